import { cp } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "../../build.ts";
import { openKv, prepare, serve } from "../support/other-sites.ts";
import type { ServedSite } from "../support/serve-worker.ts";

/**
 * Builds and serves the site that the pictures show: the fixture with a page that holds one of everything. It is not the real
 * content, which changes from day to day, but what the design makes of content that stays the same.
 */
export async function serveFixtureSite(): Promise<ServedSite> {
  const site = await prepare("fixture-site");
  const contentDir = join(site.outDir, "content");
  await cp("test/fixtures/site", contentDir, { recursive: true });
  await cp("test/fixtures/look", contentDir, { recursive: true });
  const kv = await openKv(site);
  await buildSite({ contentDir, outDir: join(site.outDir, "dist"), mode: "production", kv, drawsPictures: false });
  await kv.close();
  return serve({ ...site, outDir: join(site.outDir, "dist") });
}
