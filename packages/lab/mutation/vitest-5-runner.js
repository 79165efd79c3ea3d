import { strykerPlugins as plugins } from "@stryker-mutator/vitest-runner";

export { strykerValidationSchema } from "@stryker-mutator/vitest-runner";

const [{ factory, ...plugin }] = plugins;

const failed = 1; // TestStatus.Failed

/** With more tests, matching their names takes longer than running all tests of their files. */
const maxNames = 100;

/** Matches the full names of these tests. Stryker joins the names of their suites by spaces, Vitest 5 by " > ". */
function namePattern(testIds) {
  if (testIds.length === 0 || testIds.length > maxNames) return "";
  const names = testIds.map((id) =>
    id
      .slice(id.indexOf("#") + 1)
      .replace(/[|\\{}()[\]^$+*?.]/g, "\\$&")
      .replaceAll(" ", "(?: > | )"),
  );
  return new RegExp(`^(?:${names.join("|")})$`);
}

/**
 * Stryker's runner for Vitest, corrected. It selects tests by names that Vitest 5 does not use, and counts a mutant as a survivor
 * if its module can no longer be imported. So the names are matched here, and a file without tests has failed.
 */
function createRunner(injector) {
  const runner = factory(injector);
  const run = runner.run.bind(runner);
  runner.run = async ({ testIds = [], ...others }) => {
    const files = new Set(testIds.map((id) => id.split("#")[0]));
    runner.ctx.setGlobalTestNamePattern(namePattern(testIds));
    const result = await run(files.size > 0 ? { ...others, testFiles: [...files] } : others);
    const broken = runner.ctx.state
      .getFiles()
      .find(({ tasks, result }) => result?.state === "fail" && tasks.length === 0);
    if (!broken) return result;
    const id = `${broken.name}#`;
    const failure = { id, name: broken.name, status: failed, timeSpentMs: 0, failureMessage: "cannot be imported" };
    return { ...result, tests: [...(result.tests ?? []), failure] };
  };
  return runner;
}
createRunner.inject = factory.inject;

export const strykerPlugins = [{ ...plugin, factory: createRunner }];
