import { ignores, noObject, noType, says } from "./kind.ts";

const survives = "concepts/serializing#survives";
const removesIt = "Removes it.";

/** Faults of props and other fields, and excessive sizes. */
export const contentKinds = {
  "no-props": says("error", "load", [noObject, "concepts/serializing#errors"], "Write {} for no props.", "Writes {}."),
  "bad-props": ignores(
    "warning",
    ["its characters or entries become props named 0, 1 and so on, and the real props are missing."],
    "`props` must be an object.",
    null,
    "Writes {}.",
  ),
  "bad-children": says(
    "warning",
    "save",
    [noType, survives],
    "`children` must contain strings: put text in quotes, and remove values that are neither strings nor elements.",
    null,
    removesIt,
  ),
  "old-children": ignores(
    "note",
    [
      "it is shown, but is not a node: it cannot be selected, moved or edited.",
      "guides/save-load-state#migrate-canvas",
    ],
    "Craft.js needs no change. Releases before 0.1.0-beta.8 saved the children of a component this way.",
    "Turns the elements into nodes, unless there is text among them.",
  ),
  "tag-prop": says(
    "error",
    "render",
    ["The `style` prop expects a mapping", survives],
    "Only you know what the prop should be. Text is never converted to HTML.",
    null,
    removesIt,
  ),
  "element-in-prop": says(
    "error",
    "render",
    ["Objects are not valid as a React child", survives],
    "Store a name and look the element up when you render, or use a linked node.",
    null,
    removesIt,
  ),
  "resolved-name-prop": ignores(
    "warning",
    ["Craft.js treats it as an element: the prop becomes undefined, or that element.", survives],
    "Use another key than `resolvedName`.",
    null,
    removesIt,
  ),
  "null-prop": ignores(
    "note",
    ["the component gets null and not its default, until the page is saved: then the prop is gone.", survives],
    "Leave the prop out. A number that was NaN or Infinity is null, too.",
    null,
    removesIt,
  ),
  "function-text": ignores(
    "note",
    ["the component gets a string, which it cannot call.", "concepts/serializing#names"],
    "Functions cannot be saved. Store a name, and look the function up when you render.",
  ),
  "date-text": ignores(
    "note",
    ["a Date is saved as a string, and stays one.", survives],
    "Let the component convert it to a Date.",
  ),
  "bad-flag": ignores(
    "warning",
    ['every value but false, 0, "" and null counts as true: "false" hides the node.', "concepts/serializing#format"],
    "Write true or false.",
    'Writes false for "false", "no", "off" and "0", and otherwise the value that Craft.js reads.',
  ),
  "bad-field": ignores(
    "note",
    ["it is kept, and code that shows or spreads it fails.", "concepts/serializing#format"],
    "`displayName` is a string, `custom` an object.",
    null,
    removesIt,
  ),
  "unknown-key": ignores(
    "note",
    ["it is dropped when the page is loaded.", "concepts/serializing#format"],
    "Put your own data into `custom`.",
    null,
    removesIt,
  ),
  "hidden-root": ignores(
    "warning",
    ["the page is empty.", "concepts/serializing#format"],
    "Set `hidden` of ROOT to false.",
    "Shows it.",
  ),
  "root-parent": ignores(
    "note",
    ["query.node(id).ancestors(true) never ends if the parent is inside the root."],
    "ROOT has no parent.",
    null,
    removesIt,
  ),
  "deep-tree": says(
    "warning",
    "drag",
    ["Maximum call stack size exceeded", "guides/performance"],
    "Look for containers whose only child is a container. It fails at about 3,000 levels, earlier with a small stack.",
  ),
  "large-value": ignores(
    "note",
    [
      "it is saved and sent with each change, and stored again in each step of the history.",
      "guides/save-load-state#compress",
    ],
    "Upload the file and store its address.",
  ),
  "large-document": ignores(
    "note",
    ["opening takes four times as long with twice the nodes: 0.6 s with 500, 12 s with 2,000.", "guides/performance"],
    "Use fewer nodes: split the page, or let one component replace many nodes.",
  ),
};
