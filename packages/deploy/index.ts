export { deployRelease } from "./deploy-release.ts";
export { announceChanges, indexNowKey } from "./index-now.ts";
export { liveVersions } from "./live-versions.ts";
export type { KvEntry, Release } from "./release.ts";
export { wranglerIn, wranglerPath } from "./run-wrangler.ts";
