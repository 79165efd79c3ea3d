import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

const sampleJson = () => withEditor(({ query }) => query.serialize());

export const runs: CheckFile["runs"] = {
  "src/compress.ts": async ({ compress, decompress }) => {
    const json = await sampleJson();
    same(await decompress(await compress(json)), json);
    return null;
  },
  "src/compress-text.ts": async ({ compressToText, decompressFromText }) => {
    const json = `${await sampleJson()} äö☃`;
    same(decompressFromText(compressToText(json)), json);
    return null;
  },
  "src/page-document.ts": async ({ readPage, writePage }) => {
    const nodes = JSON.parse(await sampleJson());
    same(readPage(writePage(nodes)), nodes);
    await throws("newer version", () => readPage(JSON.stringify({ version: 99, nodes })));
    return null;
  },
  "src/clean-nodes.ts": async ({ cleanNodes }) => {
    const nodes = JSON.parse(await sampleJson());
    same(Object.keys(cleanNodes(nodes, { Container: null })), ["ROOT"]);
    return null;
  },
  "src/upgrade-canvas.ts": ({ upgradeCanvas }) => {
    const old = { type: { resolvedName: "Canvas" }, props: { is: "main", id: "x" }, isCanvas: false };
    same(upgradeCanvas(old), { type: "main", props: { id: "x" }, isCanvas: true });
    return null;
  },
  "src/page-view.tsx": async ({ PageView }) => <PageView page={await emptyPage()} />,
};

/** A saved page that every resolver can load. */
const emptyPage = async () => {
  const { ROOT } = JSON.parse(await sampleJson());
  return JSON.stringify({ ROOT: { ...ROOT, nodes: [] } });
};
