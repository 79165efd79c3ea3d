import { buildSite } from "../../build.ts";
import { openBindings } from "./other-sites.ts";

/** Builds the real content into the folders given as arguments, for the base path in `BASE_PATH`. */
const [outDir = "", state = ""] = process.argv.slice(2);
const bindings = await openBindings({ outDir, state });
await buildSite({ contentDir: "content", outDir, mode: "production", bindings, drawsPictures: false });
await bindings.close();
