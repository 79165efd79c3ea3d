import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

export const runs: CheckFile["runs"] = {
  "src/use-document-event.ts": ({ useDocumentEvent }) => {
    let heard = 0;
    const onKey = () => void heard++;
    const Listen = () => {
      useDocumentEvent("keydown", onKey);
      return null;
    };
    return withEditor(
      () => {
        document.dispatchEvent(new KeyboardEvent("keydown"));
        same(heard, 1);
      },
      { beside: <Listen /> },
    ).then(() => null);
  },
};
