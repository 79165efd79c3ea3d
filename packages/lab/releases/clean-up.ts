import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../../build/base/temporary-folder.ts";
import { type BuiltRelease, type Cloudflare, type DeployOptions, startCloudflare } from "./cloudflare.ts";
import { folderOf } from "./make-releases.ts";

// Simulates some months of deploys, rollbacks, previews and failures of four releases, and checks the keys in KV and D1. `run.ts`
// runs this test after the readers, or with `--sabotage` once for each break of `sabotage.ts`, in a separate process.

/** Number of deployable versions; a hundred at Cloudflare. */
const deployableVersions = 4;
const day = 24 * 60 * 60;

export type FourReleases = [BuiltRelease, BuiltRelease, BuiltRelease, BuiltRelease];

/** Keys of KV and hashes of search pages that a release needs. */
async function keysNeededBy({ outDir }: BuiltRelease): Promise<Set<string>> {
  const [records, files, pages] = await Promise.all(
    ["records", "assets/_assets", "search"].map((folder) => readdir(join(outDir, folder))),
  );
  const loaded = files?.filter((name) => !/^og-|\.html$/.test(name)) ?? [];
  return new Set([...(records ?? []), ...loaded.map((name) => `/_assets/${name}`), ...(pages ?? [])]);
}

/** Runs the test, and reports each problem as a line of text. */
export async function cleanUp(releases: FourReleases, report: (line: string) => void): Promise<void> {
  const [a, b, c, d] = releases;
  const cloudflare = await startCloudflare(releases, deployableVersions);
  const needs = new Map<number, Set<string>>();
  for (const release of releases) needs.set(release.number, await keysNeededBy(release));

  async function expectStored(
    when: string,
    expected: BuiltRelease[],
    deletedReleases: BuiltRelease[] = [],
  ): Promise<void> {
    process.exitCode = 0; // failed deploys set it
    const stored = await cloudflare.stored();
    for (const { number } of [...cloudflare.live(), ...expected]) {
      const missingKeys = needs.get(number)?.difference(stored).size ?? 0;
      if (missingKeys > 0) report(`${when}: release ${number} lacks ${missingKeys} keys`);
    }
    for (const { number } of deletedReleases) {
      const ownKeys = [...(needs.get(number) ?? [])].filter((key) =>
        expected.every((release) => !needs.get(release.number)?.has(key)),
      );
      const leftKeys = ownKeys.filter((key) => stored.has(key)).length;
      if (leftKeys > 0) report(`${when}: ${leftKeys} keys of release ${number} are left`);
    }
  }

  let today = 0;
  /** Deploys a release, or uploads a preview of it, after some days. */
  function deploy(release: BuiltRelease, days: number, options: DeployOptions = {}): Promise<void> {
    today += days * day;
    return cloudflare.deploy(release, today, options);
  }
  /** Deploys a release until no other one is deployable. */
  async function replaceAll(release: BuiltRelease): Promise<void> {
    for (let count = 0; count < deployableVersions; count++) await deploy(release, 1);
  }

  await deploy(a, 0);
  await deploy(b, 1);
  await cloudflare.rollBack(a);
  await deploy(c, 30);
  await expectStored("a month after a rollback", [a, b, c]);
  await deploy(c, 31);
  await expectStored("two months after a rollback", [a, b, c]);

  await cloudflare.rollBack(b);
  for (let count = 0; count < deployableVersions; count++) await deploy(c, 1, { isPreview: true });
  await expectStored("after more previews than versions are deployable", [a, b, c]);
  await deploy(c, 40, { isPreview: true });
  await expectStored("a month after that", [b, c], [a]);
  await deploy(c, 1);
  await deploy(c, 29);
  await expectStored("29 days after a release was served for the last time", [b, c]);

  // A clean-up is interrupted after it has deleted keys, and the next release needs them.
  await deploy(c, 1, { failsAfter: "kv bulk delete" });
  await expectStored("after an interrupted clean-up", [c]);
  await deploy(b, 0);
  await expectStored("after a release that needs what an interrupted clean-up was deleting", [b, c]);

  // A preview needs keys that a running clean-up is about to delete.
  await replaceAll(c);
  let preview: Promise<void> | undefined;
  await deploy(c, 30, {
    async before(command) {
      if (command !== "kv bulk delete" || preview) return;
      const { promise: waits, resolve: onWait } = Promise.withResolvers<void>();
      preview = deploy(b, 0, { isPreview: true, onWait });
      await Promise.race([preview, waits]);
    },
  });
  await preview;
  await expectStored("after a preview in the middle of a clean-up", [b, c]);

  const copy = temporaryFolder("release");
  await cp(a.outDir, copy.path, { recursive: true });
  await Promise.all([deploy(a, 1), deploy({ ...a, outDir: copy.path }, 0), deploy(d, 0)]);
  copy.remove();
  await expectStored("after three deploys at once", [a, c, d]);

  await replaceAll(c);
  cloudflare.changeSecret();
  await deploy(c, 31);
  await expectStored("with a deployable version that has no list", [a, c, d]);
  await replaceAll(c);
  await deploy(c, 1);
  await deploy(c, 30);
  await expectStored("at the end", [c], [a, b, d]);
  for (const line of [...(await failedRequests(cloudflare)), ...cloudflare.logs]) report(line);
  await cloudflare.stop();
}

/** Requests that the deployed worker fails to answer. It has no pages in memory yet. */
async function failedRequests({ url }: Cloudflare): Promise<string[]> {
  const paths = ["/docs/overview", "/docs/guides/second", "/support", "/blog/archive", "/docs/overview.md"];
  const pages = await Promise.all(paths.map(async (path) => ({ path, status: (await fetch(url + path)).status })));
  const body = '{"requests":[{"query":"install"}]}';
  const hits = await (await fetch(`${url}/1/indexes/*/queries`, { method: "POST", body })).text();
  return [
    ...pages.filter(({ status }) => status !== 200).map(({ path, status }) => `at the end: ${path} is ${status}`),
    ...(hits.includes('"objectID"') ? [] : ["at the end: a search finds nothing"]),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const fail = (line: string) => {
    console.error(line);
    process.exit(1); // one problem is enough to detect a break
  };
  const built = ([0, 1, 2, 3] as const).map((number) => ({ number, outDir: folderOf(number) }));
  await cleanUp(built as FourReleases, fail).catch((error) => fail(String(error)));
  process.exit(0);
}
