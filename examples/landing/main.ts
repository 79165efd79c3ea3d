import "./styles/landing.css";
import { afterFirstPaint } from "./after-first-paint.ts";
import { embeddedPatience, fontPatience } from "./names.ts";
import { tellParent } from "./tell-parent.ts";

const container = document.getElementById("editor");
if (!container) throw new Error("The page has no element #editor to put the editor into.");

// Embedded: let the parent page paint first, then run in short tasks so that it stays responsive.
const isEmbedded = window.parent !== window;
if (isEmbedded) {
  await afterFirstPaint();
  await import("./libraries.ts");
  await loadFonts(["--sans", "--mono"], embeddedPatience);
  await nextTask();
}
const [{ startEditor }] = await Promise.all([import("./editor.tsx"), isEmbedded || loadOwnFonts()]);
await nextTask();
startEditor(container, tellParent);

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Loads the text font of a standalone page; the code font loads with the first dialog that shows code. `optional` would
 * skip a font that arrives after first paint, although only the loading screen has painted by then.
 */
async function loadOwnFonts(): Promise<void> {
  for (const face of document.fonts) face.display = "swap";
  await loadFonts(["--sans"], fontPatience);
  // Back to `optional` for late fonts: a swap would cause layout shift once the editor is visible.
  for (const face of document.fonts) if (face.status === "loading") face.display = "optional";
}

// A parent page usually has the fonts cached; laying out with fallback fonts first takes as long as the whole layout.
async function loadFonts(names: string[], patience: number): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const families = names.map((name) => style.getPropertyValue(name).split(",")[0]);
  const loaded = Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
}
