import type { EditorHandle } from "./stage.tsx";

type Actions = Pick<EditorHandle["actions"], "setProp">;

/** Sets the prop `text` of a node or of several, with the actions themselves or with those of `history.throttle()` and its kin. */
export function setText({ setProp }: Actions, ids: string | string[] | undefined, text: string): void {
  setProp(ids ?? "", (props: { text: string }) => {
    props.text = text;
  });
}
