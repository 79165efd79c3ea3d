import { resolve } from "node:path";
import { strykerPlugins as plugins } from "@stryker-mutator/vitest-runner";

export { strykerValidationSchema } from "@stryker-mutator/vitest-runner";

const [{ factory, ...plugin }] = plugins;

const failedStatus = 1; // TestStatus.Failed

/**
 * Stryker's runner for Vitest, in a third of the time: selected-tests.js skips the tests that do not cover a mutant. A module's
 * own tests run first and the worker's last, and the first failure ends the run.
 */
function createRunner(injector) {
  const runner = factory(injector);
  const run = runner.run.bind(runner);
  runner.run = async ({ testIds = [], ...options }) => {
    runner.ctx.provide("testIds", testIds);
    if (testIds.length === 0) return run(options);
    const ownTest = options.relatedFiles[0].replace(/\.tsx?$/, ".test.ts");
    const phaseOf = (file) => (file === ownTest ? 0 : file.includes("/test/worker/") ? 2 : 1);
    const files = new Set(testIds.map((id) => resolve(id.split("#")[0])));
    let result;
    for (const [, testFiles] of [...Map.groupBy(files, phaseOf)].sort(([a], [b]) => a - b)) {
      const { tests = [], ...rest } = await run({ ...options, testFiles });
      result = { ...rest, tests: [...(result?.tests ?? []), ...tests] };
      if (rest.status !== "complete" || tests.some(({ status }) => status === failedStatus)) break;
    }
    return result;
  };
  return runner;
}
createRunner.inject = factory.inject;

export const strykerPlugins = [{ ...plugin, factory: createRunner }];
