import { Editor, Frame } from "@craftjs/core";
import { gunzipSync, strFromU8, strToU8 } from "fflate";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { pageComesBack } from "../../../harness/page-comes-back.tsx";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

const block = (file: string) => blockOf(`docs/guides/save-load-state/src/${file}`);
const sample = (text: string) => ({ ROOT: savedNode({ resolvedName: "Text" }, { props: { text } }) });

/** Renders an editor without a page of its own beside it. */
const showData = (data: unknown, then: (place: HTMLElement) => unknown = () => {}) =>
  rendered(
    <Editor resolver={sampleResolver}>
      <Frame data={data as string}>
        <SampleText text="Its child" />
      </Frame>
    </Editor>,
    then,
  );

/** Presses a page's button in an editor, and waits for what it does. */
async function press(file: string, name: string, then: (editor: EditorHandle, place: HTMLElement) => unknown) {
  const { [name]: Button } = await block(file);
  await withEditor(
    async (editor, place) => {
      place.querySelector("button")?.click();
      await settle();
      await then(editor, place);
    },
    { beside: <Button /> },
  );
}

export const probes: CheckFile["probes"] = {
  "A page is saved as one JSON string, and where you keep it is up to you. `query.serialize()` gives you the string; `<Frame data>` and `actions.deserialize(…)` turn it back into a page.":
    pageComesBack,

  "Call `query.serialize()` at the moment of saving:": async () => {
    localStorage.removeItem("page");
    await press("editor/save-button.tsx", "SaveButton", ({ query }, place) => {
      same([localStorage.getItem("page") === query.serialize(), place.textContent?.includes("Saved")], [true, true]);
    });
  },

  "`query.getSerializedNodes()` gives the same as an object,": () =>
    withEditor(({ query }) => same(query.getSerializedNodes(), JSON.parse(query.serialize()))),

  "- every node: the name of its component in the resolver, its props, its `custom` data, its children and linked nodes, whether it is hidden; - not the selection, the history, the editor’s options or what a component keeps in `useState`;":
    () =>
      withEditor(
        async (editor) => {
          const { actions, query } = editor;
          const [text = "", card = ""] = childrenOf(editor);
          actions.selectNode(text);
          actions.setHidden(text, true);
          actions.setCustom(text, (custom) => {
            custom.note = "kept";
          });
          const saved = JSON.parse(query.serialize());
          const { type, props, custom, hidden } = saved[text];
          same([type.resolvedName, props, custom, hidden], ["Text", { text: "One" }, { note: "kept" }, true]);
          same([saved.ROOT.nodes, Object.keys(saved[card].linkedNodes)], [[text, card], ["body"]]);
          same(
            Object.keys(saved[text]).filter((key) => /events|dom|related|state|rules/.test(key)),
            [],
          );
          same(Object.keys(saved).length, Object.keys(query.getNodes()).length);
        },
        { content: containerOf(<SampleText text="One" />, <SampleCard />), resolver: { SampleCard } },
      ),

  "- not props that are functions, `null` or `undefined`. Dates and other class instances become what `JSON.stringify` makes of them.":
    () =>
      withEditor((editor) => {
        const [id = ""] = childrenOf(editor);
        const [date, map] = [new Date(0), new Map([["a", 1]])];
        const dropped = { call: () => {}, none: null, missing: undefined };
        editor.actions.setProp(id, (props) => Object.assign(props, { ...dropped, date, map, deep: { none: null } }));
        const { props } = JSON.parse(editor.query.serialize())[id];
        same(props, { text: "One", ...JSON.parse(JSON.stringify({ date, map })), deep: { none: null } });
      }),

  "The JSON also holds each node’s `displayName`.": () =>
    withEditor(({ query }) =>
      same(JSON.parse(query.serialize()).ROOT.displayName, query.node("ROOT").get().data.displayName),
    ),

  "Give the string, or the parsed object, to `<Frame data>`. The frame’s child is the page for the case that there is nothing to restore.":
    async () => {
      const page = sample("Restored");
      for (const data of [page, JSON.stringify(page)]) {
        await showData(data, (place) => same(place.textContent, "Restored"));
      }
      const { PageEditor } = await block("page-editor.tsx");
      for (const [stored, shown] of [
        [null, "A new page"],
        [JSON.stringify(sample("Restored")), "Restored"],
      ] as const) {
        localStorage.removeItem("page");
        if (stored) localStorage.setItem("page", stored);
        await rendered(<PageEditor />, async (place) => {
          await until(() => place.textContent?.includes(shown) ?? false);
          same(place.textContent?.includes(shown), true);
        });
      }
    },

  "To open another page in a running editor, use `actions.deserialize`.": async () => {
    localStorage.removeItem("page");
    await press("editor/open-button.tsx", "OpenButton", (editor) => same(childrenOf(editor).length, 2));
    localStorage.setItem("page", JSON.stringify(sample("Opened")));
    await press("editor/open-button.tsx", "OpenButton", (_, place) =>
      same(place.textContent?.includes("Opened"), true),
    );
  },

  "That suits “restore an earlier version”. For another page it does not: the example leaves it out of the history with `history.ignore()`.":
    async () => {
      localStorage.setItem("page", JSON.stringify(sample("Opened")));
      await press("editor/open-button.tsx", "OpenButton", ({ query }) => same(query.history.canUndo(), false));
    },

  "`<Frame data>` throws while React renders:": () =>
    says("Cannot destructure property", () => showData({ ROOT: savedNode({ resolvedName: "Unknown" }) })),

  "Where only text fits, such as `localStorage` or a URL, encode the bytes as base64. With [fflate](https://www.npmjs.com/package/fflate) the code is short and synchronous,":
    async () => {
      const { compressToText } = await block("compress-text.ts");
      const text = compressToText("The page") as string;
      same(/^[A-Za-z0-9+/]+=*$/.test(text), true);
      same(strFromU8(gunzipSync(strToU8(atob(text), true))), "The page");
    },

  "Encode the result with `encodeURIComponent` before you put it into a URL.": async () => {
    const { compressToText, decompressFromText } = await block("compress-text.ts");
    const texts = Array.from({ length: 30 }, (_, index) => compressToText("a".repeat(index)) as string);
    const asked = (text: string) => new URL(`https://a.example/?page=${text}`).searchParams.get("page") ?? "";
    same(texts.filter((text) => asked(text) !== text).length > 0, true);
    for (const text of texts) same(decompressFromText(asked(encodeURIComponent(text))), decompressFromText(text));
  },

  "The resolver may list a component under two names. Both can be loaded. The **last** name is the one that is saved, so put the old one first:":
    () =>
      withEditor(
        ({ actions, query }) => {
          for (const name of ["Paragraph", "Last"]) {
            actions.deserialize({ ROOT: savedNode({ resolvedName: name }) } as never);
            same(query.getSerializedNodes().ROOT?.type, { resolvedName: "Last" });
          }
        },
        { resolver: { Paragraph: SampleText, Last: SampleText } },
      ),

  "Save with `writeDocument` and the nodes as an object:": async () => {
    await press("editor/save-document-button.tsx", "SaveDocumentButton", async ({ query }) => {
      const { writeDocument } = await block("page-document.ts");
      same(localStorage.getItem("page"), writeDocument(query.getSerializedNodes()));
      same(JSON.parse(localStorage.getItem("page") ?? "").nodes, query.getSerializedNodes());
    });
  },
};
