import type { Manifest } from "../../worker/manifest.d.ts";

/** Replaces the manifest of a build. A test assigns the fields that it needs, and deletes them afterwards. */
export const manifest = {} as Manifest;
