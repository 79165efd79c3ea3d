import { containerOf, edit, SampleText } from "./editor.tsx";

export async function twoTexts(options?: Parameters<typeof edit>[1]) {
  const editor = await edit(containerOf(<SampleText text="One" />, <SampleText text="Two" />), options);
  const [one = "", two = ""] = editor.children();
  return { ...editor, one, two, textOf: (id: string): string => editor.data(id).props.text };
}

/** A callback for `setProp` and the like: `setProp(id, assign({ text: "New" }))`. */
export const assign = (values: object) => (target: object) => void Object.assign(target, values);
