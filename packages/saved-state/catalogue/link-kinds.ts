import { ignores, kind, throws } from "./kind.ts";

const linked = "api/element#linked";
const upgrade = "guides/save-load-state#migrate-canvas";
const clean = "guides/save-load-state#clean";
const removesTree = "Removes it, with all its descendants.";
/** The text for removing an id from a list. */
export const removesId = "Removes the id.";
const follow = "Sets parent to the node that lists it.";

/** Faults in the links between nodes, and in their canvas flags. */
export const linkKinds = {
  "bad-nodes": kind(
    ignores("error", "no children are shown; a string throws “map is not a function” as React renders.", clean),
    "`nodes` must be a list of ids.",
    { repair: "Converts it to a list of its ids and nodes." },
  ),
  "bad-linked-nodes": kind(
    ignores("error", "the component finds none of its nodes, and makes new ones, which may throw.", linked),
    "`linkedNodes` must be an object: the id of each <Element>, and the id of its node.",
    { repair: "Unpacks it, or turns the nodes that it names into children." },
  ),
  "bad-child": kind(
    throws("error", "render", "Cannot read properties of undefined (reading 'children')", "api/errors#missing-child"),
    "The ids of nodes must be strings.",
    { repair: "Writes the id as a string, or gives the inline node an id. Removes empty values." },
  ),
  "dangling-child": kind(
    throws("error", "render", "Cannot read properties of undefined (reading 'children')", "api/errors#missing-child"),
    "Load an older save that has the node, or remove the id.",
    { repair: removesId },
  ),
  "dangling-link": kind(
    throws("error", "render", "Cannot read properties of undefined (reading 'data')", "api/errors#missing-child"),
    "Remove the id: the component then makes a new node for its <Element>. It throws only if it renders that one.",
    { repair: removesId },
  ),
  "dangling-parent": kind(
    throws("warning", "drag", "Cannot read properties of undefined (reading 'data')", "api/errors#missing-node"),
    "Set parent to the node that lists it.",
    { repair: follow },
  ),
  "wrong-parent": kind(
    ignores("warning", "the wrong parent decides whether it can be dragged; a move or a deletion damages the tree."),
    "Set parent to the node that lists it.",
    { repair: follow },
  ),
  "unlisted-child": kind(
    ignores("warning", "it is never shown, but saved each time. <StrictMode> used to leave such copies behind.", clean),
    "List it in its parent, if it is missing on the page. If it is a copy, remove it with all its descendants.",
    { repair: "Lists it at the end of its parent.", removal: removesTree },
  ),
  orphan: kind(
    ignores("note", "it is never shown, but saved each time. Undoing a drop leaves linked nodes behind.", clean),
    "List it where it belongs, or remove it with all its descendants.",
    { repair: "Lists it at the end of ROOT.", removal: removesTree },
  ),
  "two-parents": kind(
    ignores("error", "it is shown twice, but the editor knows only one place. React warns about the same key.", clean),
    "Keep one place, and copy the node under another id for the other.",
    { repair: "Leaves the node in its first place, and removes its id from the others." },
  ),
  cycle: kind(
    ignores("error", "the page renders itself within itself until the stack overflows or the tab freezes.", clean),
    "Remove the id from the inner node.",
    { repair: "Removes the id from the inner node. No node is lost." },
  ),
  "tag-links": kind(
    ignores("warning", "an HTML element renders no <Element>, so its linked nodes are never shown.", linked),
    "Turn them into children, or give the node the component that had them.",
    { repair: "Turns them into children." },
  ),
  "old-linked-nodes": kind(
    ignores("note", "it is read as `linkedNodes`, and saved under that name.", upgrade),
    "Craft.js needs no change.",
    { repair: "Renames it to `linkedNodes`." },
  ),
  "lost-linked-nodes": kind(
    ignores("warning", "`linkedNodes` counts, even an empty one, and `_childCanvas` does not.", upgrade),
    "Move the ids of `_childCanvas` into `linkedNodes`.",
    { repair: "Moves the ids of nodes that have no other place, if the name is free." },
  ),
  "no-canvas": kind(
    throws("warning", "drag", "Cannot move node into a non-Canvas parent", "api/errors#move-to-non-canvas"),
    "Set isCanvas of the nodes that take blocks, or `craft.isCanvas` of their components.",
    { repair: "Makes the root a canvas." },
  ),
  "fixed-children": kind(
    throws(
      "note",
      "drag",
      "Cannot move node that is not a direct child of a Canvas node",
      "api/errors#move-non-canvas-child",
    ),
    "If they should move: set isCanvas, or `craft.isCanvas` of the component. A `canvas` added to <Element> later does not change saved nodes.",
    { repair: "Makes the node a canvas." },
  ),
};
