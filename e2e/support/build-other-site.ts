import { buildSite } from "../../build.ts";
import { openKv } from "./other-sites.ts";

/** Builds the real content into the folders given as arguments, for the base path in `BASE_PATH`. */
const [outDir = "", state = ""] = process.argv.slice(2);
const kv = await openKv({ outDir, state });
await buildSite({ contentDir: "content", outDir, mode: "production", kv, drawsPictures: false });
await kv.close();
