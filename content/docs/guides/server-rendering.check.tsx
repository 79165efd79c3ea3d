import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";

const saved = {
  ROOT: {
    type: { resolvedName: "Text" },
    isCanvas: false,
    props: { text: "From the server" },
    displayName: "Text",
    custom: {},
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
};

export const runs: CheckFile["runs"] = {
  "src/server.tsx": async ({ respond }) => {
    const response: Response = await respond(JSON.stringify(saved));
    same((await response.text()).includes("<p>From the server</p>"), true);
    return null;
  },
};
