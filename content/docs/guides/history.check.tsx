import { useEditor } from "@craftjs/core";
import { useEffect } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, selectedOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { fillIn } from "../../../test/docs/browser/fill-in.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";

const steps = ({ store }: EditorHandle) => store.history.timeline.length;

/** Two changes, the second of which has been undone. */
const withRedo = (then: (editor: EditorHandle, first: string, second: string) => unknown) =>
  withEditor((editor) => {
    const [first = "", second = ""] = childrenOf(editor);
    setText(editor.actions, first, "1");
    setText(editor.actions, first, "2");
    editor.actions.history.undo();
    return then(editor, first, second);
  });

/** Adds a card to the page, and runs `then` with the id of the text in its linked node. */
const withNewCard = (then: (editor: EditorHandle, inner: string, place: HTMLElement) => unknown) =>
  withEditor(
    async (editor, place) => {
      const tree = editor.query.parseReactElement(<SampleCard />).toNodeTree();
      editor.actions.addNodeTree(tree, "ROOT");
      await settle();
      const [inner = ""] = childrenOf(editor, editor.query.node(tree.rootNodeId).linkedNodes()[0]);
      return then(editor, inner, place);
    },
    { resolver: { SampleCard } },
  );

const keys = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true, ...init }),
  );

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
    return null;
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
        same([steps(editor), editor.query.node(first).get().data.props.width], [2, 350]);
        editor.actions.history.undo();
        same(editor.query.node(first).get().data.props.width, 250);
      },
      { beside: <Slider /> },
    );
    return null;
  },
  "src/same-width-button.tsx": async ({ SameWidthButton }) =>
    withEditor(
      async (editor, place) => {
        place.querySelector("button")?.click();
        const widths = childrenOf(editor).map((id) => editor.query.node(id).get().data.props.width);
        same([steps(editor), widths], [1, [200, 200]]);
      },
      { beside: <SameWidthButton /> },
    ).then(() => null),
  "src/history-limit.tsx": async ({ HistoryLimit }) =>
    withEditor(
      async (editor) => {
        const [first = ""] = childrenOf(editor);
        for (const text of ["1", "2", "3", "4", "5", "6"]) {
          setText(editor.actions, first, text);
          same(steps(editor) <= 3, true);
        }
        while (editor.query.history.canUndo()) editor.actions.history.undo();
        same(textOf(editor, first), "3");
        while (editor.query.history.canRedo()) editor.actions.history.redo();
        same(textOf(editor, first), "6");
      },
      { beside: <HistoryLimit steps={3} /> },
    ).then(() => null),
  "src/save-button.tsx": async ({ SaveButton }) =>
    withEditor(
      async (editor, place) => {
        const shown = async () => {
          await new Promise((done) => setTimeout(done, 150));
          await settle();
          return place.querySelector("button")?.textContent;
        };
        const [first = ""] = childrenOf(editor);
        same(await shown(), "Saved");
        setText(editor.actions, first, "New");
        same(await shown(), "Save");
        editor.actions.history.undo();
        same(await shown(), "Saved");
        editor.actions.history.redo();
        await shown();
        place.querySelector("button")?.click();
        same(await shown(), "Saved");
        const tree = editor.query.parseReactElement(<SampleCard />).toNodeTree();
        editor.actions.addNodeTree(tree, "ROOT");
        same(await shown(), "Save");
      },
      { resolver: { SampleCard }, beside: <SaveButton onSave={() => {}} /> },
    ).then(() => null),
};

