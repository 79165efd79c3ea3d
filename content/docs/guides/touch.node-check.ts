import { same } from "../../../test/docs/browser/check-file.ts";
import { blocksOf } from "../../../test/docs/node/bundle-size.ts";
import type { NodeCheckFile } from "../../../test/docs/node-probes.ts";

export const probes: NodeCheckFile["probes"] = {
  "To show the block under the finger, draw an element of your own at the finger’s coordinates in `onMove`.":
    async () => {
      const code = (await blocksOf("guides/touch")).get("src/touch-handlers") ?? "";
      same(
        /const onMove = \(event: TouchEvent\) => \{[^}]*const \{ clientX: x, clientY: y \} = touch;/s.test(code),
        true,
      );
    },
};
