import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";

const saved = (name: string, props: object) => ({
  ROOT: {
    type: { resolvedName: name },
    isCanvas: true,
    props,
    displayName: name,
    custom: {},
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
});

export const runs: CheckFile["runs"] = {
  "src/to-html.tsx": ({ toHtml }) => {
    const html: string = toHtml(JSON.stringify(saved("Text", { text: "Hello" })));
    same([html.includes("Hello"), html.includes("draggable")], [true, false]);
    return null;
  },
  "src/page-view.tsx": ({ PageView }) => <PageView nodes={saved("Text", { text: "Hello" })} />,
  "src/read-only-page.tsx": ({ ReadOnlyPage }) => <ReadOnlyPage data={JSON.stringify(saved("Text", { text: "x" }))} />,
};
