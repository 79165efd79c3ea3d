import { useEditor } from "@craftjs/core";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, selectedOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { click, dragBelow, fire } from "../../../harness/pointer.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { withLaterProps } from "../../../harness/with-later-props.tsx";

export const probes: CheckFile["probes"] = {
  "## enabled {#enabled} Whether the user can select, hover, drag and drop.": async () => {
    for (const enabled of [true, false]) {
      await withEditor(
        async (editor, place) => {
          const { query } = editor;
          const [first, second] = place.querySelectorAll("p");
          const ids = childrenOf(editor);
          fire(first, "mouseover");
          fire(first, "mousedown");
          const events = ["hovered", "selected"].map((name) => query.getEvent(name as "hovered").size());
          same([...events, first?.draggable], enabled ? [1, 1, true] : [0, 0, false]);
          dragBelow(first, second);
          await settle();
          same(childrenOf(editor), enabled ? [...ids].reverse() : ids);
        },
        { props: { enabled } },
      );
    }
  },
  "- Turning it off clears selection, hover and indicator, and detaches all connectors.": () =>
    withEditor(async (editor, place) => {
      const { actions, query } = editor;
      const [first = ""] = query.node("ROOT").childNodes();
      actions.selectNode("ROOT");
      fire(query.node(first).get().dom, "mouseover");
      actions.setIndicator(query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
      await enable(actions, false);
      same([selectedOf(editor), query.getEvent("hovered").all(), query.getState().indicator], [[], [], null]);
      click(query.node(first).get().dom);
      same([selectedOf(editor), place.querySelector("[draggable=true]")], [[], null]);
    }),
  "In an editor that starts disabled, `node.dom` is `null` until it is enabled.": () =>
    withEditor(
      async ({ actions, query }) => {
        same(query.node("ROOT").get().dom, null);
        await enable(actions, true);
        same(query.node("ROOT").get().dom?.tagName, "SECTION");
      },
      { props: { enabled: false } },
    ),
  "- [Actions](/docs/api/useEditor#actions) still work: it stops the user, not your code.": () =>
    withEditor(
      ({ actions, query }) => {
        actions.setHidden("ROOT", true);
        same(query.node("ROOT").get().data.hidden, true);
      },
      { props: { enabled: false } },
    ),
  "- The editor follows the prop when the prop **changes**. If code below sets `options.enabled` with `setOptions`, the editor keeps that until the prop changes next. Use one of the two.":
    () =>
      withLaterProps({ enabled: true }, async (give, latest) => {
        const { actions, query } = latest();
        await enable(actions, false);
        for (const [enabled, isEnabled] of [
          [true, false],
          [false, false],
          [true, true],
        ] as const) {
          await give({ enabled });
          same(query.getOptions().enabled, isEnabled);
        }
      }),
  "- User components read it with `useEditor((state) => ({ enabled: state.options.enabled }))`.": () => {
    const Block = () => <p>{String(useEditor((state) => ({ enabled: state.options.enabled })).enabled)}</p>;
    return withEditor(
      async ({ actions }, place) => {
        same(place.textContent, "true");
        await enable(actions, false);
        same(place.textContent, "false");
      },
      { content: <Block />, resolver: { Block } },
    );
  },
};
