import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { saidOnConsole } from "../../../harness/said-on-console.ts";
import { setText } from "../../../harness/set-text.ts";
import { settle } from "../../../harness/stage.tsx";
import { startWatch, watchTrouble } from "../../../harness/trouble.ts";
import { type ReactVersion, reactVersions, withReact } from "../../../harness/with-react.ts";

/** Selects, drags, edits and deletes a block with a version of React, with Strict Mode and without it. */
async function works(version: ReactVersion): Promise<void> {
  for (const strict of [true, false]) {
    await withReact(
      version,
      async (editor, place) => {
        const [one = "", two = ""] = childrenOf(editor);
        fire(domOf(editor, one), "mousedown");
        same(selectedOf(editor), [one]);
        dragBelow(domOf(editor, one), domOf(editor, two));
        await settle();
        same(childrenOf(editor), [two, one]);
        setText(editor.actions, one, "New");
        await settle();
        same(textsIn(place), ["Two", "New"]);
        place.querySelector("button")?.click();
        await settle();
        same(textsIn(place), ["Two"]);
      },
      () => ({ strict, press: ({ actions, query }) => actions.delete(query.getEvent("selected").all()) }),
    );
  }
}

const textsIn = (place: HTMLElement) => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);

/** Where React 16 and 17 do not join updates. */
const places: Record<string, (change: () => void) => unknown> = {
  timer: (change) => setTimeout(change),
  promise: (change) => Promise.resolve().then(change),
  document: (change) => {
    document.addEventListener("keydown", change, { once: true });
    document.dispatchEvent(new KeyboardEvent("keydown"));
  },
};

const wholePageGone = "TypeError: Cannot read properties of undefined (reading 'children')";

/** Deletes a block in each of these places: the texts that are left of two, or what is thrown when nothing at all is. */
async function deletes(version: ReactVersion, isBatched: boolean, way?: "render"): Promise<string> {
  const found: string[] = [];
  for (const run of Object.values(places)) {
    await withReact(
      version,
      async (editor, place, { batched }) => {
        startWatch();
        const change = () => editor.actions.delete(childrenOf(editor)[0] ?? "");
        run(isBatched ? () => batched(change) : change);
        await settle();
        found.push(place.innerHTML === "" ? (watchTrouble()[0] ?? "") : textsIn(place).join());
        if (place.innerHTML === "") startWatch();
      },
      undefined,
      way,
    );
  }
  return [...new Set(found)].join();
}

/** What a look at an editor gives with each version of React, the oldest first. */
async function inEach<Result>(look: (version: ReactVersion) => Promise<Result>): Promise<Result[]> {
  const found: Result[] = [];
  for (const version of reactVersions) found.push(await look(version));
  return found;
}

/** Whether a component gets the `ref` that is passed to it. The page's block, which needs none, works in any case. */
async function passesRef(version: ReactVersion): Promise<boolean> {
  let given: unknown;
  await saidOnConsole(() =>
    withReact(
      version,
      (editor) => same(domOf(editor, childrenOf(editor)[1]).outerHTML, '<button draggable="true">A</button>'),
      ({ Button, containerOf, createElement }) => {
        const View = ({ ref }: { ref?: () => void }) => {
          given = typeof ref;
          return null;
        };
        const Block = () => createElement(View, { ref: () => {} });
        const content = containerOf(createElement(Block), createElement(Button, { label: "A" }));
        return { content, resolver: { Block, Button } };
      },
    ),
  );
  return given === "function";
}

/** Whether a context gives its value to what is below it, by itself or by its provider. */
async function givesContext(version: ReactVersion, isProvider: boolean): Promise<boolean> {
  let text: string | undefined;
  const given = withReact(
    version,
    (_, place) => {
      text = place.querySelector("p")?.innerText;
    },
    ({ createContext, createElement, useContext }) => {
      const Context = createContext("nothing");
      const Reader = () => createElement("p", null, useContext(Context));
      const Block = () =>
        createElement(isProvider ? Context.Provider : Context, { value: "given" }, createElement(Reader));
      return { content: createElement(Block), resolver: { Block } };
    },
  );
  if (isProvider) await given;
  else await saidOnConsole(() => given.catch(() => {}));
  startWatch();
  return text === "given";
}

/** How often React warns of an HTML element that is a node. */
async function refWarnings(version: ReactVersion): Promise<number> {
  const said = await saidOnConsole(() =>
    withReact(version, settle, ({ createElement, Element }) => ({
      content: createElement(Element, { is: "samp", canvas: true }),
    })),
  );
  return said.filter((text) => text.startsWith("Accessing element.ref")).length;
}

