import { describe, expect, test } from "vitest";
import { runModule } from "../harness-node/run-module.ts";

describe("overview#a-small-editor", () => {
  test.each([
    ["of the browser or server", [], "function"],
    ["that a Server Component gets", ["--conditions=react-server"], "createContext is not a function"],
  ])("importing the package with the React %s", (_, options, wanted) => {
    const code = 'import { Editor } from "@craftjs/core"; console.log(typeof Editor);';
    expect(runModule(code, ...options)).toContain(wanted);
  });
});
