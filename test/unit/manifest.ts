import type { Manifest } from "../../worker/manifest.d.ts";

/** In place of the manifest from the build. A test assigns the fields that it needs, and deletes them again. */
export const manifest = {} as Manifest;
