import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { hydrationTrouble } from "../../../test/docs/browser/hydration-trouble.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { trouble } from "../../../test/docs/browser/trouble.ts";

export const runs: CheckFile["runs"] = {
  "src/framed-editor.tsx": async ({ FramedEditor }) => {
    // From the server, the frame has loaded before React is there to hear of it.
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(createElement(FramedEditor));
    const frame = place.querySelector("iframe");
    await new Promise((done) => frame?.addEventListener("load", done));
    const root = hydrateRoot(place, createElement(FramedEditor), { onRecoverableError: trouble });
    await settle();
    await settle();
    same(frame?.contentDocument?.body.textContent, "OneTwo");
    root.unmount();
    place.remove();
    same(hydrationTrouble(), []);
    return createElement(FramedEditor);
  },
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
