import type { Effect, Phase, Severity } from "./document.ts";

/** Fields that all findings of a code share. */
export interface Kind extends Effect {
  severity: Severity;
  cure: string;
  repair: string | null;
  removal: string | null;
}

type FailingPhase = Exclude<Phase, null>;

export const phaseEffects: Record<FailingPhase, string> = {
  load: "Loading throws: actions.deserialize at the call, <Frame data> while React renders.",
  render: "It loads, and throws while React renders: the whole page disappears.",
  drag: "It loads, but query.node(id).isDraggable() or isDroppable() refuses drags, and reports this message.",
  save: "It loads, but query.serialize() throws.",
};

/** Error messages that several kinds share. */
export const noTypeMessage = "Cannot destructure property 'type'";
export const noObjectMessage = "Cannot convert undefined or null to object";

/** An effect with an error message of Craft.js, React or the browser. References are below /docs/. */
const throws = (severity: Severity, phase: FailingPhase, message: string, reference: string) => ({
  severity,
  phase,
  message,
  text: phaseEffects[phase],
  reference: `/docs/${reference}`,
});

/** An effect without an error message. */
const ignores = (severity: Severity, text: string, reference?: string) => {
  const none = { phase: null, message: null };
  return { severity, ...none, text: `No message: ${text}`, reference: reference ? `/docs/${reference}` : null };
};

const kind = (
  effect: Omit<Kind, "cure" | "repair" | "removal">,
  cure: string,
  choices: Partial<Pick<Kind, "repair" | "removal">> = {},
): Kind => ({ ...effect, cure, repair: null, removal: null, ...choices });

const format = "concepts/serializing#format";
const savedValues = "concepts/serializing#survives";
const linked = "api/element#linked";
const upgrade = "guides/save-load-state#migrate-canvas";
const compress = "guides/save-load-state#compress";
const clean = "guides/save-load-state#clean";
const performance = "guides/performance";
const noComponent: [string, string] = ["Cannot find component", "api/errors#cannot-find-component"];
const cannotDestructure: [string, string] = [noTypeMessage, "api/errors#cannot-destructure"];
const notInResolver: [string, string] = ["does not exist in the resolver", "api/errors#not-in-resolver"];

const removeValueText = "Removes it.";
const removeTreeText = "Removes it, with all its descendants.";
/** The text for removing an id from a list. */
export const removeIdText = "Removes the id.";
const setParentText = "Sets parent to the node that lists it.";
const makeDivText =
  "Makes it a div, which keeps the children and shows the linked nodes among them. Its props are removed.";

