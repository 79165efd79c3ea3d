import { cp } from "node:fs/promises";
import { join } from "node:path";
import { build, prepare, serve } from "../support/other-sites.ts";
import type { ServedSite } from "../support/serve-worker.ts";

/** Builds and serves a fixture site with every component. Of the real content, only the support page affects its pictures. */
export async function serveFixtureSite(): Promise<ServedSite> {
  const site = await prepare("fixture-site");
  const contentDir = join(site.outDir, "content");
  await cp("test/fixtures/site", contentDir, { recursive: true });
  await cp("test/fixtures/look", contentDir, { recursive: true });
  await cp("content/pages/support.mdx", join(contentDir, "pages/support.mdx"));
  const outDir = join(site.outDir, "dist");
  await build({ contentDir, outDir, state: site.state });
  return serve({ ...site, outDir });
}
