import { contentKinds } from "./catalogue/content-kinds.ts";
import type { Kind } from "./catalogue/kind.ts";
import { linkKinds } from "./catalogue/link-kinds.ts";
import { nodeKinds } from "./catalogue/node-kinds.ts";
import { textKinds } from "./catalogue/text-kinds.ts";

const kinds = { ...textKinds, ...nodeKinds, ...linkKinds, ...contentKinds };

export type Code = keyof typeof kinds;

/** Every kind of finding. */
export const catalogue: Readonly<Record<Code, Kind>> = kinds;
