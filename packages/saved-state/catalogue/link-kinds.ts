import { ignores, says } from "./kind.ts";

const clean = "guides/save-load-state#clean";
const takesTree = "Takes it out, with all that is below it.";
/** The removal of an id from a list. */
export const takesIdOut = "Takes the id out.";
const follow = "Sets parent to the node that lists it.";

/** What can be wrong between nodes, and with their canvas flags. */
export const linkKinds = {
  "bad-nodes": ignores(
    "error",
    ["the children are not shown, except that a string throws “map is not a function” while React renders.", clean],
    "`nodes` has to be a list of ids.",
    "Makes a list of the ids and nodes in it.",
  ),
  "bad-linked-nodes": ignores(
    "error",
    [
      "the component finds no node under the ids of its elements, and makes new ones, which may throw.",
      "api/element#linked",
    ],
    "`linkedNodes` has to be an object: the id of each <Element>, and the id of its node.",
    "Unpacks it, or makes children of the nodes that it names.",
  ),
  "bad-child": says(
    "error",
    "render",
    ["Cannot read properties of undefined (reading 'children')", "api/errors#missing-child"],
    "The ids of nodes have to be strings.",
    "Writes the id as a string, or gives the node that is there an id. What holds nothing is taken out.",
  ),
  "dangling-child": says(
    "error",
    "render",
    ["Cannot read properties of undefined (reading 'children')", "api/errors#missing-child"],
    "Load an older save that has the node, or take the id out.",
    takesIdOut,
  ),
  "dangling-link": says(
    "error",
    "render",
    ["Cannot read properties of undefined (reading 'data')", "api/errors#missing-child"],
    "Take the id out: the component then makes a new node for its <Element>. It throws only if it renders that one.",
    takesIdOut,
  ),
  "dangling-parent": says(
    "warning",
    "drag",
    ["Cannot read properties of undefined (reading 'data')", "api/errors#missing-node"],
    "Set parent to the node that lists it.",
    follow,
  ),
  "wrong-parent": ignores(
    "warning",
    ["the rules of the wrong parent decide whether it can be dragged, and a move or a deletion damages the tree."],
    "Set parent to the node that lists it.",
    follow,
  ),
  "unlisted-child": ignores(
    "warning",
    [
      "it is never shown, but saved again and again. In development <StrictMode> used to leave such copies behind.",
      clean,
    ],
    "List it in its parent, if it is missing on the page. If it is a copy, take it out with all that is below it.",
    "Lists it at the end of its parent.",
    takesTree,
  ),
  orphan: ignores(
    "note",
    ["it is never shown, but saved again and again. Undoing a drop leaves linked nodes behind.", clean],
    "List it where it belongs, or take it out with all that is below it.",
    "Lists it at the end of ROOT.",
    takesTree,
  ),
  "two-parents": ignores(
    "error",
    ["it is shown twice, and the editor knows one of both places. In development React warns of equal keys.", clean],
    "Keep one place, and copy the node under another id for the other.",
    "Leaves the node in its first place, and takes its id out of the others.",
  ),
  cycle: ignores(
    "error",
    ["the page renders itself within itself until the stack overflows or the tab freezes.", clean],
    "Take the id out of the inner node.",
    "Takes the id out of the inner node. It loses no node.",
  ),
  "tag-links": ignores(
    "warning",
    ["an HTML element renders no <Element>, so its linked nodes are never shown.", "api/element#linked"],
    "Make them children, or give the node the component that had them.",
    "Makes them children.",
  ),
  "old-linked-nodes": ignores(
    "note",
    ["it is read as `linkedNodes`, and saved under that name.", "guides/save-load-state#migrate-canvas"],
    "Nothing has to be done for Craft.js.",
    "Renames it to `linkedNodes`.",
  ),
  "lost-linked-nodes": ignores(
    "warning",
    ["`linkedNodes` counts, even an empty one, and `_childCanvas` does not.", "guides/save-load-state#migrate-canvas"],
    "Move the ids of `_childCanvas` into `linkedNodes`.",
    "Moves the ids of nodes that nothing else lists, where the name is free.",
  ),
  "no-canvas": says(
    "warning",
    "drag",
    ["Cannot move node into a non-Canvas parent", "api/errors#move-to-non-canvas"],
    "Set isCanvas of the nodes that take blocks, or `craft.isCanvas` of their components.",
    "Makes the root a canvas.",
  ),
  "fixed-children": says(
    "note",
    "drag",
    ["Cannot move node that is not a direct child of a Canvas node", "api/errors#move-non-canvas-child"],
    "If they should move: set isCanvas, or `craft.isCanvas` of the component. A `canvas` added to <Element> later does not change saved nodes.",
    "Makes the node a canvas.",
  ),
};
