import { ignores, kind, throws } from "./kind.ts";

/** Faults of the text, before there is a document. */
export const textKinds = {
  "no-text": kind(
    throws("error", "load", "Unexpected end of JSON input", "guides/save-load-state#restore-errors"),
    "Check the code that saves the page: nothing was stored. An empty string in <Frame data> shows the frame's children.",
  ),
  "not-json": kind(
    throws("error", "load", "JSON", "guides/save-load-state#restore-errors"),
    "Store the string of query.serialize() unchanged.",
  ),
  "no-document": kind(
    throws("error", "load", "Cannot find component <undefined />", "api/errors#cannot-find-component"),
    "Pass the result of query.serialize(): an object whose keys are ids and whose values are nodes.",
  ),
  wrapped: kind(
    throws("note", "load", "Cannot find component <undefined />", "api/errors#cannot-find-component"),
    "Pass the document itself to Craft.js, not the data around it.",
  ),
  "double-encoded": kind(
    throws("error", "load", "Cannot find component <undefined />", "api/errors#cannot-find-component"),
    "Remove one JSON.stringify: query.serialize() already returns JSON. Stored pages need another JSON.parse.",
  ),
  "byte-order-mark": kind(
    throws("error", "load", "is not valid JSON", "guides/save-load-state#restore-errors"),
    "Save the file as UTF-8 without a byte order mark, or strip it: text.replace(/^\\uFEFF/, '').",
  ),
  compressed: kind(
    throws("error", "load", "is not valid JSON", "guides/save-load-state#compress"),
    "Decompress the text before you pass it to Craft.js. If you do so, select that pages are stored compressed.",
  ),
  "cut-off": kind(
    throws("error", "load", "is not valid JSON", "guides/save-load-state#compress"),
    "Check for a column or a request that is too short for it, and load an older save.",
  ),
  "duplicate-key": kind(
    ignores("warning", "JSON.parse keeps the last value of a key and drops the others.", "concepts/serializing#format"),
    "Compare both values, and give one of the nodes another id.",
    { repair: "Keeps the lost value, too: a node under a new id, a prop under a new name." },
  ),
};
