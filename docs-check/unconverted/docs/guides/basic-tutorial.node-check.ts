import { globSync, readFileSync } from "node:fs";
import { readExampleSteps } from "../../../../build/examples/example-steps.ts";
import { packageJson } from "../../../../build/package-json.ts";
import { same } from "../../../harness/check-file.ts";
import { hasInOrder } from "../../../harness-node/has-in-order.ts";
import { invariantSays } from "../../../harness-node/invariant-says.ts";
import type { NodeCheckFile } from "../../../harness-node/node-check-file.ts";

/** A file of the tutorial's project, at the end of it. */
const source = (path: string) => readFileSync(`examples/basic/src/${path}`, "utf8");

/** Throws when a file of it does not have all of these parts, in this order. */
const has = (path: string, ...parts: string[]) => hasInOrder(`examples/basic/src/${path}`, ...parts);

/** The first step of the tutorial whose App has this. */
function firstStepWith(part: string): string | undefined {
  const steps = globSync("examples/basic/steps/*/App.tsx").sort();
  return steps
    .find((path) => readFileSync(path, "utf8").includes(part))
    ?.split("/")
    .at(-2);
}

export const probes: NodeCheckFile["probes"] = {
  "Each of the six steps ends with the editor as it is then,": () =>
    same(readExampleSteps().filter(({ example }) => example === "basic").length, 6),

  "[User components](/docs/concepts/user-components) are on the page and use `useNode`. [Editor components](/docs/concepts/editor-components) surround it and use `useEditor`.":
    () => {
      for (const path of globSync("examples/basic/src/user/*.tsx"))
        same(readFileSync(path, "utf8").includes("useNode("), true);
      for (const part of ["toolbox", "settings-panel", "topbar", "shortcuts", "json-dialog"]) {
        const code = source(`editor/${part}.tsx`);
        same([/\buseEditor\(/.test(code), /\buseNode\(/.test(code)], [true, false]);
      }
    },

  "You need Node.js 20.19, or 22.12 or later.": () => same(packageJson("vite").engines?.node, "^20.19.0 || >=22.12.0"),

  "`light-dark()` takes the first colour in light mode and the second one in dark mode.": () =>
    has("index.css", "color-scheme: light dark", "--ink: light-dark(#16211d, #e6ede9)"),

  "| `src/main.tsx`, `src/index.css` | The entry point and the basic styles | | `src/App.tsx` | The editor and the first page | | `src/user/*` | The blocks: components that end up on the page | | `src/editor/*` | Everything around the page: toolbox, settings, top bar |":
    () => {
      has("main.tsx", "import './index.css'", "createRoot(");
      has("App.tsx", "from './editor/", "from './user/", "<Editor", "<Frame>");
      for (const block of ["container", "text", "button", "card"]) has(`user/${block}.tsx`, "UserComponent");
      for (const part of ["toolbox", "settings-panel", "topbar"]) has(`editor/${part}.tsx`, "useEditor(");
    },

  "The hook needs no id. Craft.js renders a block’s settings inside that block’s node, so `useNode` is about the block that is selected. `setProp` takes a function that changes a draft of the props. The second argument, 500, is a throttle for the history:":
    () => has("editor/use-settings.ts", "useNode(", "actions.setProp((draft: Props) => { draft[key] = value; }, 500);"),

  "- `connectors.connect` ties the element to the node. The block can now be selected, and blocks can be dropped into it. - `connectors.drag` makes the element draggable.":
    () => has("user/container.tsx", "if (dom) connectors.connect(connectors.drag(dom));"),

  "- `Container.craft` describes the block to Craft.js. `props` are the defaults of a new node. `related.settings` is the form that the settings panel will render.":
    () =>
      has("user/container.tsx", "Container.craft = {", "props: defaults,", "related: { settings: ContainerSettings }"),

  "- **`plaintext-only`** keeps formatting out when you paste.": () =>
    has("user/text.tsx", "contentEditable={enabled && editing ? 'plaintext-only' : undefined}"),

  "It is there for browsers without `plaintext-only`, and for fingers:": () =>
    has("user/text.tsx", '<TextField label="Text" value={props.text}'),

  "These are the styles of all four blocks, the two that you write in step 2 included:": () => {
    for (const block of ["container", "text", "button", "card"]) has("user/blocks.css", `.${block} {`);
  },

  "Every canvas has a `min-height`: an empty element without height cannot be a drop target. And a container has padding,":
    () => {
      for (const canvas of ["container", "card-body", "card-actions"]) {
        const [rule = ""] = new RegExp(`\\.${canvas} \\{[^}]*\\}`).exec(source("user/blocks.css")) ?? [];
        same(/min-height: [1-9]/.test(rule), true);
      }
      has("user/container.tsx", "padding: 24", "style={{ background, padding, gap }}");
    },

  "- `CardBody` and `CardActions` call `connect` but not `drag`:": () => {
    const [body = "", actions = ""] =
      source("user/card.tsx")
        .split(/^export const Card:/m)[0]
        ?.split("CardBody.craft") ?? [];
    for (const code of [body, actions])
      same([code.includes("connectors.connect(dom)"), code.includes("drag")], [true, false]);
  },

  "- `canMoveIn` gets the nodes that are about to be dropped.": () =>
    has(
      "user/card.tsx",
      "canMoveIn: (incoming) => incoming.every(",
      "canMoveIn: (incoming) => incoming.every(isButton)",
    ),

  "that area accepts buttons only.": () => has("user/card.tsx", "CardActions.craft", "incoming.every(isButton)"),

  "The two areas of the card are in the resolver too, because they are nodes like any other.": () =>
    has("App.tsx", "const resolver = { Container, Text, Button, Card, CardBody, CardActions };"),

  "`onRender` lets you wrap or decorate each node. It gets the node as `render`,": () => {
    has("editor/render-node.tsx", "RenderNode({ render }: { render: ReactElement })", "return render;");
    has("App.tsx", "onRender={RenderNode}");
  },

  "The editor takes the component as `onRender`:": () =>
    has("App.tsx", "<Editor resolver={resolver} onRender={RenderNode}>"),

  "- `isDroppable` asks the same rules that dragging asks.": () =>
    has("editor/places.ts", "query.node(parent).isDroppable(block)"),

  "`connectors.create` makes an element a source of new nodes:": () =>
    has("editor/toolbox.tsx", "connectors.create(dom, element, {"),

  "`onCreate` runs after the drop and selects the new block.": () =>
    has("editor/toolbox.tsx", "onCreate: (tree) => actions.selectNode(tree.rootNodeId)"),

  "`<Element canvas>` is needed for the container only: it is the one block here that is a canvas itself. A card needs none, since its areas are canvases already.":
    () =>
      same(source("editor/toolbox.tsx").match(/<Element\b[^>]*>/g), [
        '<Element is={Container} canvas background="#eef2f0" />',
      ]),

  "`parseReactElement` makes nodes of the element, and `addNodeTree` puts them on the page. `addNodeTree` asks no rules, which is why `placeForNew` does.":
    () => {
      has(
        "editor/toolbox.tsx",
        "query.parseReactElement(element)",
        "placeForNew(",
        "actions.addNodeTree(tree, place.parent",
      );
      has("editor/places.ts", "export function placeForNew(", "isDroppable(block)");
    },

  "- `node.related.settings` is the form from `craft.related`, already bound to this node. The areas of a card have none.":
    () => {
      has("editor/settings-panel.tsx", "settings: node.related.settings", "createElement(selected.settings)");
      same(/Card(?:Body|Actions)\.craft = \{[^;]*related/.test(source("user/card.tsx")), false);
    },

  '- The line with `role="status"` says where the block is.': () => {
    has("editor/settings-panel.tsx", '<p role="status">{selected?.status');
    has("editor/settings-panel.tsx", "status: describe(node");
  },

  "- A button that cannot do anything has `aria-disabled` instead of `disabled`.": () => {
    for (const path of ["editor/settings-panel.tsx", "editor/topbar.tsx"]) {
      same([/aria-disabled=\{/.test(source(path)), /\sdisabled=/.test(source(path))], [true, false]);
    }
  },

  "The container query gives the editor one column where it has little room, whatever the window’s width.": () => {
    has("editor/editor.css", "@container (width < 800px) {", ".editor {", "grid-template:");
    has("index.css", "container-type: inline-size");
  },

  "- `query.serialize()` returns the whole page as a string. - `actions.deserialize` replaces the whole page.": () =>
    has("editor/json-dialog.tsx", "setJson(query.serialize())", "actions.deserialize(readPage(json,"),

  "It leaves alone what a block has dealt with (`defaultPrevented`) and every key that is pressed in a field.": () => {
    has(
      "editor/shortcuts.tsx",
      "const typing = 'input, select, textarea",
      "if (event.defaultPrevented ||",
      "!target.closest(typing)",
    );
    has("editor/shortcuts.tsx", "document.addEventListener('keydown', handleKey)");
  },

  "- Arrows, Delete and Escape need the *focus* on the selected block, not only the selection.": () =>
    has("editor/shortcuts.tsx", "node.dom !== event.target) return false", "'ArrowUp'", "'Delete'", "'Escape'"),

  "Space and A go there directly.": () =>
    has(
      "editor/shortcuts.tsx",
      "case ' ': document.getElementById('settings')?.focus()",
      "case 'A': document.getElementById('toolbox')?.focus()",
    ),

  "You see the forms in step 4, when there is a panel to show them.": () =>
    same(firstStepWith("<SettingsPanel />"), "4-panels"),

  "There is no outline yet around what you select: that is step 3.": () =>
    same(firstStepWith("onRender={RenderNode}"), "3-selection"),

  "- The `id` names the area within its card.": () =>
    has("user/card.tsx", '<Element id="body" is={CardBody} canvas>', '<Element id="actions" is={CardActions} canvas>'),

  "Press **Move up** in the settings until the button has left the card. Then reload the page and do the same without dragging: select a card’s actions, and press **Add**.":
    () => {
      has("editor/settings-panel.tsx", "onClick={() => move(selected.id, -1)} > Move up <");
      has("editor/toolbox.tsx", "onClick={() => add(element)} > Add <");
    },

  "1. Select the outer container, change its background, then press **Undo**. 2. Press **JSON** and copy the text. Close, delete the card, press **JSON** again, paste and press **Load**. The card is back. 3. Untick **Editing**.":
    () => {
      has("editor/topbar.tsx", 'type="checkbox"', "Editing", "Undo", "<JsonDialog />");
      has("editor/json-dialog.tsx", "JSON", "Load", "Close");
      has("user/container.tsx", 'label="Background"');
    },

  "1. Drag a **Card** from the toolbox onto the page, then a **Button** into its actions. 2. Double-click a text, change it and press Enter. 3. Press **?**, read the keys,":
    () => {
      has("editor/toolbox.tsx", "name: 'Button'", "name: 'Card'");
      has("editor/shortcuts.tsx", "if (event.key === '?') { dialog.current?.showModal();");
    },

  "Replace `src/App.tsx` for the last time:": () => has("App.tsx", "<Topbar />", "<Toolbox />", "<SettingsPanel />"),

  "Every block comes with a small settings form.": () => {
    for (const block of ["container", "text", "button", "card"]) has(`user/${block}.tsx`, "related: { settings: ");
  },

  "Craft.js shortens its error messages to “Invariant failed” in a production build. Look for the cause in development.":
    () => {
      same(invariantSays("production", "The cause"), "true Invariant failed");
      same(invariantSays("development", "The cause"), "true Invariant failed: The cause");
    },
};
