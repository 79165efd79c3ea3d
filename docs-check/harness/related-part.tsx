import { useEditor } from "@craftjs/core";

/** Shows a related component of the selected block, or of the one with this id, as a settings panel does. */
export function RelatedPart({
  name = "settings",
  id,
  ...props
}: {
  name?: string;
  id?: string;
  [prop: string]: unknown;
}) {
  const { Part } = useEditor(({ nodes }, query) => ({
    Part: nodes[id ?? query.getEvent("selected").first()]?.related[name],
  }));
  return Part ? <Part {...props} /> : null;
}
