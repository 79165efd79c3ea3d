import { describe, expect, it } from "vitest";
import { fileOfStep, filesOfStep, readExampleSteps } from "./example-steps.ts";

const steps = readExampleSteps();
const step = (number: number) => {
  const found = steps.find((one) => one.number === number);
  if (!found) throw new Error(`no step ${number}`);
  return found;
};

describe("the steps of the examples", () => {
  it("are the folders in the order of their numbers, and the example itself", () => {
    expect(steps.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `basic/step-${number}`));
    expect(step(5).folders).toEqual(["examples/basic/steps/5-top-bar", "examples/basic/steps/6-keys"]);
    expect(step(7).folders).toEqual([]);
  });

  it("have the example's files, but for those in their own folder, or else in that of the next step", () => {
    expect(fileOfStep(step(2), "App.tsx")).toBe("examples/basic/steps/2-card/App.tsx");
    expect(fileOfStep(step(2), "user/card.tsx")).toBe("examples/basic/src/user/card.tsx");
    expect(fileOfStep(step(5), "App.tsx")).toBe("examples/basic/steps/6-keys/App.tsx");
    expect(fileOfStep(step(5), "editor/topbar.tsx")).toBe("examples/basic/steps/5-top-bar/editor/topbar.tsx");
    expect(fileOfStep(step(7), "editor/topbar.tsx")).toBe("examples/basic/src/editor/topbar.tsx");
  });

  it("consist of what their entry leads to, and of nothing that comes later", async () => {
    const first = [...(await filesOfStep(step(1))).keys()].sort();
    expect(first).toEqual([
      "App.tsx",
      "editor/fields.tsx",
      "editor/use-settings.ts",
      "error-boundary.tsx",
      "index.css",
      "main.tsx",
      "user/blocks.css",
      "user/container.tsx",
      "user/text.tsx",
    ]);
    expect([...(await filesOfStep(step(5))).keys()]).not.toContain("editor/shortcuts.tsx");
    expect([...(await filesOfStep(step(6))).keys()]).toContain("editor/shortcuts.tsx");
  });
});
