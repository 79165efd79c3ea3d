import { Editor, Frame } from "@craftjs/core";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Mode } from "../blocks/block-frame.tsx";
import { blocks } from "../blocks/blocks.ts";
import type { Commands } from "../state/commands.ts";
import { CommandsProvider } from "../state/use-commands.ts";
import blockStyle from "../styles/blocks.css" with { type: "text" };
import pageStyle from "./page.css" with { type: "text" };

/** The page as a standalone HTML document: its blocks, as the preview renders them. Not to be called during a render. */
export function pageHtml(commands: Commands): string {
  // A document without a window requests no pictures.
  const { body } = document.implementation.createHTMLDocument();
  const root = createRoot(body);
  flushSync(() =>
    root.render(
      <CommandsProvider value={commands}>
        <Mode value="export">
          <Editor resolver={blocks} enabled={false}>
            <Frame data={commands.serialise()} />
          </Editor>
        </Mode>
      </CommandsProvider>,
    ),
  );
  for (const element of body.querySelectorAll("*")) {
    for (const name of ["id", "data-block", "draggable", "translate"]) element.removeAttribute(name);
    for (const name of ["href", "src"]) {
      const url = element.getAttribute(name);
      if (url?.startsWith("/")) element.setAttribute(name, location.origin + url);
    }
  }
  const title = body.querySelector("h1, h2, h3")?.innerHTML || "A page";
  const html = body.innerHTML.replace(/(?=<div class="block )/g, "\n");
  root.unmount();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${`${pageStyle}\n${blockStyle}`.replace(/\/\*.*?\*\/\s*/gs, "")}</style>
</head>
<body>
<main>${html}
</main>
</body>
</html>
`;
}
