// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions
/** The parts of a GitHub Actions workflow that the policy reads. */
export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}
interface Job {
  if?: string;
  environment?: string | { name: string };
  permissions?: Record<string, string> | string;
  defaults?: { run?: { shell?: string } };
  steps: Step[];
}
interface Step {
  uses?: string;
  run?: string;
  shell?: string;
  with?: Record<string, unknown>;
}

/** Install command, followed by the packages whose install scripts may run. */
const install = "npm ci --ignore-scripts && npm rebuild";

/**
 * Checks the rules for all workflows. A job is trusted if it has secrets or write access to more than code scanning.
 * @param mayRunScripts packages whose install scripts may run
 * @returns a line for each violation
 */
export function policyProblems(workflows: Record<string, Workflow>, mayRunScripts: string[]): string[] {
  return Object.entries(workflows).flatMap(([file, workflow]) => {
    const { permissions = {}, jobs } = workflow;
    const isReadOnly = JSON.stringify(permissions) === '{"contents":"read"}';
    const workflowProblems = [
      ...(isReadOnly ? [] : ["the default permissions are not read-only"]),
      ...("pull_request_target" in workflow.on ? ["pull_request_target gives write access to forks"] : []),
    ];
    const jobProblems = Object.entries(jobs).flatMap(([name, job]) => [
      ...problemsOfSteps(job, mayRunScripts).map((problem) => `${name}: ${problem}`),
      ...(isTrusted(job) ? problemsOfTrusted(workflow, job).map((problem) => `${name}: ${problem}`) : []),
    ]);
    return [...workflowProblems, ...jobProblems].map((problem) => `${file}: ${problem}`);
  });
}

const usesSecrets = (job: Job) => /\bsecrets\b/.test(JSON.stringify(job));

const mayWriteAll = ({ permissions }: Job) => typeof permissions === "string" && permissions !== "read-all";

const isTrusted = (job: Job) =>
  usesSecrets(job) ||
  mayWriteAll(job) ||
  Object.entries(job.permissions ?? {}).some(([scope, access]) => access === "write" && scope !== "security-events");

const environmentOf = ({ environment }: Job) => (typeof environment === "string" ? environment : environment?.name);

function problemsOfSteps(job: Job, mayRunScripts: string[]): string[] {
  const isInstalled = job.steps.some(({ run = "" }) => run.startsWith("npm ci "));
  return job.steps.flatMap(({ uses, run = "", shell = job.defaults?.run?.shell }) => {
    const commands = run.split(/\n|&&/).map((command) => command.trim());
    const installIndex = commands.findIndex((command) => command.startsWith("npm ci"));
    const installCommand = `${commands[installIndex]} && ${commands[installIndex + 1]}`;
    return [
      ...(uses && !/@[0-9a-f]{40}$/.test(uses) ? [`${uses} is not pinned by a commit`] : []),
      ...(/(?<!\|)\|(?!\|)/.test(run) && shell !== "bash" ? ["a pipe hides failures without `shell: bash`"] : []),
      ...(/\$\{\{(?! matrix\.)/.test(run) ? ["a script contains an expression: pass it in `env`"] : []),
      ...(!isInstalled && /^(?:npm run|npx|node) /m.test(run) ? ["runs code without its packages"] : []),
      ...(installIndex >= 0 && installCommand !== `${install} ${mayRunScripts.join(" ")}`
        ? ["install scripts are not limited"]
        : []),
    ];
  });
}

function problemsOfTrusted(workflow: Workflow, job: Job): string[] {
  const problems: string[] = [];
  const triggers = Object.keys(workflow.on).join();
  if (triggers !== "workflow_run") problems.push(`a trusted job needs the trigger workflow_run, not ${triggers}`);
  const environment = environmentOf(job);
  if (usesSecrets(job) && !environment) problems.push("secrets without an environment");
  if (mayWriteAll(job)) problems.push("has write access to everything");
  for (const [runName, run] of Object.entries(runs)) {
    const isAllowed = environment !== undefined && (allowedRuns[environment]?.includes(runName) ?? false);
    if (doesRun(workflow, job, run) !== isAllowed)
      problems.push(`${isAllowed ? "does not run" : "runs"} after ${runName}`);
  }
  for (const { uses = "", with: settings = {} } of job.steps) {
    const isBranch = /head|pull_request/.test(String(settings.ref ?? ""));
    if (uses.startsWith("actions/checkout@")) {
      if (settings["persist-credentials"] !== false) problems.push("leaves the token in the checkout");
      if (isBranch && !isRelease(environment)) problems.push("checks out a branch");
      if (!isBranch && isRelease(environment)) problems.push("does not deploy the checked commit");
    }
    const isForeign = uses.startsWith("actions/download-artifact@") && "run-id" in settings;
    const path = String(settings.path ?? "");
    if (isForeign && !path.startsWith("${{ runner.temp }}/")) problems.push("an artifact could overwrite the checkout");
  }
  return problems;
}

/** A run of the workflow `check`, as the event `workflow_run` describes it to the workflows that follow. */
interface Run {
  event: string;
  conclusion: string;
  head_branch: string;
  head_repository: { full_name: string };
}

const repository = "own/site";
const push: Run = {
  event: "push",
  conclusion: "success",
  head_branch: "main",
  head_repository: { full_name: repository },
};
const inFork = { head_repository: { full_name: "fork/site" } };

const runs: Record<string, Run> = {
  "a push to main": push,
  "a push to main that failed": { ...push, conclusion: "failure" },
  "a push to main that was cancelled": { ...push, conclusion: "cancelled" },
  "a push to a branch": { ...push, head_branch: "topic" },
  "a pull request": { ...push, event: "pull_request", head_branch: "topic" },
  "a pull request that failed": { ...push, event: "pull_request", head_branch: "topic", conclusion: "failure" },
  "a pull request from a fork": { ...push, ...inFork, event: "pull_request", head_branch: "topic" },
  "a pull request from the main branch of a fork": { ...push, ...inFork, event: "pull_request" },
};

/** By environment: the runs of `check` after which its jobs run. */
const allowedRuns: Record<string, string[]> = {
  production: ["a push to main"],
  npm: ["a push to main"],
  preview: ["a pull request"],
};

/** Environments that get the commits of a push, after its check. */
const isRelease = (environment: string | undefined) => environment === "production" || environment === "npm";

function doesRun({ on }: Workflow, { if: condition = "true" }: Job, run: Run): boolean {
  const { branches, workflows } = (on.workflow_run ?? {}) as { branches?: string[]; workflows?: string[] };
  if (JSON.stringify(workflows) !== '["check"]' || (branches && !branches.includes(run.head_branch))) return false;
  const github = { repository, event: { workflow_run: run } };
  // GitHub's expressions use JavaScript's syntax for strings, comparisons, && and ||.
  return Boolean(new Function("github", `return ${condition.replaceAll("==", "===")}`)(github));
}
