import type { CheckFile } from "../../../test/docs/browser/check-file.ts";

const content = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Hello" }] }] };

export const runs: CheckFile["runs"] = {
  "src/rich-text-editor.tsx": ({ RichTextEditor }) => <RichTextEditor content={content} onDone={() => {}} />,
};
