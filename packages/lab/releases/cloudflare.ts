import { setTimeout } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readRelease } from "../../../build/served/release.ts";
import { builtWorker } from "../../../e2e/support/serve-worker.ts";
import { deployRelease } from "../../deploy/deploy-release.ts";
import { liveVersions } from "../../deploy/live-versions.ts";
import { WranglerError } from "../../deploy/run-wrangler.ts";
import { serveFakeApi } from "../../deploy/test/fake-api.ts";
import { FakeVersions } from "../../deploy/test/fake-versions.ts";
import { type FakeCloudflare, fakeWrangler } from "../../deploy/test/fake-wrangler.ts";
import type { Release } from "./make-releases.ts";

/** A release to deploy. */
export type BuiltRelease = Pick<Release, "number" | "outDir">;

export interface DeployOptions {
  isPreview?: boolean;
  /** A command of wrangler that fails without any effect. */
  failsAt?: string;
  /** A command of wrangler that fails after its effect. */
  failsAfter?: string;
  /** Called before each command. */
  before?: (command: string) => void | Promise<void>;
  /** Called when the deploy waits for a running clean-up. */
  onWait?: () => void;
}

/** A fake Cloudflare. Every release is a version of the worker; all share KV and D1. Requests go to the deployed version. */
export interface Cloudflare {
  url: string;
  logs: string[];
  /** Releases with a deployed or deployable version. */
  live(): BuiltRelease[];
  /** Keys of KV, and hashes of pages in the search database. */
  stored(): Promise<Set<string>>;
  /** Uploads a release and deploys it. `now` is in seconds. */
  deploy(release: BuiltRelease, now: number, options?: DeployOptions): Promise<void>;
  rollBack(release: BuiltRelease): Promise<void>;
  /** Deploys a new version without a tag, as `wrangler secret put` does. */
  changeSecret(): void;
  stop(): Promise<void>;
}

/** A deployment reaches Cloudflare's locations one after another: for the next requests, either version may answer. */
const script = `let deployed, before, undecided = 0;
export default { fetch(request, versions) {
  const next = request.headers.get("X-Deploy");
  if (!next) return versions[undecided-- > 0 && Math.random() < 0.5 ? before : deployed].fetch(request);
  [before, deployed, undecided] = [deployed ?? next, next, 300];
  return new Response();
} };`;

const nameOf = ({ number }: BuiltRelease) => `version-${number}`;

/** @param deployable number of versions, the newest ones, that are deployable; a hundred at Cloudflare */
export async function startCloudflare(releases: BuiltRelease[], deployable = 100): Promise<Cloudflare> {
  const logs: string[] = [];
  const serviceBindings = Object.fromEntries(releases.map((release) => [nameOf(release), nameOf(release)]));
  const front = { name: "front", modules: true, script, compatibilityDate: "2026-10-20", serviceBindings };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [front, ...releases.map((release) => builtWorker(release.outDir, nameOf(release)))],
      host: "127.0.0.1",
      port: 0,
      cf: false, // no geographic data
      handleStructuredLogs: ({ message }) => void logs.push(message),
    }),
  );
  const url = (await miniflare.ready).origin;
  const [firstRelease] = releases as [BuiltRelease];
  const kv = await miniflare.getKVNamespace("PAGES", nameOf(firstRelease));
  const d1 = await miniflare.getD1Database("SEARCH", nameOf(firstRelease));

  await d1.batch(
    ["CREATE TABLE fake_clock (time INTEGER)", "INSERT INTO fake_clock VALUES (0)"].map((sql) => d1.prepare(sql)),
  );
  const versions = new FakeVersions(deployable);
  /** Number of running deploys. */
  let runningDeploys = 0;
  /** The release of each version, by its id. */
  const releaseOf = new Map<string, BuiltRelease>();

  async function pointTo(release: BuiltRelease): Promise<void> {
    await (await fetch(url, { headers: { "X-Deploy": nameOf(release) } })).text();
  }

  async function listKeys(): Promise<string[]> {
    const keys: string[] = [];
    let cursor: string | null = null;
    do {
      const list = await kv.list({ cursor });
      keys.push(...list.keys.map(({ name }) => name));
      cursor = list.list_complete ? null : list.cursor;
    } while (cursor);
    return keys;
  }

  /** Cloudflare as the fake wrangler sees it while it deploys a release. */
  const cloudflareFor = (release: BuiltRelease): FakeCloudflare => ({
    put: (key, value) => kv.put(key, value),
    delete: (key) => kv.delete(key),
    async query(statements) {
      const results = await d1.batch(statements.map((statement) => d1.prepare(statement)));
      return results.map(({ results }) => results);
    },
    async upload(tag, isPreview) {
      releaseOf.set(versions.add(tag, isPreview), release);
      if (!isPreview) await pointTo(release);
    },
  });

  const { api, stop } = await serveFakeApi(() => ({
    deployable: versions.deployable().toReversed(),
    deployed: versions.deployed ? [versions.deployed] : [],
    find: (id) => versions.all.find((version) => version.id === id),
  }));

  return {
    url,
    logs,
    live: () => versions.live().map(({ id }) => releaseOf.get(id) as BuiltRelease),
    async stored() {
      const { results } = await d1.prepare("SELECT hash FROM pages").all<{ hash: string }>();
      return new Set([...(await listKeys()), ...results.map(({ hash }) => hash)]);
    },
    async deploy(release, now, { isPreview = false, failsAt, failsAfter, before, onWait } = {}) {
      await d1.prepare("UPDATE fake_clock SET time = ?").bind(now).run();
      runningDeploys++;
      await deployRelease(await readRelease(release.outDir), {
        now: "(SELECT time FROM fake_clock)",
        async wait(milliseconds) {
          onWait?.();
          await setTimeout(50);
          // Time passes only if no other deploy is left that could release the lock.
          const elapsedSeconds = runningDeploys === 1 ? milliseconds / 1000 : 0;
          await d1.prepare("UPDATE fake_clock SET time = time + ?").bind(elapsedSeconds).run();
        },
        previewAlias: isPreview ? "preview" : null,
        liveVersions: () => liveVersions(api),
        async run(args) {
          const { name, execute } = fakeWrangler(cloudflareFor(release), args);
          await before?.(name);
          if (name === failsAt) throw new WranglerError(`interrupted before ${name}`);
          const result = await execute();
          if (name === failsAfter) throw new WranglerError(`interrupted after ${name}`);
          return result;
        },
      }).finally(() => runningDeploys--);
    },
    async rollBack(release) {
      const id = [...releaseOf].findLast(([, other]) => other === release)?.[0] ?? "";
      versions.rollBack(id);
      await pointTo(release);
    },
    changeSecret() {
      const release = releaseOf.get(versions.deployed ?? "") as BuiltRelease;
      versions.changeSecret();
      releaseOf.set(versions.deployed ?? "", release);
    },
    async stop() {
      stop();
      await miniflare.dispose();
    },
  };
}
