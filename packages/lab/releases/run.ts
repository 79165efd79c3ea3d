import { parseArgs } from "node:util";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { cleanUp, type FourReleases } from "./clean-up.ts";
import { type BuiltRelease, startCloudflare } from "./cloudflare.ts";
import { makeRelease, type Release } from "./make-releases.ts";
import { Readers } from "./readers.ts";
import { runReleaseSabotage } from "./run-sabotage.ts";

// `npm run releases -w lab -- --releases 20` deploys one release after another, some of them rolled back and some interrupted
// between upload and deploy, while readers visit the site and navigate in open tabs, and reports wrong responses. All versions
// are loaded into the runtime at the start. Not tested: the upload, Cloudflare's cache in front of each version, and the
// minute that a new KV key takes to reach other locations.
// `npm run releases -w lab -- --sabotage` runs only the test of the clean-up, with known breaks, and checks that it detects each.
const { values } = parseArgs({
  options: { releases: { type: "string", default: "4" }, sabotage: { type: "boolean", default: false } },
});
const count = Math.max(3, Number(values.releases));
const perSecond = 50;
const [fetchingTabs, chromiumTabs] = [6, 4];
const day = 24 * 60 * 60;

const isInterrupted = (number: number) => number % 5 === 2;
const isRolledBack = (number: number) => number % 5 === 3;

const releases: Release[] = [];
for (let number = 0; number <= count; number++) releases.push(await makeRelease(number));

if (values.sabotage) {
  await runReleaseSabotage();
  process.exit();
}

const cloudflare = await startCloudflare(releases);
const [firstRelease, ...laterReleases] = releases as [Release, ...Release[]];
const now = Math.floor(Date.now() / 1000);
await cloudflare.deploy(firstRelease, now);

const readers = new Readers(cloudflare.url, releases);
const browser = await launchChromium();
let isOver = false;
const reportFailure = (error: Error) => void readers.problems.push(error.message);
const tabs = Array.from({ length: fetchingTabs }, () => readers.openTab(() => isOver).catch(reportFailure));
for (let tab = 0; tab < chromiumTabs; tab++) {
  const page = await readers.openPage(await browser.newContext(), true);
  const keepFollowing = async () => {
    while (!isOver) await readers.follow(page);
  };
  tabs.push(keepFollowing().catch(reportFailure));
}
let [startedVisits, visits] = [0, 0];
const start = performance.now();
const load = setInterval(() => {
  // On a busy machine, fewer visits begin, so that it is not overloaded.
  for (
    const due = ((performance.now() - start) / 1000) * perSecond;
    startedVisits < due && startedVisits < visits + perSecond;
    startedVisits++
  ) {
    void readers
      .visit()
      .catch(reportFailure)
      .finally(() => visits++);
  }
}, 1000 / perSecond);

/** Waits until as many further visits have ended as begin in four seconds. */
async function waitForVisits(): Promise<void> {
  const targetVisits = visits + 4 * perSecond;
  while (visits < targetVisits) await new Promise((resolve) => setTimeout(resolve, 50));
}

const openPages = [];
const sharedContext = await browser.newContext();
let servedRelease = firstRelease;
for (const release of laterReleases) {
  await waitForVisits();
  await cloudflare.deploy(
    release,
    now + release.number * day,
    isInterrupted(release.number) ? { failsAt: "deploy" } : {},
  );
  process.exitCode = 0; // an interrupted deploy sets a failing exit code
  if (isInterrupted(release.number)) continue;
  openPages.push(await readers.openPage(sharedContext, release.number % 2 === 0));
  await waitForVisits();
  if (isRolledBack(release.number)) await cloudflare.rollBack(servedRelease);
  else servedRelease = release;
  console.log(`Release ${release.number} of ${count}: ${readers.requests} requests, ${readers.problems.length} wrong`);
}
await waitForVisits();
clearInterval(load);
const seconds = (performance.now() - start) / 1000;
isOver = true;
await Promise.all(tabs);
for (const page of openPages) await readers.follow(page).catch(reportFailure);
await browser.close();
await cloudflare.stop();

const allProblems = [...readers.problems, ...cloudflare.logs];
await cleanUp(releases.slice(-4) as BuiltRelease[] as FourReleases, (line) => void allProblems.push(line));
process.exitCode = 0;
console.table({
  releases: laterReleases.length,
  interrupted: laterReleases.filter(({ number }) => isInterrupted(number)).length,
  "rolled back": laterReleases.filter(({ number }) => isRolledBack(number)).length,
  "visits/s": Math.round(visits / seconds),
  requests: readers.requests,
  navigations: readers.navigations,
  "full loads for a newer release": readers.reloads,
  "tabs of old releases": openPages.length,
  wrong: allProblems.length,
});
const problemGroups = Map.groupBy(allProblems, (line) => line);
for (const [line, all] of problemGroups) console.error(`${all.length} × ${line}`);
if (allProblems.length > 0) process.exitCode = 1;
