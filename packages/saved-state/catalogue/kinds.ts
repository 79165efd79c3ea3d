import { contentKinds } from "./content-kinds.ts";
import type { Kind } from "./kind.ts";
import { linkKinds } from "./link-kinds.ts";
import { nodeKinds } from "./node-kinds.ts";
import { textKinds } from "./text-kinds.ts";

const kinds = { ...textKinds, ...nodeKinds, ...linkKinds, ...contentKinds };

export type Code = keyof typeof kinds;

/** Every kind of finding. */
export const catalogue: Readonly<Record<Code, Kind>> = kinds;
