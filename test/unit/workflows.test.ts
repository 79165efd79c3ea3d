// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { policyProblems, type Workflow } from "./workflow-policy.ts";

const texts = Object.fromEntries(
  globSync(".github/workflows/*.yml").map((file) => [basename(file), readFileSync(file, "utf8")]),
);
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts: Record<string, boolean> };
const problems = (changed: Record<string, string> = {}) =>
  policyProblems(
    Object.fromEntries(Object.entries({ ...texts, ...changed }).map(([file, text]) => [file, parse(text) as Workflow])),
    Object.keys(allowScripts),
  );

it("all workflows follow the policy", () => {
  expect(Object.keys(texts).sort()).toEqual(
    ["check", "codeql", "deploy", "nightly", "preview", "release", "systems"].map((name) => `${name}.yml`),
  );
  expect(problems()).toEqual([]);
});

const conclusion = "github.event.workflow_run.conclusion == 'success' && ";
const isPush = " && github.event.workflow_run.event == 'push'";
const isOurs = "github.event.workflow_run.head_repository.full_name == github.repository";

describe("the policy detects that", () => {
  it.each<[string, string, string, string, string]>([
    ["a failed check is deployed", "deploy.yml", conclusion, "", "runs after a push to main that failed"],
    [
      "a pull request is deployed",
      "deploy.yml",
      isPush,
      "",
      "runs after a pull request from the main branch of a fork",
    ],
    ["another branch is deployed", "deploy.yml", "    branches: [main]\n", "", "runs after a push to a branch"],
    [
      "another commit is deployed",
      "deploy.yml",
      "github.event.workflow_run.head_sha",
      "github.sha",
      "does not deploy the checked commit",
    ],
    ["another workflow deploys", "deploy.yml", "[check]", "[nightly]", "does not run after a push to main"],
    [
      "a deploy leaves its token",
      "deploy.yml",
      "persist-credentials: false",
      "clean: true",
      "leaves the token in the checkout",
    ],
    ["an unknown environment is used", "deploy.yml", "name: production", "name: staging", "does not run|runs after"],
    [
      "another commit is released",
      "release.yml",
      "github.event.workflow_run.head_sha",
      "github.sha",
      "does not deploy the checked commit",
    ],
    ["a failed check is released", "release.yml", conclusion, "", "runs after a push to main that failed"],
    ["a fork gets a preview", "preview.yml", isOurs, "true", "runs after a pull request from a fork"],
    ["a failed check gets a preview", "preview.yml", conclusion, "", "runs after a pull request that failed"],
    ["a push gets a preview", "preview.yml", "event == 'pull_request'", "event != 'x'", "runs after a push to main"],
    [
      "a branch is checked out with secrets",
      "preview.yml",
      "persist-credentials: false",
      "ref: ${{ github.head_ref }}",
      "checks out a branch",
    ],
    [
      "a branch's workflow gets secrets",
      "preview.yml",
      "  workflow_run:\n",
      "  pull_request:\n  workflow_run:\n",
      "needs the trigger workflow_run",
    ],
    [
      "a branch's build is unpacked into the checkout",
      "preview.yml",
      "${{ runner.temp }}/site",
      ".",
      "could overwrite the checkout",
    ],
    ["secrets have no environment", "preview.yml", "    environment: preview\n", "", "secrets without an environment"],
    ["a failure is hidden by a pipe", "preview.yml", "shell: bash", "shell: sh", "a pipe hides failures"],
    [
      "a script contains an event's text",
      "preview.yml",
      "pr-$NUMBER",
      "pr-${{ github.event.number }}",
      "contains an expression",
    ],
    ["jobs may write by default", "check.yml", "contents: read", "contents: write", "not read-only"],
    ["a workflow sets no permissions", "nightly.yml", "permissions:\n  contents: read\n", "", "not read-only"],
    [
      "a pull request may write",
      "codeql.yml",
      "security-events: write",
      "issues: write",
      "needs the trigger workflow_run",
    ],
    [
      "a fork's pull request gets write access",
      "check.yml",
      "pull_request:",
      "pull_request_target:",
      "pull_request_target",
    ],
    [
      "a job may write everything",
      "nightly.yml",
      "  online:\n",
      "  online:\n    permissions: write-all\n",
      "has write access to everything",
    ],
    [
      "a job runs code without its packages",
      "codeql.yml",
      "    steps:\n",
      "    steps:\n      - run: npm run doctor\n",
      "analyze: runs code without its packages",
    ],
    ["an action is named by a tag", "codeql.yml", "@cdf488f595d80d6e07e03d4674febd5ab45fa938", "@v4", "not pinned"],
    ["packages run scripts", "nightly.yml", " --ignore-scripts", "", "install scripts are not limited"],
    [
      "another package runs scripts",
      "check.yml",
      "npm rebuild node",
      "npm rebuild fsevents node",
      "install scripts are not limited",
    ],
    [
      "all packages are rebuilt",
      "deploy.yml",
      "npm rebuild node esbuild workerd",
      "npm rebuild",
      "install scripts are not limited",
    ],
  ])("%s", (_, file, from, to, expected) => {
    const text = texts[file] ?? "";
    expect(text).toContain(from);
    expect(problems({ [file]: text.replace(from, () => to) }).join("\n")).toMatch(new RegExp(expected));
  });
});

it("the site is built and its unit tests run on Windows and macOS", () => {
  const { jobs } = parse(texts["systems.yml"] ?? "") as Workflow;
  const [job] = Object.values(jobs);
  expect(job).toMatchObject({
    "runs-on": "${{ matrix.system }}",
    strategy: { matrix: { system: ["windows-latest", "macos-latest"] } },
  });
  expect(job?.steps.flatMap(({ run = [] }) => run).slice(1)).toEqual([
    "npm run build",
    "npx vitest run --project unit",
  ]);
});

it("a deploy keeps an SBOM in CycloneDX format as an artifact", () => {
  const { jobs } = parse(texts["deploy.yml"] ?? "") as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const [, file] =
    steps.map(({ run = "" }) => /^npm sbom --sbom-format cyclonedx .*> (\S+)$/.exec(run)).find(Boolean) ?? [];
  const upload = steps.find(
    ({ uses = "", with: settings }) => uses.includes("upload-artifact") && settings?.path === file,
  );
  expect(upload?.with).toMatchObject({ name: "sbom", "if-no-files-found": "error" });
});
