import { openLocalBindings } from "../../build/local/local-bindings.ts";
import { type BuildSiteOptions, buildSite } from "../../build.ts";

/** The process of `build` in other-sites.ts. */
const [contentDir = "", outDir = "", mode, state] = process.argv.slice(2);
const bindings = state ? await openLocalBindings(state) : null;
await buildSite({ contentDir, outDir, mode: mode as BuildSiteOptions["mode"], bindings, drawsSocialCards: false });
await bindings?.close();
