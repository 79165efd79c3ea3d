import { useEditor } from "@craftjs/core";
import { shownLater } from "./shown-later.tsx";
import { type EditorHandle, withEditor } from "./stage.tsx";

type Collector = NonNullable<Parameters<typeof useEditor>[0]>;
type Seen = Record<string, unknown>;

/**
 * Runs `then` with what `useEditor` gave a component with this collector, each time it rendered. The component is
 * there from the start, or mounts when `late` says so in an editor that has settled.
 */
export function withCollector<Result>(
  collector: Collector | undefined,
  then: (seen: Seen[], editor: EditorHandle, place: HTMLElement) => Result | Promise<Result>,
  late = false,
): Promise<Result> {
  const seen: Seen[] = [];
  const Collects = () => {
    seen.push(useEditor(collector as Collector));
    return null;
  };
  const { later, show } = shownLater(<Collects />);
  return withEditor(
    async (editor, place) => {
      if (late) await show();
      return then(seen, editor, place);
    },
    { beside: late ? later : <Collects /> },
  );
}
