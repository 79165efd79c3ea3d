import { useEditor } from "@craftjs/core";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same, throws } from "../../../harness/check-file.ts";
import { childrenOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { fillIn } from "../../../harness/fill-in.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";

const keys = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true, ...init }),
  );

/** Whether the page differs from the one that was saved, as the button and the browser tell. */
const tellsUnsaved: Run = async ({ SaveButton }) => {
  const saved: string[] = [];
  await withEditor(
    async (editor, place) => {
      const shown = async () => {
        await new Promise((done) => setTimeout(done, 150));
        await settle();
        return place.querySelector("button")?.textContent;
      };
      // What the browser asks the page before it closes it.
      const warns = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
      const [first = ""] = childrenOf(editor);
      same([await shown(), warns()], ["Saved", false]);
      setText(editor.actions, first, "New");
      same([await shown(), warns()], ["Save", true]);
      editor.actions.history.undo();
      same([await shown(), warns()], ["Saved", false]);
      editor.actions.history.redo();
      await shown();
      place.querySelector("button")?.click();
      same([await shown(), warns(), saved], ["Saved", false, [editor.query.serialize()]]);
      const tree = editor.query.parseReactElement(<SampleCard />).toNodeTree();
      editor.actions.addNodeTree(tree, "ROOT");
      same(await shown(), "Save");
    },
    { resolver: { SampleCard }, beside: <SaveButton onSave={(json: string) => saved.push(json)} /> },
  );
};

export const runs: CheckFile["runs"] = {
  "src/remember-height.tsx": ({ useRememberHeight }) => {
    const Remember = () => {
      const remember = useRememberHeight();
      return (
        <button type="button" onClick={() => remember("ROOT")}>
          Remember
        </button>
      );
    };
    return withEditor(
      async ({ query }, place) => {
        place.querySelector("button")?.click();
        await settle();
        same(typeof query.node("ROOT").get().data.custom.height, "number");
        same(query.history.canUndo(), false);
      },
      { beside: <Remember /> },
    ).then(() => null);
  },
  "src/undo-keys.tsx": async ({ UndoKeys }) => {
    const work = async (editor: EditorHandle) => {
      const [first = ""] = childrenOf(editor);
      setText(editor.actions, first, "New");
      const texts = [{}, { shiftKey: true }].map((init) => {
        keys("z", init);
        return textOf(editor, first);
      });
      editor.actions.history.undo();
      keys("y");
      return [...texts, textOf(editor, first)];
    };
    const beside = <UndoKeys />;
    same(await withEditor(work, { beside }), ["One", "New", "New"]);
    same(await withEditor(work, { beside, props: { enabled: false } }), ["New", "New", "One"]);
    // Typing in an element of another window, as in a canvas that is an iframe, undoes nothing.
    const frame = document.body.appendChild(document.createElement("iframe"));
    const field = document.body.appendChild(frame.contentDocument?.createElement("input") as HTMLInputElement);
    same(field instanceof HTMLElement, false);
    const type = (editor: EditorHandle) => {
      const [first = ""] = childrenOf(editor);
      setText(editor.actions, first, "New");
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
      return textOf(editor, first);
    };
    same(await withEditor(type, { beside }), "New");
    field.remove();
    frame.remove();
  },
  "src/width-slider.tsx": async ({ WidthSlider }) => {
    const Slider = () => {
      const { first } = useEditor((_, query) => ({ first: query.node("ROOT").get()?.data.nodes[0] }));
      return first ? <WidthSlider id={first} /> : null;
    };
    await withEditor(
      async (editor, place) => {
        const [first = ""] = childrenOf(editor);
        editor.actions.history.ignore().setProp(first, (props) => {
          props.width = 100;
        });
        await settle();
        const slider = place.querySelector("input");
        for (const width of ["150", "200", "250"]) await fillIn(slider, width);
        slider?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
        for (const width of ["300", "350"]) await fillIn(slider, width);
        same([stepCountOf(editor), editor.query.node(first).get().data.props.width], [2, 350]);
        editor.actions.history.undo();
        same(editor.query.node(first).get().data.props.width, 250);
      },
      { beside: <Slider /> },
    );
  },
  "src/same-width-button.tsx": async ({ SameWidthButton }) =>
    withEditor(
      async (editor, place) => {
        place.querySelector("button")?.click();
        const widths = childrenOf(editor).map((id) => editor.query.node(id).get().data.props.width);
        same([stepCountOf(editor), widths], [1, [200, 200]]);
      },
      { beside: <SameWidthButton /> },
    ),
  "src/history-limit.tsx": async ({ HistoryLimit }) =>
    withEditor(
      async (editor) => {
        const [first = ""] = childrenOf(editor);
        for (const text of ["1", "2", "3", "4", "5", "6"]) {
          setText(editor.actions, first, text);
          same(stepCountOf(editor) <= 3, true);
        }
        while (editor.query.history.canUndo()) editor.actions.history.undo();
        same(textOf(editor, first), "3");
        while (editor.query.history.canRedo()) editor.actions.history.redo();
        same(textOf(editor, first), "6");
      },
      { beside: <HistoryLimit steps={3} /> },
    ),
  "src/save-button.tsx": tellsUnsaved,
};

