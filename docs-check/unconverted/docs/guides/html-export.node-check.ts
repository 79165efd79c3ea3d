import { bundleSize } from "../../../../bench/large-editor/bundle-size.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";
import { snippetsOf as blocksOf } from "../../../harness-node/snippets-of.ts";

const blocks = blocksOf("guides/html-export");

/** What a module adds to React and React DOM, and the size of all of it, in kB. */
async function sizes(code: string): Promise<[added: number, whole: number]> {
  const react = 'import { createRoot } from "react-dom/client"; import { createElement } from "react";';
  const use = "createRoot(document.body).render(createElement(Page as never));";
  const whole = await bundleSize(`${react}${code}${use}`, await blocks);
  const alone = await bundleSize(`${react} const Page = "p"; ${use}`);
  return [whole - alone, whole];
}

/** Throws when a size is not what the page says, but for what a release of a library may change. */
function about(size: number, wanted: number): void {
  if (Math.abs(size - wanted) > 1.5) throw new Error(`it is ${size.toFixed(1)} kB, not ${wanted}`);
}

export const probes: NodeCheckFile["probes"] = {
  "Readers load Craft.js with it: about 26 kB with Brotli.": async () => {
    const [added] = await sizes(
      'import { Editor, Frame, useNode } from "@craftjs/core"; const Page = [Editor, Frame, useNode];',
    );
    about(added, 26);
  },

  "For the three blocks on this page, the viewer with React and React DOM is 60 kB, minified and with Brotli. With `<Editor enabled={false}>` in its place it is 85 kB.":
    async () => {
      const [, viewer] = await sizes('import { PageView as Page } from "./page-view";');
      about(viewer, 60);
      const [, editor] = await sizes('import { ReadOnlyPage as Page } from "./read-only-page";');
      about(editor, 85);
    },
};
