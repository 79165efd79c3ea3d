import { type ReactNode, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, textOf } from "../../../harness/editor-questions.ts";
import { dragBelow } from "../../../harness/pointer.ts";
import { pressKey } from "../../../harness/press-key.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

const block = (file: string) => blockOf(`docs/guides/copy-and-paste/src/${file}`);

/** A container that takes no more than one child. */
const Single = ({ children }: { children?: ReactNode }) => <SampleContainer>{children}</SampleContainer>;
Single.craft = { isCanvas: true, rules: { canMoveIn: () => false } };

export const probes: CheckFile["probes"] = {
  "The components go next to `<Frame>`, inside `<Editor>`: [all of it together](#together) shows where.": async () => {
    const { App } = await block("App.tsx");
    await rendered(<App />, (place) => {
      // The buttons, and the page after them.
      same([...place.children].map(({ localName }) => localName).join(), "button,aside,section");
    });
    const { Clipboard } = await block("clipboard.tsx");
    const { DuplicateButton } = await block("duplicate-button.tsx");
    const { TemplateLibrary } = await block("template-library.tsx");
    for (const Part of [Clipboard, DuplicateButton, TemplateLibrary]) {
      await withEditor(() => {}, { beside: <Part /> });
      await says("You can only use useEditor in the context of <Editor />", () => rendered(<Part />, () => {}));
    }
  },

  "- **History.** `addNodeTree` and `delete` are one step each. A cut and a paste are two.": () =>
    withEditor(
      async ({ actions, query, store }) => {
        const tree = query.parseReactElement(<SampleCard />).toNodeTree();
        actions.addNodeTree(tree, "ROOT");
        await settle();
        actions.delete(tree.rootNodeId);
        same(store.history.timeline.length, 2);
      },
      { resolver: { SampleCard } },
    ),

  "The browser’s `copy`, `cut` and `paste` events come with the shortcuts and menus of the platform, and need no permission.":
    async () => {
      const heard: string[] = [];
      const hear = ({ type }: Event) => void heard.push(type);
      const names = ["copy", "cut", "paste"];
      for (const name of names) document.addEventListener(name, hear);
      for (const key of ["c", "x", "v"]) await pressKey(`Control+${key}`);
      await until(() => heard.length === names.length);
      for (const name of names) document.removeEventListener(name, hear);
      same(heard, names);
    },

  "A `type` that is a string becomes an HTML element of that name, with any props.": () =>
    withEditor(async ({ actions }, place) => {
      actions.deserialize({ ROOT: savedNode("hr", { props: { title: "Of the clipboard" } }) } as never);
      await settle();
      same(place.querySelector("hr")?.title, "Of the clipboard");
    }),

  "A **Copy** button writes the same text with `navigator.clipboard.writeText()`. A **Paste** button has to read it with `navigator.clipboard.readText()`, for which browsers ask the user.":
    async () => {
      await navigator.clipboard.writeText("The template");
      same(await navigator.clipboard.readText(), "The template");
      // Those who drive this browser have answered.
      same((await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state, "granted");
    },

  "The button does not ask `canMoveIn`. If a parent limits the number of its children, ask `query.node(parent).isDroppable(…)` as above.":
    async () => {
      const { DuplicateButton } = await block("duplicate-button.tsx");
      await withEditor(
        async ({ actions, query }, place) => {
          const [parent = ""] = query.node("ROOT").childNodes();
          const [child = ""] = query.node(parent).childNodes();
          const fresh = query.parseReactElement(<SampleText />).toNodeTree();
          same(query.node(parent).isDroppable(fresh.nodes[fresh.rootNodeId] ?? ""), false);
          actions.selectNode(child);
          await settle();
          place.querySelector("button")?.click();
          same(query.node(parent).childNodes().length, 2);
        },
        {
          resolver: { Single },
          content: containerOf(
            <Single>
              <SampleText />
            </Single>,
          ),
          beside: <DuplicateButton />,
        },
      );
    },

  '- Templates that you ship can be written as JSX, too: `connectors.create(dom, <Card title="News" />)`.': () =>
    withEditor(
      async (editor, place) => {
        for (let count = 3; count <= 4; count++) {
          dragBelow(place.querySelector("b"), [...place.querySelectorAll("p")].at(-1));
          await settle();
          same([childrenOf(editor).length, textOf(editor, childrenOf(editor).at(-1))], [count, "News"]);
        }
      },
      { beside: <SampleTool element={<SampleText text="News" />} /> },
    ),

  "Run your [migrations](/docs/concepts/serializing#migrating) on `template.nodes`.": async () => {
    const { toTemplate } = await block("template.ts");
    await withEditor(({ query }) => same(toTemplate(query, "ROOT").nodes, query.getSerializedNodes()));
  },

  "What a component keeps in `useState` is not copied either.": async () => {
    const { toTemplate } = await block("template.ts");
    const Keeps = () => <p>{useState("kept for itself")[0]}</p>;
    await withEditor(
      ({ query }, place) => {
        same(place.textContent, "kept for itself");
        same(JSON.stringify(toTemplate(query, "ROOT")).includes("kept for itself"), false);
      },
      { content: <Keeps />, resolver: { Keeps } },
    );
  },

  "- **A canvas in an iframe** has a document of its own. Its clipboard events do not reach `document`:": () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const own = frame.contentDocument as Document;
    const heard: string[] = [];
    const hear = (where: string) => () => void heard.push(where);
    const outer = hear("document");
    document.addEventListener("copy", outer);
    own.addEventListener("copy", hear("the frame’s document"));
    own.body.dispatchEvent(new ClipboardEvent("copy", { bubbles: true }));
    document.removeEventListener("copy", outer);
    frame.remove();
    same([own === document, heard], [false, ["the frame’s document"]]);
  },

  "- **`crypto.randomUUID()`** needs HTTPS or localhost.": () => {
    same([location.protocol, isSecureContext, typeof crypto.randomUUID], ["https:", true, "function"]);
    same("randomUUID" in Crypto.prototype, isSecureContext);
  },
  "A copy goes through the saved form: props that are functions, `null` or `undefined` [do not survive](/docs/concepts/serializing#survives).":
    () =>
      withEditor(({ actions, query }) => {
        const [first = ""] = query.node("ROOT").childNodes();
        actions.setProp(first, (props) => {
          Object.assign(props, { onClick: () => {}, none: null, nothing: undefined });
        });
        same(Object.keys(query.node(first).toSerializedNode().props), ["text"]);
      }),
  "`query.getEvent('selected').all()` may hold more than one, in the order in which they were selected.": () =>
    withEditor(({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      actions.selectNode([second, first]);
      same(query.getEvent("selected").all(), [second, first]);
    }),
};
