import { ignores, noObject, noType, says } from "./kind.ts";

const survives = "concepts/serializing#survives";
const takesOut = "Takes it out.";

/** What can be wrong with props and the other fields, and what is too large. */
export const contentKinds = {
  "no-props": says("error", "load", [noObject, "concepts/serializing#errors"], "Write {} for no props.", "Writes {}."),
  "bad-props": ignores(
    "warning",
    ["its characters or entries become props named 0, 1 and so on, and the real props are missing."],
    "`props` has to be an object.",
    null,
    "Writes {}.",
  ),
  "bad-children": says(
    "warning",
    "save",
    [noType, survives],
    "`children` has to hold strings: write text in quotes, and take out what is neither a string nor an element.",
    null,
    takesOut,
  ),
  "old-children": ignores(
    "note",
    [
      "it is shown, but is not a node: it cannot be selected, moved or edited.",
      "guides/save-load-state#migrate-canvas",
    ],
    "Nothing has to be done for Craft.js. Releases before 0.1.0-beta.8 saved the children of a component this way.",
    "Makes nodes of the elements, where there is no text among them.",
  ),
  "tag-prop": says(
    "error",
    "render",
    ["The `style` prop expects a mapping", survives],
    "Only you know what the prop should be. Text is never made HTML.",
    null,
    takesOut,
  ),
  "element-in-prop": says(
    "error",
    "render",
    ["Objects are not valid as a React child", survives],
    "Store a name and look the element up when you render, or use a linked node.",
    null,
    takesOut,
  ),
  "resolved-name-prop": ignores(
    "warning",
    ["Craft.js takes it for an element: the prop becomes undefined, or that element.", survives],
    "Use another key than `resolvedName`.",
    null,
    takesOut,
  ),
  "null-prop": ignores(
    "note",
    ["the component gets null and not its default, until the page is saved: then the prop is gone.", survives],
    "Leave the prop out. A number that was NaN or Infinity is null, too.",
    null,
    takesOut,
  ),
  "function-text": ignores(
    "note",
    ["the component gets a string, which it cannot call.", "concepts/serializing#names"],
    "Functions cannot be saved. Store a name, and look the function up when you render.",
    null,
  ),
  "date-text": ignores(
    "note",
    ["a Date is saved as a string, and stays one.", survives],
    "Let the component make a Date of it.",
    null,
  ),
  "bad-flag": ignores(
    "warning",
    ['every value but false, 0, "" and null counts as true: "false" hides the node.', "concepts/serializing#format"],
    "Write true or false.",
    'Writes false for "false", "no", "off" and "0", and otherwise what Craft.js reads.',
  ),
  "bad-field": ignores(
    "note",
    ["it is kept, and fails where somebody shows or spreads it.", "concepts/serializing#format"],
    "`displayName` is a string, `custom` an object.",
    null,
    takesOut,
  ),
  "unknown-key": ignores(
    "note",
    ["it is dropped when the page is loaded.", "concepts/serializing#format"],
    "Put data of your own into `custom`.",
    null,
    takesOut,
  ),
  "hidden-root": ignores(
    "warning",
    ["nothing is shown.", "concepts/serializing#format"],
    "Set `hidden` of ROOT to false.",
    "Shows it.",
  ),
  "root-parent": ignores(
    "note",
    ["query.node(id).ancestors(true) never ends where the parent is inside of the root."],
    "ROOT has no parent.",
    null,
    takesOut,
  ),
  "deep-tree": says(
    "warning",
    "drag",
    ["Maximum call stack size exceeded", "guides/performance"],
    "Look for containers that hold nothing but one container. It fails at about 3,000 levels, sooner in small stacks.",
    null,
  ),
  "large-value": ignores(
    "note",
    [
      "it is saved and sent with each change, and kept again in each step of the history.",
      "guides/save-load-state#compress",
    ],
    "Upload the file and store its address.",
    null,
  ),
  "large-document": ignores(
    "note",
    ["opening takes four times as long with twice the nodes: 0.6 s with 500, 12 s with 2,000.", "guides/performance"],
    "Use fewer nodes: split the page, or let one component show what many nodes do.",
    null,
  ),
};
