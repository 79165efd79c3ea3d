// WebKitGTK cancels a drag without data, and Craft.js sets none. Text fields ignore the custom type on drop.
// Runs in the capture phase, because a block may stop the event.
addEventListener("dragstart", ({ dataTransfer }) => dataTransfer?.setData("application/x-block", ""), true);
