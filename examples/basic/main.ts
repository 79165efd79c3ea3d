import "./src/main.tsx";
import "./frame.css";
import { copyCode } from "../../client/start/copy.ts";
import "../drag-data.ts";
import { startTabs } from "./source-tabs.ts";

// The page around the tutorial's editor. src/ is exactly the code that readers end up with: it must not know this page.

const tabs = document.querySelector<HTMLElement>("[role=tablist]");
if (tabs) startTabs(tabs);

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-action]");
  if (button?.dataset.action === "copy-code") copyCode(button);
});
