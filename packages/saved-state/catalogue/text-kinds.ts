import { ignores, says } from "./kind.ts";

/** What can be wrong with the text, before there is a document. */
export const textKinds = {
  "no-text": says(
    "error",
    "load",
    ["Unexpected end of JSON input", "guides/save-load-state#restore-errors"],
    "Look where the page is saved: nothing was stored. An empty string in <Frame data> shows the frame's children.",
    null,
  ),
  "not-json": says(
    "error",
    "load",
    ["JSON", "guides/save-load-state#restore-errors"],
    "Store the string of query.serialize() as it is.",
    null,
  ),
  "no-document": says(
    "error",
    "load",
    ["Cannot find component <undefined />", "api/errors#cannot-find-component"],
    "Hand over what query.serialize() returned: an object whose keys are ids and whose values are nodes.",
    null,
  ),
  wrapped: says(
    "note",
    "load",
    ["Cannot find component <undefined />", "api/errors#cannot-find-component"],
    "Hand the document itself to Craft.js, not what it is stored in.",
    null,
  ),
  "double-encoded": says(
    "error",
    "load",
    ["Cannot find component <undefined />", "api/errors#cannot-find-component"],
    "Take one JSON.stringify away: query.serialize() returns JSON already. Pages stored so need one JSON.parse more.",
    null,
  ),
  "byte-order-mark": says(
    "error",
    "load",
    ["is not valid JSON", "guides/save-load-state#restore-errors"],
    "Save the file as UTF-8 without a byte order mark, or strip it: text.replace(/^\\uFEFF/, '').",
    null,
  ),
  compressed: says(
    "error",
    "load",
    ["is not valid JSON", "guides/save-load-state#compress"],
    "Decompress the text before you hand it to Craft.js. If you do, say that pages are stored compressed.",
    null,
  ),
  "cut-off": says(
    "error",
    "load",
    ["is not valid JSON", "guides/save-load-state#compress"],
    "Look for a column or a request that is too short for it, and load an older save.",
    null,
  ),
  "duplicate-key": ignores(
    "warning",
    ["JSON.parse keeps the last value of a key and drops the others.", "concepts/serializing#format"],
    "Look at both values, and give one of the nodes another id.",
    "Keeps the lost value, too: a node under a new id, a prop under a new name.",
  ),
};