export const probes: CheckFile["probes"] = {
  "Craft.js binds no keys.": () =>
    withEditor((editor) => {
      setText(editor.actions, childrenOf(editor)[0], "New");
      for (const key of ["z", "y", "Delete"]) keys(key);
      same([textOf(editor, childrenOf(editor)[0]), stepCountOf(editor)], ["New", 1]);
    }),
  "Remember what you saved and compare. Unlike counting steps, this is right after an undo, too:": async () =>
    tellsUnsaved(await blockOf("docs/guides/history/src/save-button.tsx")),
  "// Sliders, checkboxes and colour fields have nothing of their own to undo.": async () => {
    const { UndoKeys } = await blockOf("docs/guides/history/src/undo-keys.tsx");
    await withEditor(
      (editor) => {
        const [first = ""] = childrenOf(editor);
        const undoesIn = (field: HTMLElement) => {
          setText(editor.actions, first, "New");
          document.body.append(field);
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
          field.remove();
          const isUndone = textOf(editor, first) === "One";
          if (!isUndone) editor.actions.history.undo();
          return isUndone;
        };
        const input = (type: string) => Object.assign(document.createElement("input"), { type });
        same(
          ["range", "checkbox", "radio", "color"].map((type) => undoesIn(input(type))),
          [true, true, true, true],
        );
        same([input("text"), document.createElement("textarea")].map(undoesIn), [false, false]);
      },
      { beside: <UndoKeys /> },
    );
  },
  "With nothing to undo or redo, both actions do nothing. They work in a disabled editor as well, hence the question for `enabled`.":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const before = query.serialize();
        actions.history.undo();
        actions.history.redo();
        same(query.serialize(), before);
        setText(actions, childrenOf(editor)[0] ?? "", "New");
        await enable(actions, false);
        actions.history.undo();
        same([query.getOptions().enabled, query.serialize()], [false, before]);
      }),
  "The effect takes the actions from `store` because `actions` of `useEditor()` is a new object in every render, and `store` is always the same.":
    async () => {
      const seen: EditorHandle[] = [];
      const Look = () => {
        seen.push(useEditor((_, query) => ({ selected: query.getEvent("selected").size() })));
        return null;
      };
      await withEditor(
        async ({ actions }) => {
          actions.selectNode("ROOT");
          await settle();
          const [first, last] = [seen[0], seen.at(-1)];
          same([first?.actions === last?.actions, first?.store === last?.store], [false, true]);
        },
        { beside: <Look /> },
      );
    },
  ":::danger[Steps are patches] A step holds the difference that it made, and undo applies it backwards to the page as it is now. If an ignored change has removed what the patch is about, undo throws `Cannot apply patch, path doesn't resolve`. So ignore changes of props and custom data, but do not delete or move nodes with `ignore()`, unless you call `actions.history.clear()` afterwards.":
    () =>
      withEditor(async ({ actions, query }) => {
        const [first = "", second = ""] = query.node("ROOT").childNodes();
        setText(actions, first, "New");
        setText(actions.history.ignore(), second, "Kept");
        actions.history.undo();
        same([textOf({ query }, first), textOf({ query }, second)], ["One", "Kept"]);
        setText(actions, first, "New");
        actions.history.ignore().delete(first);
        await throws("Cannot apply patch, path doesn't resolve", () => actions.history.undo());
        setText(actions, second, "New");
        actions.history.ignore().delete(second);
        actions.history.clear();
        actions.history.undo();
      }),
};
