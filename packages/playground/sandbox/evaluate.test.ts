import { expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";

it.each([
  ['require("react-dom/client");', '"react-dom/client" cannot be imported. App is rendered for you.'],
  ['require("lodash");', /^"lodash" cannot be imported. Available: react, /],
])("reports why %s does not run", (code, message) => {
  const files = { "App.tsx": code };
  expect(() => evaluate({ entry: "App.tsx", files })).toThrow(message);
});
