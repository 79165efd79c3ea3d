import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { writeAtomically } from "files/write-atomically.ts";
import { siteOptions } from "../../build.ts";
import { contentHash } from "../base/hash.ts";
import { commonOptions } from "../bundle/options.ts";
import type { BuiltSite } from "../steps/write-release.ts";

export interface DevWorker {
  file: string;
  /** Shows a build on all open pages. */
  show(built: BuiltSite): Promise<void>;
  /** Shows the problems of a build on all open pages. */
  showProblem(problem: string): void;
}

/**
 * Writes the dev worker (`worker/dev.ts`), which wraps the site's worker, with a placeholder for the site. `wrangler dev`
 * restarts it when its files change. The worker gets the manifest from this process, not from a file, so that editing
 * a page needs no restart.
 */
export async function writeDevWorker(outDir: string): Promise<DevWorker> {
  const writtenCode = new Map<string, string>();
  const write = async (file: string, code: string) => {
    if (writtenCode.get(file) === code) return; // each write reloads the worker
    await writeAtomically(join(outDir, "dev", file), code);
    writtenCode.set(file, code);
  };
  const [worker, script] = await Promise.all([
    bundle("worker/dev.ts", ["./index.js", "./manifest.js", "./dev-state.js"]),
    bundle("client/dev.ts"),
  ]);
  let manifest: BuiltSite["manifest"] | undefined;
  let start = "";
  let problem = "";
  const listeners = new Set<ServerResponse>();
  const send = (listener: ServerResponse) =>
    listener.write(`retry: 200\ndata: ${JSON.stringify({ release: manifest?.release ?? "", problem })}\n\n`);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const isCurrent = searchParams.get("start") === start;
    if (pathname === "/manifest") {
      const isNew = isCurrent && manifest && request.headers["if-none-match"] !== manifest.release;
      response.writeHead(isNew ? 200 : 304).end(isNew ? JSON.stringify(manifest) : undefined);
      return;
    }
    response.writeHead(200, eventHeaders);
    if (!isCurrent) return void response.end("retry: 200\n\n"); // of a worker that is about to be replaced
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    send(response);
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const builder = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const writeState = () =>
    write("dev-state.js", `export const [builder, script, start] = ${JSON.stringify([builder, script, start])};`);

  await mkdir(join(outDir, "assets"), { recursive: true });
  await write("index.js", "export default null;");
  await write("manifest.js", 'export const manifest = { release: "" };');
  await write("dev.js", worker);
  await writeState();
  return {
    file: join(outDir, "dev/dev.js"),
    async show(built) {
      // The worker has to restart when one of these changes.
      const { assets, inlineScripts, search } = built.manifest;
      const manifestJson = JSON.stringify({ release: "", assets, inlineScripts, search });
      const files = built.assets.flatMap(({ path, contents }) => [path, contents]);
      const next = contentHash(built.worker, built.mcp, manifestJson, ...files);
      problem = "";
      manifest = built.manifest;
      if (next !== start) {
        start = next;
        // Listeners reconnect to the new worker. The old one must have closed their connections.
        await Promise.all([...listeners].map((listener) => once(listener.end(), "close")));
        await write("manifest.js", `export const manifest = ${manifestJson};`);
        await write("mcp.js", built.mcp);
        await write("index.js", built.worker);
        await writeState();
      }
      for (const listener of listeners) send(listener);
    },
    showProblem(text) {
      problem = text;
      for (const listener of listeners) send(listener);
    },
  };
}

/** Any origin may listen, as a live example in a separate tab has an opaque one. */
const eventHeaders = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  "Access-Control-Allow-Origin": "*",
};

async function bundle(entry: string, external: string[] = []): Promise<string> {
  const { outputFiles } = await build({ ...commonOptions(siteOptions), entryPoints: [entry], external });
  return outputFiles[0]?.text ?? "";
}
