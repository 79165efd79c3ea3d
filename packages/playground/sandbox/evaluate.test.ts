import { expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";

it.each([
  ['require("react-dom/client");', '"react-dom/client" cannot be imported. App is rendered for you.'],
  ['require("lodash");', /^"lodash" cannot be imported. Available: react, /],
])("reports why %s does not run", (code, message) => {
  const files = { "App.tsx": code };
  expect(() => evaluate({ entry: "App.tsx", files })).toThrow(message);
});

it("returns the class names of a CSS module unchanged, and adds its styles", () => {
  const code = 'exports.default = Object.assign(() => null, { names: require("./a.module.css").default });';
  const { App, styles } = evaluate({ entry: "App.tsx", files: { "App.tsx": code, "a.module.css": ".big {}" } });
  expect([App, styles]).toEqual([expect.objectContaining({ names: expect.anything() }), [".big {}"]]);
  expect((App as never as { names: { big: string } }).names.big).toBe("big");
});
