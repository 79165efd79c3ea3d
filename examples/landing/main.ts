import { landingLoadedMessage } from "../../content/site.ts";
import "../example.css";

// The landing page shows its frame as waiting until it is told that what is in it can be used.
if (window.parent !== window) window.parent.postMessage({ [landingLoadedMessage]: true }, location.origin);
