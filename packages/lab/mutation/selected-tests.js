import { relative } from "node:path";
import { beforeEach, inject } from "vitest";

// Evaluated before the tests, so that Stryker runs all of them for mutants of constants.
if (inject("mode") === "dry-run") await import("../../../worker/index.ts");

/** Tests that cover the mutant, such as "worker/records.test.ts#suite > test". Empty: all. */
const testIds = new Set(inject("testIds"));

// Test name patterns of Vitest take seconds to match hundreds of names.
beforeEach(({ task, skip }) => {
  const id = `${relative(".", task.file.filepath)}#${task.fullTestName}`;
  skip(testIds.size > 0 && !testIds.has(id), "does not cover the mutant");
});
