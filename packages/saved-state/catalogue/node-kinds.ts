import { ignores, kind, noType, throws } from "./kind.ts";

const noComponent: [string, string] = ["Cannot find component", "api/errors#cannot-find-component"];
const notThere: [string, string] = [noType, "api/errors#cannot-destructure"];
const notInResolver: [string, string] = ["does not exist in the resolver", "api/errors#not-in-resolver"];
const format = "concepts/serializing#format";
const upgrade = "guides/save-load-state#migrate-canvas";
const makesDiv =
  "Makes it a div, which keeps the children and shows the linked nodes among them. Its props are removed.";

/** Faults of the root, of nodes as a whole, and of their types. */
export const nodeKinds = {
  "no-root": kind(
    ignores("error", "the editor stays empty.", "api/errors#no-message"),
    "Name the root ROOT, or load an older save.",
    { repair: "The only node without a parent becomes ROOT, or a new div gets all of them." },
  ),
  "two-roots": kind(
    ignores("error", "canvas-ROOT is read as ROOT, and the later of both replaces the other.", upgrade),
    "Keep one of them.",
    { repair: "Makes canvas-ROOT the last child of ROOT, under another id." },
  ),
  "old-root": kind(
    ignores("note", "it is read as ROOT, and saved under that name.", upgrade),
    "Craft.js needs no change. Your own code that looks for ROOT does not find it.",
    { repair: "Renames it to ROOT." },
  ),
  "null-node": kind(throws("error", "load", noType, "api/errors#cannot-destructure-null"), "Remove the entry.", {
    repair: "Removes the entry. It is empty.",
  }),
  "not-a-node": kind(
    throws("error", "load", ...noComponent),
    "Every value must be a node. Put a version number or a title beside the nodes, not among them.",
    { repair: "Moves the value to `custom` of the root." },
  ),
  "packed-node": kind(
    throws("error", "load", ...noComponent),
    "Parse each node before you put the document together.",
    { repair: "Parses the JSON." },
  ),
  "key-case": kind(
    throws("error", "load", ...noComponent),
    "Store the text of query.serialize() unchanged: a tool that renames keys has changed it.",
    { repair: "Gives the keys of the node the names that Craft.js reads. Props stay unchanged." },
  ),
  "empty-id": kind(throws("error", "render", "Cannot read properties of undefined", format), "Give the node an id.", {
    repair: "Generates an id.",
  }),
  "editor-state": kind(
    throws("error", "load", ...noComponent),
    "Save query.serialize(), not the nodes of the editor's state: their components are functions, which JSON drops.",
    { repair: "Turns its data into a node, with the component's name as its type." },
  ),
  "no-type": kind(
    throws("error", "load", ...noComponent),
    'Write { "resolvedName": "…" } with a name of the resolver, or the name of an HTML element.',
    { removal: makesDiv },
  ),
  "unknown-component": kind(
    throws("error", "load", ...notThere),
    "Add the component to the resolver, keep its old name there, or rename it in the document.",
    { removal: makesDiv },
  ),
  "prototype-name": kind(throws("error", "load", ...notInResolver), "Give the component another name.", {
    removal: makesDiv,
  }),
  "prototype-id": kind(
    ignores("warning", "code that copies nodes by assignment loses a node of this id."),
    "Use another id. Nobody but an attacker uses this one.",
    { repair: "Gives the node another id." },
  ),
  "old-canvas": kind(
    throws("error", "load", ...notInResolver),
    "Run the step of the guide that turns a Canvas into the component that it names in the prop `is`.",
    { repair: "The component in `is`, or else div, becomes the type of the node, which is a canvas." },
  ),
  "component-as-tag": kind(
    ignores("warning", "an unknown HTML element of this name is shown. React warns about incorrect casing."),
    'Write { "resolvedName": "…" } instead of the bare name.',
    { repair: "Makes it the name of a component, if the resolver has it." },
  ),
  "bad-tag": kind(
    throws("error", "render", "is not a valid name", format),
    "A bare string must be the name of an HTML element.",
    { removal: makesDiv },
  ),
  "void-element": kind(
    throws("error", "render", "must neither have `children` nor use", format),
    "Move the children to the element's parent, or make it an element that can have children.",
    { removal: makesDiv },
  ),
};
