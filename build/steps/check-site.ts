import { ContentError, isWarning, type Problem, reportOf } from "files/problems.ts";
import { step } from "files/steps.ts";
import { writeAtomically } from "files/write-atomically.ts";
import { checkContent } from "../checks/check-content.ts";
import { checkLengths } from "../checks/check-lengths.ts";
import { checkOtherNames } from "../checks/check-other-names.ts";
import type { Site } from "./read-site.ts";

interface Options {
  /** Names of the page editors at `/examples/…`, and names of their steps. */
  examples: string[];
  /** Problems of individual pages. */
  problems: Problem[];
  isPreview?: boolean | undefined;
  /** Whether warnings are errors. */
  strict?: boolean | undefined;
  /** File for all problems, as JSON. */
  problemsFile?: string | undefined;
}

/**
 * Checks pages and settings against each other, and prints warnings.
 * @returns in a preview, a report of the errors, which then do not fail the build
 * @throws ContentError with all errors of the site
 */
export function checkSite(
  contentDir: string,
  { settings, pages, faulty, records, pathOfFile }: Site,
  { examples, problems: pageProblems, isPreview = false, strict = false, problemsFile }: Options,
): Promise<string> {
  return step("check", async () => {
    const result = checkContent(contentDir, settings, { pages, faulty, records, examples, pathOfFile });
    const problems = [
      ...pageProblems,
      ...result.problems,
      ...checkLengths([...pages, ...faulty]),
      ...checkOtherNames(contentDir, pages),
    ];
    if (problemsFile) await writeAtomically(problemsFile, `${JSON.stringify(problems.map(withDefaults), null, 2)}\n`);
    const isError = (problem: Problem) => (strict ? problem.severity !== "advice" : !isWarning(problem));
    const errors = problems.filter(isError);
    if (errors.length > 0 && !isPreview)
      throw new ContentError(problems.filter(({ severity }) => severity !== "advice"));
    if (problems.length > 0) console.warn(`${reportOf(problems)}\n`);
    return [reportOf(errors), `${result.links} links`];
  });
}

const withDefaults = ({ file, line = 1, column = 1, severity = "error", rule = "content", message }: Problem) => ({
  file,
  line,
  column,
  severity,
  rule,
  message,
});
