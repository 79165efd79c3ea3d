import type { Manifest } from "../../worker/manifest.d.ts";

/** In place of the manifest that the build writes. A test that needs some of it assigns that, and removes it again. */
export const manifest = {} as Manifest;
