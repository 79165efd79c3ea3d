import "./styles/landing.css";
import { afterFirstPaint } from "./after-first-paint.ts";
import { tellParent } from "./tell-parent.ts";

const container = document.getElementById("editor");
if (!container) throw new Error("The page has no element #editor to put the editor into.");

// Inside of another page, that page is what the visitor came for: its first paint goes before this script's work.
if (window.parent !== window) await afterFirstPaint();
const { startEditor } = await import("./editor.tsx");
startEditor(container, tellParent);