export const probes: CheckFile["probes"] = {
  "| 19 | Works | Works | [A warning](#warnings) for HTML elements as nodes, in development |": async () => {
    await works(19);
    same(await inEach(refWarnings), [0, 0, 0, 1]);
  },
  "| 18 | Works | Works | Other code for [`ref` as a prop](#ref) and [contexts](#context) |": async () => {
    await works(18);
    same([await passesRef(18), await givesContext(18, false)], [false, false]);
  },
  "| 17 | Works | Works | [Batch](#react-17) changes that remove blocks |": async () => {
    await works(17);
    same(await deletes(17, false), wholePageGone);
  },
  "| 16.8 | Works | Works | As 17 |": async () => {
    await works(16);
    same(await deletes(16, false), wholePageGone);
  },

  "React 18 and earlier need `forwardRef`:": async () => same(await inEach(passesRef), [false, false, false, true]),

  "React 18 and earlier need its `Provider`: `<Context.Provider value>` in place of `<Context value>`.": async () => {
    same(await inEach((version) => givesContext(version, true)), [true, true, true, true]);
    same(await inEach((version) => givesContext(version, false)), [false, false, false, true]);
  },

  "Use [`craft.props`](/docs/api/user-component#props), which every version of React leaves to Craft.js,": async () => {
    const shown = (version: ReactVersion) =>
      withReact(
        version,
        (_, place) => textsIn(place)[0],
        ({ containerOf, createElement }) => {
          const Text = ({ text }: { text?: string }) => createElement("p", null, text);
          Text.craft = { props: { text: "Default" } };
          return { content: containerOf(createElement(Text)), resolver: { Text } };
        },
      );
    same(await inEach(shown), ["Default", "Default", "Default", "Default"]);
  },

  "Strict Mode renders components twice in development. From React 18 on it also runs effects twice, with 19 only where it stands around the whole app.":
    async () => {
      const counts = async (version: ReactVersion, strict: boolean) => {
        const count = { renders: 0, effects: 0 };
        await withReact(version, settle, ({ createElement, StrictMode, useEffect }) => {
          const Count = () => {
            count.renders++;
            useEffect(() => void count.effects++, []);
            return null;
          };
          const Block = () => (strict ? createElement(Count) : createElement(StrictMode, null, createElement(Count)));
          return { strict, content: createElement(Block), resolver: { Block } };
        });
        return `${count.renders} ${count.effects}`;
      };
      same(await inEach((version) => counts(version, true)), ["2 1", "2 1", "2 2", "2 2"]);
      same(await inEach((version) => counts(version, false)), ["2 1", "2 1", "2 2", "2 1"]);
    },

  "Editors work in it. What you may notice with React 18 and 19: - `onNodesChange` is called once when the editor mounts, and twice for each change.":
    async () => {
      const calls = async (version: ReactVersion) => {
        let [atFirst, changes] = [0, 0];
        await withReact(
          version,
          async ({ actions }) => {
            atFirst = changes;
            setText(actions, "ROOT", "New");
            await settle();
          },
          () => ({ strict: true, onNodesChange: () => void changes++ }),
        );
        return `${atFirst} ${changes - atFirst}`;
      };
      same(await inEach(calls), ["0 1", "0 1", "1 2", "1 2"]);
    },

  "With React 18 and earlier, a `<Frame>` makes the nodes of its JSX twice. Those of the first time, except for the root, stay in the state, hang on nothing and are saved: [clean](/docs/guides/save-load-state#clean) such a page, or give `<Frame>` its content as `data`.":
    async () => {
      const saved = (version: ReactVersion, strict: boolean) =>
        withReact(
          version,
          ({ query }) => {
            const hanging = ["ROOT", ...query.node("ROOT").descendants(true)];
            return `${Object.keys(query.getSerializedNodes()).length} ${hanging.length}`;
          },
          () => ({ strict }),
        );
      same(await inEach((version) => saved(version, true)), ["5 3", "5 3", "5 3", "3 3"]);
      same(await inEach((version) => saved(version, false)), ["3 3", "3 3", "3 3", "3 3"]);
    },

  "- `expandRootOnLoad` of [`<Layers>`](/docs/additional/layers#limits) has no effect: it is toggled twice.":
    async () => {
      const expands = (version: ReactVersion, strict: boolean) =>
        withReact(
          version,
          (_, place) => place.innerText.includes("SampleText"),
          () => ({ strict, layers: { expandRootOnLoad: true } }),
        );
      same(await inEach((version) => expands(version, false)), [true, true, true, true]);
      same(await inEach((version) => expands(version, true)), [true, true, false, false]);
    },

  "These versions join several updates into one only inside React’s own event handlers. Craft.js relies on that: if you delete a node from a timer, a promise or a listener that you added to `document`, a part of the page renders in between, without its node, and throws “Cannot read properties of undefined (reading 'children')”. The whole page disappears. Selecting and dragging are not affected.":
    async () => same(await inEach((version) => deletes(version, false)), [wholePageGone, wholePageGone, "Two", "Two"]),

  "/** For React 16 and 17. From 18 on, React does this by itself. */": async () =>
    same(await inEach((version) => deletes(version, true)), ["Two", "Two", "Two", "Two"]),

  "With React 18 and `ReactDOM.render` in place of `createRoot`, React behaves as version 17 does. Change to `createRoot`.":
    async () =>
      same(
        [await deletes(18, false, "render"), await deletes(18, true, "render"), await deletes(18, false)],
        [wholePageGone, "Two", "Two"],
      ),
};
