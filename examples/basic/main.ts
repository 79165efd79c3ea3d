import "./src/main.tsx";
import "./frame.css";
import "browser/drag-data.ts";
import { copyCode } from "browser/copy.ts";
import { handDocument } from "browser/hand-document.ts";
import { startTabs } from "./source-tabs.ts";
import { storedJson } from "./src/more/saved-page.ts";

// The page around the tutorial's editor. src/ is exactly the code that readers end up with: it must not know this page.

const tabs = document.querySelector<HTMLElement>("[role=tablist]");
if (tabs) startTabs(tabs);

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-action]");
  if (button?.dataset.action === "copy-code") copyCode(button);
  if (button?.dataset.action === "check-page") handStoredPage();
});

function handStoredPage(): void {
  // The editor stores its page when it is hidden: that comes after the click.
  document.dispatchEvent(new Event("visibilitychange"));
  const json = storedJson();
  if (json !== null) handDocument(json);
}
