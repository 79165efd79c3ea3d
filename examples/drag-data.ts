/**
 * Gives each drag some data. Craft.js gives it none, and WebKitGTK ends a drag without any as soon as it has begun. The type
 * is one that no text field takes: a block that is dropped into one leaves nothing there. Done before anyone else hears of
 * the drag, as a block may stop the event.
 */
addEventListener("dragstart", ({ dataTransfer }) => dataTransfer?.setData("application/x-block", ""), true);
