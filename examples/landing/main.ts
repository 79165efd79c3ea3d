import "./styles/landing.css";
import { afterFirstPaint } from "./after-first-paint.ts";
import { embeddedPatience, fontPatience } from "./names.ts";
import { tellParent } from "./tell-parent.ts";

const container = document.getElementById("editor");
if (!container) throw new Error("The page has no element #editor to put the editor into.");

// Inside of another page, that page is what the visitor came for: its first paint goes before this script's work, and
// what is brought here is run in pieces, between which the page around can answer.
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
 * The font of a page of its own; the one for code comes with the first dialog that shows any. As optional ones, those that
 * come after the first paint would be left for the next visit, though nothing has been shown by then but that the editor is
 * on its way.
 */
async function loadOwnFonts(): Promise<void> {
  for (const face of document.fonts) face.display = "swap";
  await loadFonts(["--sans"], fontPatience);
  // What has not come is left for the next visit after all, as its text is about to be shown.
  for (const face of document.fonts) if (face.status === "loading") face.display = "optional";
}

/**
 * Waits for the fonts, but not for long: a page around has them, and to look for their fallback fonts takes as long as all the
 * rest of a layout.
 */
async function loadFonts(names: string[], patience: number): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const families = names.map((name) => style.getPropertyValue(name).split(",")[0]);
  const loaded = Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
}
