import { basePath } from "browser/base-path.ts";
import { ContentError, isWarning, type Problem } from "files/problems.ts";
import { step } from "files/steps.ts";
import type { SearchRecord } from "../shared/search-record.ts";
import { aclForDryRun, aclForPush, algoliaRecords, compareRecords, pushRecords } from "./algolia/push-records.ts";
import { aclOf, algoliaHosts } from "./algolia/search-settings.ts";
import { reportUnhandledRejections } from "./base/report-problems.ts";
import { checkBasePath } from "./checks/check-base-path.ts";
import { rankedDocs, recordsOf } from "./search/search-records.ts";
import { readSettings } from "./settings/settings.ts";
import { openPageIndex } from "./sources/page-index.ts";
import { readPages } from "./steps/read-site.ts";

// `npm run search:push`: replaces the records in Algolia. `--dry-run` only shows the changes. No build or page ever
// reads `ALGOLIA_ADMIN_KEY`.
const dryRun = process.argv.includes("--dry-run");
const names = ["ALGOLIA_APP_ID", "ALGOLIA_ADMIN_KEY", "ALGOLIA_INDEX_NAME"];
const contentDir = "content";

let isPushing = false;

reportUnhandledRejections();
try {
  await push();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  if (isPushing) console.error("\n`npm run search:push -- --dry-run` shows the state of the index.");
  process.exitCode = 1;
}

async function push(): Promise<void> {
  checkBasePath(basePath);
  const missing = names.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0) {
    const hint =
      "Algolia's dashboard has them: the application's id, a key with write permissions, the name of the index.";
    throw new Error(`${missing.join(", ")} must be set in the environment. ${hint}`);
  }
  const [appId = "", apiKey = "", indexName = ""] = names.map((name) => process.env[name]?.trim());
  const index = { appId, apiKey, indexName, hosts: algoliaHosts(process.env) };
  await step("key", async () => {
    const acl = await aclOf(index);
    const missingPermissions = (dryRun ? aclForDryRun : aclForPush).filter((permission) => !acl.includes(permission));
    if (missingPermissions.length > 0) {
      throw new Error(
        `ALGOLIA_ADMIN_KEY lacks the permissions ${missingPermissions.join(", ")}. It has: ${acl.join(", ")}.`,
      );
    }
    return [undefined, `application ${appId}, index ${indexName}`];
  });
  const records = await step("records", readRecords);
  const { added, changed, removed } = await step("compare", async () => {
    const changes = await compareRecords(index, records);
    const { added, changed, removed } = changes;
    return [changes, `${added.length} new, ${changed.length} changed, ${removed.length} removed`];
  });
  if (dryRun) {
    const lines = [
      ...added.map((id) => `+ ${id}`),
      ...changed.map((id) => `~ ${id}`),
      ...removed.map((id) => `- ${id}`),
    ];
    return console.log([...lines, "Nothing was changed: this was a dry run."].join("\n"));
  }
  isPushing = true;
  await step("push", async () => {
    await pushRecords(index, records);
    return [undefined, `${records.length} records in ${indexName}`];
  });
}

async function readRecords(): Promise<[ReturnType<typeof algoliaRecords>, string]> {
  const settings = await readSettings(contentDir);
  const index = await openPageIndex(contentDir);
  try {
    const problems: Problem[] = [];
    const { pages } = await readPages(contentDir, settings, index, { isPreview: false, problems });
    if (!problems.every(isWarning)) throw new ContentError(problems);
    const ranked = rankedDocs(
      settings,
      pages.filter((page) => page.kind === "doc"),
    );
    const records: SearchRecord[] = [];
    for (const page of ranked) records.push(...recordsOf(settings, page, (await page.doc.body()).sections));
    if (records.length === 0) throw new ContentError([{ file: contentDir, message: "has no docs page to search" }]);
    return [algoliaRecords(records, settings.site.origin + basePath.slice(0, -1)), `${records.length} sections`];
  } finally {
    index.close();
  }
}
