import { resolve } from "node:path";
import { strykerPlugins as plugins } from "@stryker-mutator/vitest-runner";

export { strykerValidationSchema } from "@stryker-mutator/vitest-runner";

const [{ factory, ...plugin }] = plugins;

const failedStatus = 1; // TestStatus.Failed

/**
 * Stryker's runner for Vitest, corrected and faster. Stryker selects tests by names that Vitest 5 does not use; here
 * selected-tests.js skips the other tests. Stryker counts a mutant whose module can no longer be imported as a survivor; here a
 * test file that fails without any test detects it. A module's own tests run first and the worker's last: the first failure
 * ends the run.
 */
function createRunner(injector) {
  const runner = factory(injector);
  const run = runner.run.bind(runner);
  let allFiles;

  async function runFiles(testFiles, options) {
    const result = await run({ ...options, testFiles });
    const brokenFile = runner.ctx.state
      .getFiles()
      .find(({ tasks, result }) => result?.state === "fail" && tasks.length === 0);
    if (!brokenFile) return result;
    const id = `${brokenFile.name}#`;
    const failure = {
      id,
      name: brokenFile.name,
      status: failedStatus,
      timeSpentMs: 0,
      failureMessage: "cannot be imported",
    };
    return { ...result, tests: [...(result.tests ?? []), failure] };
  }

  runner.run = async ({ testIds = [], ...options }) => {
    runner.ctx.provide("testIds", testIds);
    allFiles ??= (await runner.ctx.globTestSpecifications()).map(({ moduleId }) => moduleId);
    const files = testIds.length > 0 ? [...new Set(testIds.map((id) => resolve(id.split("#")[0])))] : allFiles;
    if (runner.ctx.getProvidedContext().mode === "dry-run") return runFiles(files, options);

    const ownTest = options.relatedFiles[0].replace(/\.tsx?$/, ".test.ts");
    const phaseOf = (file) => (file === ownTest ? 0 : file.includes("/test/worker/") ? 2 : 1);
    const phases = Map.groupBy(files, phaseOf);
    let result;
    for (const [, phase] of [...phases].sort(([a], [b]) => a - b)) {
      const { status, tests = [], ...rest } = await runFiles(phase, options);
      result = { ...rest, status, tests: [...(result?.tests ?? []), ...tests] };
      if (tests.some((test) => test.status === failedStatus)) break;
    }
    return result;
  };
  return runner;
}
createRunner.inject = factory.inject;

export const strykerPlugins = [{ ...plugin, factory: createRunner }];
