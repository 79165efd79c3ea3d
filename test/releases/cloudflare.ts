import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { putOnline, WranglerError } from "../../build/online/put-online.ts";
import { builtWorker } from "../../e2e/support/serve-worker.ts";
import type { Release } from "./make-releases.ts";

/** Every release is a version of the worker; all share KV and D1. The deployment says which version answers. */
export interface Cloudflare {
  address: string;
  logs: string[];
  /** Uploads a release and deploys it, unless it is interrupted in between. */
  deploy(release: Release, now: number, isInterrupted?: boolean): Promise<void>;
  rollBack(release: Release): Promise<void>;
  stop(): Promise<void>;
}

/** A deployment reaches Cloudflare's locations one after another: for some requests, either version may answer. */
const script = `let deployed, before, undecided = 0;
export default { fetch(request, versions) {
  const next = request.headers.get("X-Deploy");
  if (!next) return versions[undecided-- > 0 && Math.random() < 0.5 ? before : deployed].fetch(request);
  [before, deployed, undecided] = [deployed ?? next, next, 300];
  return new Response();
} };`;

const nameOf = ({ number }: Release) => `version-${number}`;

export async function startCloudflare(releases: Release[]): Promise<Cloudflare> {
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
  const address = (await miniflare.ready).origin;
  const [first] = releases as [Release];
  const kv = await miniflare.getKVNamespace("PAGES", nameOf(first));
  const d1 = await miniflare.getD1Database("SEARCH", nameOf(first));

  async function point(release: Release): Promise<void> {
    await (await fetch(address, { headers: { "X-Deploy": nameOf(release) } })).text();
  }

  /** Does what wrangler would. */
  async function wrangler(words: string[], release: Release, isInterrupted: boolean): Promise<string> {
    const file = () => readFileSync(words.find((word) => word.startsWith(release.outDir)) ?? "", "utf8");
    const command = words.slice(0, 3).join(" ");
    if (command === "kv key list") {
      const keys: { name: string }[] = [];
      let cursor: string | null = null;
      do {
        const list = await kv.list({ cursor });
        keys.push(...list.keys);
        cursor = list.list_complete ? null : list.cursor;
      } while (cursor);
      return JSON.stringify(keys);
    }
    if (command === "kv bulk put") {
      for (const { key, value, base64 } of JSON.parse(file()) as { key: string; value: string; base64?: boolean }[]) {
        await kv.put(key, base64 ? Buffer.from(value, "base64") : value);
      }
    } else if (command === "kv bulk delete") {
      for (const key of JSON.parse(file()) as string[]) await kv.delete(key);
    } else if (command === "d1 execute SEARCH") {
      const sql = words.includes("--file") ? file() : (words.at(-1) ?? "");
      const statements = sql.split(";\n").filter(Boolean);
      return JSON.stringify(await d1.batch(statements.map((statement) => d1.prepare(statement))));
    } else if (command === "deploy") {
      if (isInterrupted) throw new WranglerError("interrupted between upload and deploy");
      await point(release);
    } else {
      throw new Error(`unexpected: wrangler ${words.join(" ")}`);
    }
    return "";
  }

  return {
    address,
    logs,
    deploy: (release, now, isInterrupted = false) =>
      putOnline(release.outDir, { now, run: (words) => wrangler(words, release, isInterrupted) }),
    rollBack: point,
    stop: () => miniflare.dispose(),
  };
}
