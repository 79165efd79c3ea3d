import "./src/main.tsx";
import "./frame.css";
import "browser/drag-data.ts";
import { copyCode } from "browser/copy.ts";
import { startTabs } from "./source-tabs.ts";

// The page around the editor. Readers can copy src/ unchanged, so it must not depend on this page.

const tabs = document.querySelector<HTMLElement>("[role=tablist]");
if (tabs) startTabs(tabs);

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-action="copy-code"]');
  if (button) copyCode(button);
});
