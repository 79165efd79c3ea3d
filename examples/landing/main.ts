import "./styles/landing.css";
import { afterFirstPaint } from "./after-first-paint.ts";
import { embeddedPatience } from "./names.ts";
import { tellParent } from "./tell-parent.ts";

const container = document.getElementById("editor");
if (!container) throw new Error("The page has no element #editor to put the editor into.");

// Inside of another page, that page is what the visitor came for: its first paint goes before this script's work, and
// what is brought here is run in pieces, between which the page around can answer.
if (window.parent !== window) {
  await afterFirstPaint();
  await import("./libraries.ts");
  await loadFonts();
  await nextTask();
}
const { startEditor } = await import("./editor.tsx");
await nextTask();
startEditor(container, tellParent);

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Waits for the fonts, which the page around has, but not for long: to look for their stand-ins takes as long as all the
 * rest of a layout.
 */
async function loadFonts(): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const families = ["--sans", "--mono"].map((name) => style.getPropertyValue(name).split(",")[0]);
  const loaded = Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, embeddedPatience))]);
}
