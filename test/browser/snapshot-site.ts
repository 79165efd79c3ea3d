import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { RunningWorker } from "../../build/wrangler.ts";
import { buildSite } from "../../build.ts";
import { openKv, prepare, serve } from "./other-sites.ts";

/**
 * Builds and serves the site of the snapshots: the fixture with a page that holds one of everything. It is not the real
 * content, which changes from day to day, but what the design makes of content that stays the same.
 */
export async function serveSnapshotSite(): Promise<RunningWorker> {
  const site = await prepare("snapshots");
  const contentDir = join(site.outDir, "content");
  await cp("test/fixtures/site", contentDir, { recursive: true });
  await cp("test/fixtures/look", contentDir, { recursive: true });
  const kv = await openKv(site);
  await buildSite({ contentDir, outDir: join(site.outDir, "dist"), mode: "production", kv, drawsPictures: false });
  await kv.close();
  return serve({ ...site, outDir: join(site.outDir, "dist") });
}
