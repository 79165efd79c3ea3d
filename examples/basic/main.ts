import "./src/main.tsx";
import "./frame.css";
import { copyCode } from "../../client/start/copy.ts";
import "../drag-data.ts";
import { startTabs } from "./source-tabs.ts";

/**
 * The page around the tutorial's editor. What runs inside it is src/, to the letter what a reader of the tutorial has in
 * the end: nothing in there knows of this page.
 */

const tabs = document.querySelector<HTMLElement>("[role=tablist]");
if (tabs) startTabs(tabs);

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-action]");
  if (button?.dataset.action === "copy-code") copyCode(button);
});
