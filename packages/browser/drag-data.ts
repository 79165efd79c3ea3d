import { isWriting } from "./key-press.ts";

// WebKitGTK cancels a drag without data, and Craft.js sets none. Text fields ignore the custom type on drop.
// Runs in the capture phase, because a block may stop the propagation.
addEventListener("dragstart", ({ dataTransfer }) => dataTransfer?.setData("application/x-block", ""), true);

// Browsers open a file, link or picture that is dropped outside a text field; Firefox replaces the editor with it.
addEventListener("dragover", (event) => {
  if (event.defaultPrevented || isWriting(event)) return; // Craft.js accepts any drag over a canvas
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
});
addEventListener("drop", (event) => isWriting(event) || event.preventDefault());
