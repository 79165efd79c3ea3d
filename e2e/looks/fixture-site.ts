import { cp } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "../../build.ts";
import { openBindings, prepare, serve } from "../support/other-sites.ts";
import type { ServedSite } from "../support/serve-worker.ts";

/** Builds and serves a fixture with one of everything, which does not change with the real docs. */
export async function serveFixtureSite(): Promise<ServedSite> {
  const site = await prepare("fixture-site");
  const contentDir = join(site.outDir, "content");
  await cp("test/fixtures/site", contentDir, { recursive: true });
  await cp("test/fixtures/look", contentDir, { recursive: true });
  await cp("content/pages", join(contentDir, "pages"), { recursive: true });
  const bindings = await openBindings(site);
  await buildSite({
    contentDir,
    outDir: join(site.outDir, "dist"),
    mode: "production",
    bindings,
    drawsPictures: false,
  });
  await bindings.close();
  return serve({ ...site, outDir: join(site.outDir, "dist") });
}
