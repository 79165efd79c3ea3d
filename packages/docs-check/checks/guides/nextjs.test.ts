import { expect, test } from "vitest";
import { runModule } from "../../harness-node/run-module.ts";

test("#admin: a Server Component cannot import the package", () => {
  const output = runModule('import "@craftjs/core"', "--conditions=react-server");
  expect(output).toContain("createContext is not a function");
});

test("#notes: localStorage does not exist on the server", () => {
  expect(runModule("localStorage.getItem('page')")).toContain("localStorage is not defined");
});
