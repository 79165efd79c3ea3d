import { ignores, kind, noObject, noType, throws } from "./kind.ts";

const format = "concepts/serializing#format";
const upgrade = "guides/save-load-state#migrate-canvas";
const compress = "guides/save-load-state#compress";
const performance = "guides/performance";
const survives = "concepts/serializing#survives";
const removesIt = "Removes it.";

/** Faults of props and other fields, and excessive sizes. */
export const contentKinds = {
  "no-props": kind(throws("error", "load", noObject, "concepts/serializing#errors"), "Write {} for no props.", {
    repair: "Writes {}.",
  }),
  "bad-props": kind(
    ignores("warning", "its characters or entries become props named 0, 1 and so on, and the real props are missing."),
    "`props` must be an object.",
    { removal: "Writes {}." },
  ),
  "bad-children": kind(
    throws("warning", "save", noType, survives),
    "`children` must contain strings: put text in quotes, and remove values that are neither strings nor elements.",
    { removal: removesIt },
  ),
  "old-children": kind(
    ignores("note", "it is shown, but is not a node: it cannot be selected, moved or edited.", upgrade),
    "Craft.js needs no change. Releases before 0.1.0-beta.8 saved the children of a component this way.",
    { repair: "Turns the elements into nodes, unless there is text among them." },
  ),
  "tag-prop": kind(
    throws("error", "render", "The `style` prop expects a mapping", survives),
    "Only you know what the prop should be. Text is never converted to HTML.",
    { removal: removesIt },
  ),
  "element-in-prop": kind(
    throws("error", "render", "Objects are not valid as a React child", survives),
    "Store a name and look the element up when you render, or use a linked node.",
    { removal: removesIt },
  ),
  "resolved-name-prop": kind(
    ignores("warning", "Craft.js treats it as an element: the prop becomes undefined, or that element.", survives),
    "Use another key than `resolvedName`.",
    { removal: removesIt },
  ),
  "null-prop": kind(
    ignores("note", "the component gets null, not its default. Saving the page removes the prop.", survives),
    "Leave the prop out. A number that was NaN or Infinity is null, too.",
    { removal: removesIt },
  ),
  "function-text": kind(
    ignores("note", "the component gets a string, which it cannot call.", "concepts/serializing#names"),
    "Functions cannot be saved. Store a name, and look the function up when you render.",
  ),
  "date-text": kind(
    ignores("note", "a Date is saved as a string, and stays one.", survives),
    "Let the component convert it to a Date.",
  ),
  "bad-flag": kind(
    ignores("warning", 'every value but false, 0, "" and null counts as true: "false" hides the node.', format),
    "Write true or false.",
    { repair: 'Writes false for "false", "no", "off" and "0", and otherwise the value that Craft.js reads.' },
  ),
  "bad-field": kind(
    ignores("note", "it is kept, and code that shows or spreads it fails.", format),
    "`displayName` is a string, `custom` an object.",
    { removal: removesIt },
  ),
  "unknown-key": kind(
    ignores("note", "it is dropped when the page is loaded.", format),
    "Put your own data into `custom`.",
    { removal: removesIt },
  ),
  "prototype-key": kind(
    ignores("warning", "the prop is lost. Within a prop it stays, and copies by assignment set a prototype."),
    "Use another name. Nobody but an attacker uses this one.",
    { removal: removesIt },
  ),
  "root-parent": kind(
    ignores("note", "query.node(id).ancestors(true) never ends if the parent is inside the root."),
    "ROOT has no parent.",
    { removal: removesIt },
  ),
  "hidden-root": kind(ignores("warning", "the page is empty.", format), "Set `hidden` of ROOT to false.", {
    repair: "Shows it.",
  }),
  "deep-tree": kind(
    throws("warning", "drag", "Maximum call stack size exceeded", performance),
    "Look for containers whose only child is a container. It fails at about 3,000 levels, earlier with a small stack.",
  ),
  "large-value": kind(
    ignores("note", "it is saved and sent with each change, and stored in each step of the history.", compress),
    "Upload the file and store its address.",
  ),
  "large-document": kind(
    ignores("note", "twice the nodes take four times as long to open: 0.6 s for 500, 12 s for 2,000.", performance),
    "Use fewer nodes: split the page, or let one component replace many nodes.",
  ),
};