const kinds = {
  // Faults of the text, before there is a document.
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
    throws("error", "load", "is not valid JSON", compress),
    "Decompress the text before you pass it to Craft.js. If you do so, select that pages are stored compressed.",
  ),
  "cut-off": kind(
    throws("error", "load", "is not valid JSON", compress),
    "Check whether a column or a request is too short for the text, and load an older save.",
  ),
  "duplicate-key": kind(
    ignores("warning", "JSON.parse keeps the last value of a key and drops the others.", format),
    "Compare both values, and give one of the nodes another id.",
    { repair: "Keeps the lost value, too: a node under a new id, a prop under a new name." },
  ),

  // Faults of the root, of nodes as a whole, and of their types.
  "no-root": kind(
    ignores("error", "the editor stays empty.", "api/errors#no-message"),
    "Name the root ROOT, or load an older save.",
    { repair: "The only node without a parent becomes ROOT, or a new div gets all of them." },
  ),
  "two-roots": kind(
    ignores("error", "canvas-ROOT is read as ROOT, and the later of the two replaces the other.", upgrade),
    "Keep one of them.",
    { repair: "Makes canvas-ROOT the last child of ROOT, under another id." },
  ),
  "old-root": kind(
    ignores("note", "it is read as ROOT, and saved under that name.", upgrade),
    "Craft.js needs no change. Your own code that looks for ROOT does not find it.",
    { repair: "Renames it to ROOT." },
  ),
  "null-node": kind(throws("error", "load", noTypeMessage, "api/errors#cannot-destructure-null"), "Remove the entry.", {
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
    'Write { "resolvedName": "…" } with a name in the resolver, or the name of an HTML element.',
    { removal: makeDivText },
  ),
  "unknown-component": kind(
    throws("error", "load", ...cannotDestructure),
    "Add the component to the resolver, keep its old name there, or rename it in the document.",
    { removal: makeDivText },
  ),
  "prototype-name": kind(throws("error", "load", ...notInResolver), "Give the component another name.", {
    removal: makeDivText,
  }),
  "prototype-id": kind(
    ignores("warning", "code that copies nodes by assignment loses a node of this id."),
    "Use another id. Nobody but an attacker uses this one.",
    { repair: "Gives the node another id." },
  ),
  "old-canvas": kind(
    throws("error", "load", ...notInResolver),
    "Run the migration in the guide, which replaces each Canvas by the component in its prop `is`.",
    { repair: "Makes the component in `is`, or else div, the type of the node, and makes the node a canvas." },
  ),
  "component-as-tag": kind(
    ignores("warning", "an unknown HTML element of this name is shown. React warns about incorrect casing."),
    'Write { "resolvedName": "…" } instead of the bare name.',
    { repair: "Makes it the name of a component, if the resolver has it." },
  ),
  "bad-tag": kind(
    throws("error", "render", "is not a valid name", format),
    "A bare string must be the name of an HTML element.",
    { removal: makeDivText },
  ),
  "void-element": kind(
    throws("error", "render", "must neither have `children` nor use", format),
    "Move the children to the element's parent, or make it an element that can have children.",
    { removal: makeDivText },
  ),

  // Faults in the links between nodes, and in their canvas flags.
  "bad-nodes": kind(
    ignores("error", "no children are shown; a string throws “map is not a function” as React renders.", clean),
    "`nodes` must be a list of ids.",
    { repair: "Converts it to a list of its ids and nodes." },
  ),
  "bad-linked-nodes": kind(
    ignores("error", "the component finds none of its linked nodes, and creates new ones, which may throw.", linked),
    "`linkedNodes` must be an object that maps the id of each <Element> to the id of its node.",
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
    { repair: removeIdText },
  ),
  "dangling-link": kind(
    throws("error", "render", "Cannot read properties of undefined (reading 'data')", "api/errors#missing-child"),
    "Remove the id: the component then creates a new node. The error occurs only if it renders that <Element>.",
    { repair: removeIdText },
  ),
  "dangling-parent": kind(
    throws("warning", "drag", "Cannot read properties of undefined (reading 'data')", "api/errors#missing-node"),
    "Set parent to the node that lists it.",
    { repair: setParentText },
  ),
  "wrong-parent": kind(
    ignores("warning", "the wrong parent decides whether it can be dragged; a move or a deletion damages the tree."),
    "Set parent to the node that lists it.",
    { repair: setParentText },
  ),
  "unlisted-child": kind(
    ignores("warning", "it is never shown, but saved each time. <StrictMode> used to leave such copies behind.", clean),
    "List it in its parent, if it is missing on the page. If it is a copy, remove it with all its descendants.",
    { repair: "Lists it at the end of its parent.", removal: removeTreeText },
  ),
  orphan: kind(
    ignores("note", "it is never shown, but saved each time. Undoing a drop leaves linked nodes behind.", clean),
    "List it where it belongs, or remove it with all its descendants.",
    { repair: "Lists it at the end of ROOT.", removal: removeTreeText },
  ),
  "two-parents": kind(
    ignores(
      "error",
      "it is shown twice, but the editor uses only one place. React warns about a duplicate key.",
      clean,
    ),
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
    ignores("warning", "`_childCanvas` is ignored if there is a `linkedNodes`, even an empty one.", upgrade),
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

  // Faults of props and other fields, and excessive sizes.
  "no-props": kind(throws("error", "load", noObjectMessage, "concepts/serializing#errors"), "Write {} for no props.", {
    repair: "Writes {}.",
  }),
  "bad-props": kind(
    ignores("warning", "its characters or entries become props named 0, 1 and so on, and the real props are missing."),
    "`props` must be an object.",
    { removal: "Writes {}." },
  ),
  "bad-children": kind(
    throws("warning", "save", noTypeMessage, savedValues),
    "`children` must contain strings: put text in quotes, and remove values that are neither strings nor elements.",
    { removal: removeValueText },
  ),
  "old-children": kind(
    ignores("note", "it is shown, but is not a node: it cannot be selected, moved or edited.", upgrade),
    "Craft.js needs no change. Releases before 0.1.0-beta.8 saved the children of a component this way.",
    { repair: "Turns the elements into nodes, unless there is text among them." },
  ),
  "tag-prop": kind(
    throws("error", "render", "The `style` prop expects a mapping", savedValues),
    "Only you know what the prop should be. Text is never converted to HTML.",
    { removal: removeValueText },
  ),
  "element-in-prop": kind(
    throws("error", "render", "Objects are not valid as a React child", savedValues),
    "Store a name and look the element up when you render, or use a linked node.",
    { removal: removeValueText },
  ),
  "resolved-name-prop": kind(
    ignores("warning", "Craft.js treats it as an element: the prop becomes undefined, or that element.", savedValues),
    "Use a key other than `resolvedName`.",
    { removal: removeValueText },
  ),
  "null-prop": kind(
    ignores("note", "the component gets null, not its default. Saving the page removes the prop.", savedValues),
    "Leave the prop out. NaN and Infinity are saved as null, too.",
    { removal: removeValueText },
  ),
  "function-text": kind(
    ignores("note", "the component gets a string, which it cannot call.", "concepts/serializing#names"),
    "Functions cannot be saved. Store a name, and look the function up when you render.",
  ),
  "date-text": kind(
    ignores("note", "a Date is saved as a string, and stays one.", savedValues),
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
    { removal: removeValueText },
  ),
  "unknown-key": kind(
    ignores("note", "it is dropped when the page is loaded.", format),
    "Put your own data into `custom`.",
    { removal: removeValueText },
  ),
  "prototype-key": kind(
    ignores("warning", "the prop is lost. Within a prop, the key stays, and copying by assignment sets a prototype."),
    "Use another name. Nobody but an attacker uses this one.",
    { removal: removeValueText },
  ),
  "root-parent": kind(
    ignores("note", "if the parent is inside the root, query.node(id).ancestors(true) overflows the stack."),
    "ROOT has no parent.",
    { removal: removeValueText },
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

export type Code = keyof typeof kinds;

/** Every kind of finding. */
export const catalogue: Readonly<Record<Code, Kind>> = kinds;
