import type { CheckFile } from "../../../harness/check-file.ts";

export const probes: CheckFile["probes"] = {};