export const probes: CheckFile["probes"] = {
  "| A drop, also of several blocks; `add`, `addNodeTree`, `delete`, `move` | One |": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      const counts: number[] = [];
      for (const work of [
        () => actions.move([second, first], "ROOT", 2),
        () => actions.add(query.parseFreshNode({ data: { type: "hr", props: {} } }).toNode(), "ROOT"),
        () => actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), "ROOT"),
        () => actions.delete([first, second]),
      ]) {
        work();
        counts.push(steps(editor));
      }
      same(counts, [1, 2, 3, 4]);
    }),
  "Setting a prop to the value it has is none, but an equal new object is a change.": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      setText(editor.actions, first, "One");
      same(steps(editor), 0);
      for (let count = 0; count < 2; count++) {
        editor.actions.setProp(first, (props) => {
          props.padding = { top: 1 };
        });
      }
      same(steps(editor), 2);
    }),
  "One. Undo brings the whole old page back.": () =>
    withEditor((editor) => {
      const before = editor.query.serialize();
      const { nodes, ...root } = editor.query.node("ROOT").toSerializedNode();
      editor.actions.deserialize({ ROOT: { ...root, nodes: [] } });
      same([steps(editor), nodes.length, childrenOf(editor)], [1, 2, []]);
      editor.actions.history.undo();
      same(editor.query.serialize(), before);
    }),
  "| Selecting, hovering, `setOptions` | None |": () =>
    withEditor((editor, place) => {
      editor.actions.selectNode("ROOT");
      fire(place.querySelector("p"), "mouseover");
      editor.actions.setOptions((options) => {
        options.enabled = false;
      });
      same([editor.query.getEvent("hovered").size(), steps(editor)], [1, 0]);
    }),
  "| The first content of a [linked node](/docs/concepts/user-components#linked-nodes) | None |": () =>
    withEditor((editor) => same([Object.keys(editor.query.getNodes()).length, steps(editor)], [4, 0]), {
      resolver: { SampleCard },
      content: containerOf(<SampleCard />),
    }),
  "With nothing to undo or redo, both actions do nothing.": () =>
    withEditor((editor) => {
      const before = editor.query.serialize();
      editor.actions.history.undo();
      editor.actions.history.redo();
      same(editor.query.serialize(), before);
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
  "Without a number, the rate is 500.": async () => {
    const stepsAfter = (wait: number) =>
      withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        const { history } = editor.actions;
        setText(history.throttle(), first, "1");
        for (const step of editor.store.history.timeline) step.timestamp -= wait;
        setText(history.throttle(), first, "2");
        return steps(editor);
      });
    same([await stepsAfter(450), await stepsAfter(510)], [1, 2]);
  },
  "A throttled change joins the latest step if that **began** less than 500 ms ago, whatever that step was.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.move(first, "ROOT", 2);
      setText(editor.actions.history.throttle(500), first, "New");
      editor.actions.history.undo();
      same([steps(editor), childrenOf(editor), textOf(editor, first)], [1, [first, second], "One"]);
    }),
  "`merge()` folds a change into the latest step, however old that is, or makes a step if there is none.": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      const { history } = editor.actions;
      setText(history.merge(), first, "1");
      same(steps(editor), 1);
      for (const step of editor.store.history.timeline) step.timestamp = 0;
      setText(history.merge(), first, "2");
      same(steps(editor), 1);
    }),
  "A change that joins a step leaves the steps that can be redone as they are, though they were recorded for another page.":
    () =>
      withRedo(({ actions, query }, _, second) => {
        setText(actions.history.merge(), second, "merged");
        same(query.history.canRedo(), true);
        setText(actions.history.throttle(500), second, "throttled");
        same(query.history.canRedo(), true);
      }),
  "Use those and not the outer `actions`, whose changes would be lost.": () =>
    withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.setState((_, { setProp }) => {
        setText({ setProp }, first, "inner");
        setText(editor.actions, second, "outer");
      });
      same([textOf(editor, first), textOf(editor, second)], ["inner", "Two"]);
    }),
  "Call `selectNode`, `clearEvents` and `deserialize` as methods of the argument: taken out of it, as `setProp` is above, they throw.":
    () =>
      withEditor(async ({ actions, query }) => {
        const json = query.serialize();
        actions.setState((_, inner) => {
          inner.selectNode("ROOT");
          inner.clearEvents();
          inner.deserialize(json);
        });
        await throws("undefined", () => actions.setState((_, { selectNode }) => selectNode("ROOT")));
        await throws("undefined", () => actions.setState((_, { clearEvents }) => clearEvents()));
        await throws("undefined", () => actions.setState((_, { deserialize }) => deserialize(json)));
      }),
  "If an ignored change has removed what the patch is about, undo throws `Cannot apply patch, path doesn't resolve`.":
    () =>
      withEditor(({ actions, query }) => {
        const [first = ""] = query.node("ROOT").childNodes();
        setText(actions, first, "New");
        actions.history.ignore().delete(first);
        return throws("Cannot apply patch, path doesn't resolve", () => actions.history.undo());
      }),
  "`pointer` is the index of the step that the next undo takes back, and −1 if there is none.": () =>
    withRedo(({ actions, store }) => {
      same(store.history.pointer, 0);
      actions.history.undo();
      same(store.history.pointer, -1);
    }),
  "React then logs “Cannot update a component while rendering a different component”": async () => {
    const Json = () => {
      const { json } = useEditor((_, query) => ({ json: query.serialize() }));
      return <i>{json.length}</i>;
    };
    await says("while rendering a different component", () =>
      withEditor(
        async ({ actions, query }) => {
          startWatch();
          actions.addNodeTree(query.parseReactElement(<SampleCard />).toNodeTree(), "ROOT");
          await settle();
        },
        { resolver: { SampleCard }, beside: <Json /> },
      ),
    );
  },
  "- **A new change after an undo** discards the steps that could be redone, unless it [joins a step](#gesture) or [makes none](#ignore).":
    () =>
      withRedo(({ actions, query }, _, second) => {
        setText(actions.history.ignore(), second, "ignored");
        setText(actions.history.merge(), second, "joined");
        same(query.history.canRedo(), true);
        setText(actions, second, "new");
        same(query.history.canRedo(), false);
      }),
  "Undoing a deletion selects the node again, in place of what is selected now, if it was selected when it was deleted.":
    () =>
      withEditor((editor) => {
        const { actions } = editor;
        const [first = "", second = ""] = childrenOf(editor);
        actions.selectNode(first);
        actions.delete(first);
        actions.selectNode(second);
        actions.history.undo();
        same(selectedOf(editor), [first]);
        actions.selectNode(second);
        actions.delete(first);
        actions.history.undo();
        same(selectedOf(editor), [second]);
      }),
  "Undoing `deserialize` brings back the selection of that time.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      actions.selectNode(first);
      actions.deserialize(query.serialize());
      same(selectedOf(editor), []);
      actions.selectNode(second);
      actions.history.undo();
      same(selectedOf(editor), [first]);
    }),
  "They are created outside the history. If you undo the drop of a component that has some, they stay in the state without being shown, and are saved.":
    () =>
      withEditor(
        async ({ actions, query }, place) => {
          const tree = query.parseReactElement(<SampleCard />).toNodeTree();
          actions.addNodeTree(tree, "ROOT");
          await settle();
          const [linked = ""] = query.node(tree.rootNodeId).linkedNodes();
          actions.history.undo();
          await settle();
          same([place.innerText.includes("Inside"), query.serialize().includes(linked)], [false, true]);
        },
        { resolver: { SampleCard } },
      ),
  "Redo brings the component back with **new** linked nodes: what users had put into the old ones is not shown again.":
    () =>
      withNewCard(async ({ actions }, inner, place) => {
        setText(actions, inner, "Mine");
        actions.history.undo();
        actions.history.undo();
        await settle();
        actions.history.redo();
        actions.history.redo();
        await settle();
        same([place.innerText.includes("Inside"), place.innerText.includes("Mine")], [true, false]);
      }),
  "Redoing an edit inside an old one changes only that, without a message.": () =>
    withNewCard(async (editor, inner, place) => {
      const { history } = editor.actions;
      setText(editor.actions, inner, "Mine");
      history.undo();
      history.undo();
      await settle();
      history.redo();
      await settle();
      same(textOf(editor, inner), "Inside");
      const shown = place.innerText;
      startWatch();
      history.redo();
      await settle();
      same([textOf(editor, inner), place.innerText, watchTrouble()], ["Mine", shown, []]);
    }),
  "- **An action in a callback of another action** is lost in the page, but leaves its step.": async () => {
    await withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.setProp(first, () => editor.actions.delete(second));
      same([childrenOf(editor), steps(editor)], [[first, second], 1]);
      editor.actions.history.undo();
      same(childrenOf(editor), [first, second, second]);
    });
    // React complains of the two.
    startWatch();
  },
  "Undo of a deletion mounts the component anew.": async () => {
    let mounted = 0;
    const Counter = () => {
      useEffect(() => {
        mounted++;
      }, []);
      return <i />;
    };
    await withEditor(
      async (editor) => {
        const [only = ""] = childrenOf(editor);
        editor.actions.delete(only);
        await settle();
        editor.actions.history.undo();
        await settle();
        same(mounted, 2);
      },
      {
        resolver: { Counter },
        content: containerOf(<Counter />),
      },
    );
  },
  "Other steps leave it alone, apart from nodes that no longer exist.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      setText(actions, first, "Changed");
      actions.selectNode(second);
      actions.history.undo();
      same(selectedOf(editor), [second]);
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      actions.addNodeTree(tree, "ROOT");
      actions.selectNode([second, tree.rootNodeId]);
      actions.history.undo();
      same(selectedOf(editor), [second]);
    }),
  "What the callback added or deleted is not yet visible to `query`, nor to the checks of `move` and `delete`.": () =>
    withEditor(async ({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      const within = (work: (draft: Parameters<Parameters<typeof actions.setState>[0]>[1]) => void) =>
        actions.setState((_state, draft) => {
          draft.addNodeTree(tree, "ROOT");
          draft.delete(second);
          same(query.node("ROOT").childNodes(), [first, second]);
          work(draft);
        });
      await throws("reading 'id'", () => within((draft) => draft.delete(tree.rootNodeId)));
      await throws("TypeError", () => within((draft) => draft.move(first, tree.rootNodeId, 0)));
      same(query.node("ROOT").childNodes(), [first, second]);
    }),
};
