import { describe, expect, it } from "vitest";
import { filesOfStep } from "../../test/files-of-step.ts";
import { fileOfStep, readExampleSteps } from "./example-steps.ts";

const steps = readExampleSteps();
const step = (name: string) => {
  const match = steps.find((one) => one.name === name);
  if (!match) throw new Error(`no step ${name}`);
  return match;
};

describe("the steps of the examples", () => {
  it("are the folders in the order of their numbers, and the example itself", () => {
    const named = (example: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${example}/step-${index + 1}`);
    expect(steps.map(({ name }) => name)).toEqual([...named("first-editor", 3), ...named("tutorial", 5)]);
    expect(step("tutorial/step-3").folders).toEqual([
      "examples/tutorial/steps/3-settings",
      "examples/tutorial/steps/4-toolbox",
    ]);
    expect(step("tutorial/step-5").folders).toEqual([]);
  });

  it("have the example's files, unless their own folder or a later step's folder has another version", () => {
    const file = (number: number, path: string) => fileOfStep(step(`tutorial/step-${number}`), path);
    expect(file(2, "App.tsx")).toBe("examples/tutorial/steps/2-edit-text/App.tsx");
    expect(file(1, "user/container.tsx")).toBe("examples/tutorial/steps/2-edit-text/user/container.tsx");
    expect(file(2, "user/card.tsx")).toBe("examples/tutorial/src/user/card.tsx");
    expect(file(5, "App.tsx")).toBe("examples/tutorial/src/App.tsx");
  });

  it("only contain files that their entry imports at that step", async () => {
    const files = async (number: number) => [...(await filesOfStep(step(`tutorial/step-${number}`))).keys()];
    expect((await files(1)).sort()).toEqual(["App.tsx", "main.tsx", "user/container.tsx", "user/text.tsx"]);
    expect(await files(3)).not.toContain("editor/toolbox.tsx");
    expect(await files(4)).toContain("editor/toolbox.tsx");
  });
});
