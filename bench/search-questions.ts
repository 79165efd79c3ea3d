export interface SearchQuestion {
  query: string;
  /** Paths of sections, or of pages if the whole page is the answer. */
  answers: string[];
}

/**
 * Questions for the documentation search: words from the framework's issues, symbols, typos, pasted error messages.
 * Search is tuned on all of them, so scores are optimistic; `UNSEEN_QUESTIONS` names a file of held-out ones.
 */
export const questions: SearchQuestion[] = [
  // Symbols, whole and partial
  { query: "useNode", answers: ["/docs/api/useNode"] },
  { query: "useEditor", answers: ["/docs/api/useEditor"] },
  { query: "setProp", answers: ["/docs/api/useNode#set-prop", "/docs/api/useEditor#set-prop"] },
  { query: "canDrag", answers: ["/docs/api/user-component#rules", "/docs/concepts/user-components#rules"] },
  { query: "state.events.selected", answers: ["/docs/api/editor-state#events", "/docs/api/useEditor#query-get-event"] },
  {
    query: "@craftjs/layers",
    answers: ["/docs/api/exports#layers", "/docs/additional/layers", "/docs/additional/layers#install"],
  },
  {
    query: "onRender",
    answers: [
      "/docs/concepts/editor-components#every-block",
      "/docs/guides/basic-tutorial#outline",
      "/docs/api/editor#on-render",
    ],
  },
  { query: "addNodeTree", answers: ["/docs/api/useEditor#add-node-tree", "/docs/api/nodetree#add"] },
  {
    query: "parseReactElement",
    answers: ["/docs/api/useEditor#query-parse-react-element", "/docs/api/helpers#parse-react-element"],
  },
  {
    query: "getSerializedNodes",
    answers: [
      "/docs/concepts/serializing#format",
      "/docs/guides/save-load-state#save",
      "/docs/api/useEditor#query-get-serialized-nodes",
    ],
  },
  { query: "EditorState", answers: ["/docs/api/editor-state"] },
  { query: "history throttle", answers: ["/docs/api/useEditor#throttle"] },
  { query: "actions.delete", answers: ["/docs/api/useEditor#delete"] },
  { query: "connectors create", answers: ["/docs/api/useEditor#create"] },
  { query: "displayName", answers: ["/docs/api/user-component#display-name"] },
  { query: "node.rules", answers: ["/docs/api/node#rules"] },
  { query: "_hydrationTimestamp", answers: ["/docs/api/editor-state#elsewhere", "/docs/api/node#hydration-timestamp"] },
  { query: "renderLayer", answers: ["/docs/additional/layers#render-layer", "/docs/additional/layers#layers"] },
  { query: "indicator", answers: ["/docs/api/editor#indicator", "/docs/api/editor-state#indicator"] },
  // Search as you type: prefixes
  { query: "usen", answers: ["/docs/api/useNode"] },
  { query: "resol", answers: ["/docs/api/editor#resolver", "/docs/concepts/serializing#resolver"] },
  { query: "deseri", answers: ["/docs/api/useEditor#deserialize", "/docs/guides/save-load-state#restore-deserialize"] },
  // Synonyms of the words on the page
  {
    query: "undo redo",
    answers: [
      "/docs/guides/history",
      "/docs/api/useEditor#history",
      "/docs/api/useEditor#undo",
      "/docs/api/useEditor#redo",
    ],
  },
  {
    query: "read only mode",
    answers: [
      "/docs/guides/html-export#disabled",
      "/docs/concepts/editor-components#toolbar",
      "/docs/api/editor#enabled",
      "/docs/guides/save-load-state#restore-view",
    ],
  },
  {
    query: "save page to database",
    answers: [
      "/docs/guides/save-load-state#save",
      "/docs/guides/save-load-state",
      "/docs/guides/save-load-state#autosave",
    ],
  },
  {
    query: "load saved json",
    answers: [
      "/docs/guides/save-load-state",
      "/docs/guides/save-load-state#restore",
      "/docs/guides/save-load-state#restore-frame",
      "/docs/api/frame#data",
    ],
  },
  { query: "autosave", answers: ["/docs/api/editor#on-nodes-change", "/docs/guides/save-load-state#autosave"] },
  {
    query: "settings panel for selected component",
    answers: [
      "/docs/concepts/user-components#related",
      "/docs/api/useNode#related",
      "/docs/api/user-component#related",
      "/docs/api/node#related",
      "/docs/concepts/editor-components#settings",
      "/docs/guides/basic-tutorial#settings-panel",
    ],
  },
  {
    query: "prevent component from being deleted or dragged",
    answers: [
      "/docs/concepts/user-components#stay",
      "/docs/concepts/user-components#rules",
      "/docs/api/user-component#rules",
    ],
  },
  {
    query: "drop areas inside a component",
    answers: ["/docs/concepts/user-components#linked-nodes", "/docs/api/element#linked"],
  },
  {
    query: "nested droppable container",
    answers: [
      "/docs/api/element#canvas",
      "/docs/concepts/nodes#canvas",
      "/docs/concepts/user-components#canvas",
      "/docs/guides/basic-tutorial#container",
    ],
  },
  {
    query: "keyboard shortcut to delete selected node",
    answers: ["/docs/concepts/editor-components#keyboard", "/docs/api/useEditor#delete"],
  },
  {
    query: "duplicate a node",
    answers: [
      "/docs/guides/copy-and-paste#duplicate",
      "/docs/guides/copy-and-paste",
      "/docs/api/nodetree#one-use",
      "/docs/api/nodetree",
      "/docs/api/useEditor#add-node-tree",
      "/docs/api/nodetree#add",
    ],
  },
  {
    query: "typescript types for craft",
    answers: [
      "/docs/api/useNode#typescript",
      "/docs/api/useEditor#typescript",
      "/docs/api/editor#typescript",
      "/docs/api/user-component",
    ],
  },
  { query: "install", answers: ["/docs/overview#install"] },
  { query: "compress saved data", answers: ["/docs/guides/save-load-state#compress"] },
  {
    query: "migrate old pages after renaming a component",
    answers: [
      "/docs/guides/save-load-state#migrate",
      "/docs/guides/save-load-state#migrate-alias",
      "/docs/concepts/serializing#migrating",
    ],
  },
  {
    query: "custom drag handle",
    answers: ["/docs/api/useNode#drag", "/docs/concepts/user-components#connectors", "/docs/api/useEditor#drag"],
  },
  { query: "hide a node", answers: ["/docs/api/useEditor#set-hidden", "/docs/api/useNode#set-hidden"] },
  {
    query: "default props of a component",
    answers: [
      "/docs/guides/react-versions#default-props",
      "/docs/api/user-component#props",
      "/docs/api/user-component#deprecated",
      "/docs/concepts/user-components#craft-static",
    ],
  },
  {
    query: "how do I know which node is selected",
    answers: [
      "/docs/api/editor-state#events",
      "/docs/api/useEditor#query-get-event",
      "/docs/concepts/editor-components#collectors",
      "/docs/concepts/editor-components#settings",
    ],
  },
  { query: "who made craft.js", answers: ["/docs/acknowledgements", "/docs/acknowledgements#backers"] },
  // Typos
  { query: "usEditor", answers: ["/docs/api/useEditor"] },
  { query: "serialze", answers: ["/docs/concepts/serializing", "/docs/api/useEditor#query-serialize"] },
  {
    query: "conectors",
    answers: [
      "/docs/api/useEditor#connectors",
      "/docs/api/useNode#connectors",
      "/docs/concepts/user-components#connectors",
    ],
  },
  {
    query: "layrs",
    answers: ["/docs/guides/layers-panel", "/docs/additional/layers", "/docs/additional/layers#layers"],
  },
  {
    query: "Invariant failed: The component type specified for this node (Card) does not exist in the resolver",
    answers: [
      "/docs/api/errors#not-in-resolver",
      "/docs/api/editor#resolver-errors",
      "/docs/concepts/serializing#errors",
      "/docs/guides/save-load-state#restore-errors",
      "/docs/api/editor#resolver",
      "/docs/guides/basic-tutorial#troubleshooting",
    ],
  },
  {
    query: "You can only use useEditor in the context of <Editor />",
    answers: [
      "/docs/api/errors#use-editor-outside",
      "/docs/api/useEditor",
      "/docs/concepts/editor-components#troubleshooting",
      "/docs/api/useEditor#return-value",
    ],
  },
  {
    query: "A <Element /> that is used inside a User Component must specify an `id` prop",
    answers: [
      "/docs/concepts/user-components#linked-nodes",
      "/docs/api/errors#element-without-id",
      "/docs/api/element#errors",
      "/docs/api/element#linked",
      "/docs/guides/basic-tutorial#troubleshooting",
    ],
  },
  {
    query: "const { connectors: { connect, drag } } = useNode();",
    answers: [
      "/docs/api/useNode#connectors",
      "/docs/api/useNode",
      "/docs/concepts/user-components#connectors",
      "/docs/api/useNode#connect",
      "/docs/api/useNode#drag",
    ],
  },
  // Former held-out set, since used for tuning
  {
    query: "isCanvas",
    answers: [
      "/docs/concepts/nodes#canvas",
      "/docs/api/element#canvas",
      "/docs/api/helpers#questions",
      "/docs/api/node#data",
      "/docs/api/user-component#is-canvas",
    ],
  },
  { query: "onNodesChange", answers: ["/docs/api/editor#on-nodes-change"] },
  { query: "getDropPlaceholder", answers: ["/docs/api/useEditor#query-get-drop-placeholder"] },
  { query: "normalizeNodes", answers: ["/docs/api/editor#normalize-nodes"] },
  { query: "useLayer", answers: ["/docs/additional/layers#use-layer"] },
  { query: "setCustom", answers: ["/docs/api/useNode#set-custom", "/docs/api/useEditor#set-custom"] },
  { query: "query.history", answers: ["/docs/api/useEditor#query-history"] },
  { query: "connectNode", answers: ["/docs/api/useNode#connect-node"] },
  { query: "toNodeTree", answers: ["/docs/api/helpers#toNodeTree"] },
  { query: "isDroppable", answers: ["/docs/api/helpers#is-droppable"] },
  {
    query: "linkedNodes",
    answers: [
      "/docs/api/helpers#relatives",
      "/docs/api/element#linked",
      "/docs/concepts/user-components#linked-nodes",
      "/docs/api/node#data",
    ],
  },
  { query: "frame data", answers: ["/docs/api/frame#data"] },
  { query: "history ignore", answers: ["/docs/api/useEditor#ignore"] },
  { query: "merge undo steps", answers: ["/docs/api/useEditor#merge"] },
  {
    query: "add a component to the page on click",
    answers: [
      "/docs/api/useEditor#add",
      "/docs/api/useEditor#add-node-tree",
      "/docs/api/nodetree#add",
      "/docs/concepts/editor-components#toolbox",
    ],
  },
  {
    query: "toolbox drag new component",
    answers: [
      "/docs/concepts/editor-components#toolbox",
      "/docs/guides/basic-tutorial#toolbox",
      "/docs/api/useEditor#create",
    ],
  },
  {
    query: "change color of drop indicator",
    answers: ["/docs/guides/drag-feedback", "/docs/api/editor#indicator", "/docs/api/editor-state#indicator"],
  },
  {
    query: "render page without editor",
    answers: [
      "/docs/guides/save-load-state#restore-view",
      "/docs/concepts/user-components#outside",
      "/docs/api/editor#enabled",
    ],
  },
  {
    query: "parent of a node",
    answers: ["/docs/api/helpers#relatives", "/docs/api/node#data", "/docs/concepts/nodes#contents"],
  },
  { query: "move node to another parent", answers: ["/docs/api/useEditor#move"] },
  {
    query: "functions as props are lost after save",
    answers: ["/docs/concepts/serializing#survives", "/docs/concepts/serializing#names"],
  },
  { query: "disable editing", answers: ["/docs/api/editor#enabled"] },
  {
    query: "backwards compatibility Canvas deprecated",
    answers: ["/docs/api/errors#deprecated-canvas", "/docs/guides/save-load-state#migrate-canvas"],
  },
  { query: "layers panel", answers: ["/docs/guides/layers-panel", "/docs/additional/layers"] },
  { query: "dragable", answers: ["/docs/api/helpers#is-draggable"] },
  { query: "hisory", answers: ["/docs/api/useEditor#history", "/docs/api/useEditor#query-history"] },
  { query: "tutorail", answers: ["/docs/guides/basic-tutorial"] },
  {
    query: "Uncaught Error: Node does not exist, it may have been removed",
    answers: [
      "/docs/api/errors#node-does-not-exist",
      "/docs/api/useEditor#query-node",
      "/docs/api/helpers#node-helpers",
      "/docs/api/useEditor#delete",
      "/docs/guides/save-load-state#restore-errors",
    ],
  },
  // Written by someone who had the pages but not the search
  {
    query: "npm install craftjs core",
    answers: ["/docs/overview#install", "/docs/guides/basic-tutorial#create-the-project"],
  },
  { query: "drag and drop on phone does not work", answers: ["/docs/guides/touch", "/docs/guides/touch#drag"] },
  {
    query: "how to persist editor content to backend",
    answers: [
      "/docs/guides/save-load-state#save",
      "/docs/guides/save-load-state",
      "/docs/guides/save-load-state#autosave",
    ],
  },
  {
    query: "clone node with new ids",
    answers: ["/docs/api/nodetree#one-use", "/docs/guides/copy-and-paste#duplicate", "/docs/guides/copy-and-paste"],
  },
  { query: 'next.js app router "use client"', answers: ["/docs/guides/server-rendering#next"] },
  { query: "createContext is not a function", answers: ["/docs/guides/server-rendering#next"] },
  { query: "export html", answers: ["/docs/guides/html-export", "/docs/guides/html-export#html"] },
  { query: "iframe canvas", answers: ["/docs/guides/responsive-canvas#iframe", "/docs/guides/responsive-canvas"] },
  { query: "exclude change from undo history", answers: ["/docs/guides/history#ignore", "/docs/api/useEditor#ignore"] },
  {
    query: "throttle setProp",
    answers: [
      "/docs/guides/history#typing",
      "/docs/api/useEditor#throttle",
      "/docs/api/useNode#set-prop",
      "/docs/concepts/user-components#edit",
    ],
  },
  { query: "tiptap", answers: ["/docs/guides/rich-text", "/docs/guides/rich-text#editor"] },
  { query: "layers without styled-components", answers: ["/docs/guides/layers-panel"] },
  { query: "renderLayer custom row", answers: ["/docs/additional/layers#render-layer"] },
  { query: "change drop indicator color", answers: ["/docs/api/editor#indicator", "/docs/guides/drag-feedback"] },
  {
    query: "custom drag preview image",
    answers: ["/docs/guides/drag-feedback#own-preview", "/docs/guides/drag-feedback#preview"],
  },
  { query: "slow with 500 nodes", answers: ["/docs/guides/performance"] },
  { query: "how was the landing page demo built", answers: ["/docs/guides/landing-demo"] },
  { query: "react 18 peer dependency conflict", answers: ["/docs/guides/react-versions"] },
  {
    query: "Cannot find component in resolver map",
    answers: [
      "/docs/api/errors#cannot-find-component",
      "/docs/concepts/serializing#errors",
      "/docs/api/editor#resolver-errors",
      "/docs/guides/save-load-state#restore-errors",
      "/docs/api/useEditor#deserialize",
    ],
  },
  {
    query: "function props lost after reload",
    answers: [
      "/docs/guides/dynamic-components#functions",
      "/docs/concepts/serializing#survives",
      "/docs/concepts/serializing#names",
    ],
  },
  { query: "saved json format", answers: ["/docs/concepts/serializing#format", "/docs/concepts/serializing"] },
  {
    query: "rename component without breaking saved pages",
    answers: [
      "/docs/guides/save-load-state#migrate-alias",
      "/docs/concepts/serializing#migrating",
      "/docs/guides/save-load-state#migrate",
      "/docs/api/editor#resolver",
    ],
  },
  { query: "state.options", answers: ["/docs/api/editor-state#options"] },
  { query: "isDragable", answers: ["/docs/api/helpers#is-draggable", "/docs/api/helpers#questions"] },
  {
    query: "deserilize",
    answers: ["/docs/api/useEditor#deserialize", "/docs/guides/save-load-state#restore-deserialize"],
  },
  {
    query: "Invariant failed",
    answers: [
      "/docs/api/errors",
      "/docs/concepts/editor-components#troubleshooting",
      "/docs/guides/basic-tutorial#troubleshooting",
      "/docs/concepts/serializing#errors",
    ],
  },
  {
    query: "Invalid parameter Node Id specified",
    answers: [
      "/docs/api/errors#invalid-node-id",
      "/docs/api/editor-state#events",
      "/docs/api/useEditor#query-node",
      "/docs/api/helpers#node-helpers",
    ],
  },
  {
    query: "Cannot read properties of null (reading 'getBoundingClientRect')",
    answers: ["/docs/api/useEditor#drag", "/docs/api/useNode#drag"],
  },
  {
    query: "Parent id cannot be ommited",
    answers: ["/docs/api/errors#parent-id-omitted", "/docs/api/useEditor#add", "/docs/api/nodetree#add"],
  },
  { query: "resolver", answers: ["/docs/api/editor#resolver", "/docs/concepts/serializing#resolver"] },
  {
    query: "lock element so it cannot be moved",
    answers: ["/docs/concepts/user-components#rules", "/docs/api/user-component#rules"],
  },
  {
    query: "limit number of children in a container",
    answers: ["/docs/concepts/user-components#rules", "/docs/api/user-component#rules"],
  },
  { query: "multi select with shift", answers: ["/docs/api/editor#handlers", "/docs/api/useEditor#select"] },
  {
    query: "deselect when clicking outside",
    answers: ["/docs/guides/touch#small", "/docs/api/useEditor#clear-events", "/docs/api/useEditor#select"],
  },
  {
    query: "delete key to remove block",
    answers: ["/docs/concepts/editor-components#keyboard", "/docs/guides/basic-tutorial#shortcuts"],
  },
  {
    query: "text next to child element disappears",
    answers: ["/docs/concepts/nodes#from-jsx", "/docs/api/element#text"],
  },
  { query: "commercial use license", answers: ["/docs/acknowledgements#licence"] },
  { query: "connectNode class component", answers: ["/docs/api/useNode#connect-node"] },
  { query: "FrameProps", answers: ["/docs/api/frame#props", "/docs/api/exports#types"] },
  {
    query: "data loaded async but Frame does not update",
    answers: ["/docs/api/frame#read-once", "/docs/guides/save-load-state#restore-frame", "/docs/concepts/serializing"],
  },
  {
    query: "toolbox drag new component onto canvas",
    answers: [
      "/docs/concepts/editor-components#toolbox",
      "/docs/api/useEditor#create",
      "/docs/guides/basic-tutorial#toolbox",
    ],
  },
  {
    query: "phone tablet desktop width switcher",
    answers: [
      "/docs/guides/responsive-canvas",
      "/docs/guides/responsive-canvas#container",
      "/docs/guides/responsive-canvas#iframe",
    ],
  },
  {
    query: "code splitting user components",
    answers: ["/docs/guides/dynamic-components", "/docs/concepts/serializing#resolver"],
  },
  { query: "drop line is vertical instead of horizontal", answers: ["/docs/guides/drag-feedback#direction"] },
  {
    query: "Cannot update a component while rendering a different component",
    answers: [
      "/docs/guides/react-versions#while-rendering",
      "/docs/guides/basic-tutorial#troubleshooting",
      "/docs/api/element#linked-initial",
      "/docs/api/frame#read-once",
      "/docs/guides/history#unsaved",
    ],
  },
  {
    query: "move node programmatically",
    answers: ["/docs/api/useEditor#move", "/docs/concepts/nodes#change", "/docs/guides/touch#buttons"],
  },
  { query: "hide component", answers: ["/docs/api/useEditor#set-hidden", "/docs/api/useNode#set-hidden"] },
  { query: "run docs site locally", answers: ["/docs/dev#site"] },
  { query: "list of all exported types", answers: ["/docs/api/exports", "/docs/api/exports#types"] },
  {
    query: "default props of a block",
    answers: ["/docs/api/user-component#props", "/docs/concepts/user-components#craft-static"],
  },
  // Written by a frustrated user: one or two for each topic that needed support; these had no good answer
  {
    query: "I can't drag anything",
    answers: [
      "/docs/guides/basic-tutorial#troubleshooting",
      "/docs/concepts/editor-components#troubleshooting",
      "/docs/api/errors#no-message",
    ],
  },
  {
    query: "nothing is draggable in my editor",
    answers: [
      "/docs/guides/basic-tutorial#troubleshooting",
      "/docs/concepts/editor-components#troubleshooting",
      "/docs/api/errors#no-message",
    ],
  },
  {
    query: "load components dynamically from server",
    answers: [
      "/docs/guides/dynamic-components",
      "/docs/guides/dynamic-components#add",
      "/docs/guides/dynamic-components#generated",
    ],
  },
  {
    query: "fetch component from api and add it to resolver",
    answers: [
      "/docs/guides/dynamic-components",
      "/docs/guides/dynamic-components#add",
      "/docs/guides/dynamic-components#generated",
    ],
  },
  {
    query: "what does the saved json look like",
    answers: ["/docs/concepts/serializing#format", "/docs/concepts/serializing"],
  },
  {
    query: "change without adding to undo stack",
    answers: ["/docs/guides/history#ignore", "/docs/api/useEditor#ignore"],
  },
  { query: "undo selects wrong block", answers: ["/docs/guides/history#edge-cases", "/docs/api/useEditor#undo"] },
  {
    query: "block is added even though I dropped it outside",
    answers: ["/docs/guides/drag-feedback#end", "/docs/api/useEditor#create"],
  },
  { query: "200 nodes takes seconds to load", answers: ["/docs/guides/performance", "/docs/guides/performance#cost"] },
  { query: "styled-components required", answers: ["/docs/additional/layers#install"] },
  { query: "deselect on click outside", answers: ["/docs/api/useEditor#select"] },
  {
    query: "conditional drop only one child",
    answers: ["/docs/concepts/user-components#rules", "/docs/api/user-component#rules"],
  },
  // Error messages of browser consoles, package managers and compilers, pasted whole
  {
    query:
      'A <Element /> that is used inside a User Component must specify an `id` prop, eg: <Element id="text_element">...</Element>',
    answers: ["/docs/api/errors#element-without-id", "/docs/api/element#errors"],
  },
  {
    query: '"text_element"',
    answers: ["/docs/api/errors#element-without-id", "/docs/api/element#errors", "/docs/api/element#linked"],
  },
  {
    query: '"[object Object]" is not valid JSON',
    answers: ["/docs/concepts/serializing#errors", "/docs/guides/save-load-state#restore-errors"],
  },
  {
    query: 'connectors.create(ref, <Text text="Hello" />)',
    answers: [
      "/docs/api/useEditor#create",
      "/docs/concepts/editor-components#toolbox",
      "/docs/guides/basic-tutorial#toolbox",
    ],
  },
  {
    query: '"resolvedName": "Foo"',
    answers: [
      "/docs/concepts/serializing#format",
      "/docs/concepts/serializing#resolver",
      "/docs/concepts/serializing#errors",
    ],
  },
  {
    query:
      '{"ROOT":{"type":{"resolvedName":"Container"},"isCanvas":true,"props":{"padding":20},"displayName":"Container","custom":{},"hidden":false,"nodes":["a"],"linkedNodes":{}}}',
    answers: ["/docs/concepts/serializing#format", "/docs/concepts/serializing"],
  },
  {
    query:
      'npm error code ERESOLVE npm error ERESOLVE unable to resolve dependency tree npm error Found: react@19.0.0 npm error peer react@"^16.8.0 || ^17 || ^18" from @craftjs/core@0.2.12',
    answers: ["/docs/guides/react-versions", "/docs/guides/react-versions#react-19"],
  },
  {
    query: "ERESOLVE unable to resolve dependency tree",
    answers: ["/docs/guides/react-versions", "/docs/guides/react-versions#react-19"],
  },
  {
    query:
      "Invariant failed: You can only use useEditor in the context of <Editor />. Please only use useEditor in components that are children of the <Editor /> component.",
    answers: ["/docs/api/errors#use-editor-outside"],
  },
  {
    query:
      "Uncaught Error: Invariant failed: You can only use useNode in the context of <Editor />. Please only use useNode in components that are children of the <Editor /> component.",
    answers: ["/docs/api/errors#use-node-outside"],
  },
  {
    query:
      "Invariant failed: Resolver in <Editor /> has to be an object. For (de)serialization Craft.js needs a list of all the User Components. More info: https://craft.js.org/r/docs/api/editor#props",
    answers: ["/docs/api/errors#resolver-not-an-object", "/docs/api/editor#resolver-errors"],
  },
  {
    query: "Uncaught TypeError: Cannot read properties of undefined (reading 'data')",
    answers: ["/docs/api/errors#missing-node", "/docs/api/errors#missing-child", "/docs/api/helpers#missing"],
  },
  { query: "resolvers", answers: ["/docs/api/editor#resolver", "/docs/api/errors#not-in-resolver"] },
  {
    query: "Can't resolve 'styled-components'",
    answers: ["/docs/additional/layers#install", "/docs/additional/layers"],
  },
  {
    query: "Property 'craft' does not exist on type",
    answers: ["/docs/api/useNode#typescript", "/docs/api/user-component"],
  },
  { query: "upgrade breaking changes changelog", answers: ["/docs/guides/react-versions"] },
  { query: "get the HTML output of a page", answers: ["/docs/guides/html-export", "/docs/guides/html-export#html"] },
  { query: "clone", answers: ["/docs/guides/copy-and-paste#duplicate", "/docs/guides/copy-and-paste"] },
  {
    query: "linked node disappears",
    answers: ["/docs/api/element#linked", "/docs/api/element#linked-limits", "/docs/api/element#errors"],
  },
  {
    query: "Cannot find module '@craftjs/core'",
    answers: [
      "/docs/overview#install",
      "/docs/guides/basic-tutorial#create-the-project",
      "/docs/guides/server-rendering#node",
    ],
  },
  { query: "get new node id after drop", answers: ["/docs/api/useEditor#create"] },
  { query: "toolbox item with children", answers: ["/docs/concepts/editor-components#toolbox"] },
  { query: "virtualize", answers: ["/docs/guides/performance", "/docs/guides/performance#rendering"] },
  {
    query: "context provider inside Frame",
    answers: ["/docs/guides/dynamic-components#third-party", "/docs/guides/react-versions#context"],
  },
  // Plain words, half-remembered names, messages with the reader's own code in them, synonyms
  {
    query: "how do i stop users deleting a block",
    answers: [
      "/docs/concepts/user-components#stay",
      "/docs/api/user-component#rules",
      "/docs/concepts/nodes#change",
      "/docs/api/helpers#questions",
    ],
  },
  {
    query: "only allow images inside a gallery",
    answers: ["/docs/concepts/user-components#rules", "/docs/api/user-component#rules"],
  },
  {
    query: "get the id of the currently selected component",
    answers: ["/docs/api/editor-state#events", "/docs/api/useEditor#query-get-event"],
  },
  {
    query: "add a component to the page when clicking a button",
    answers: [
      "/docs/api/useEditor#add-node-tree",
      "/docs/api/nodetree#add",
      "/docs/guides/touch#buttons",
      "/docs/concepts/nodes#change",
    ],
  },
  {
    query: "show a border around the selected element",
    answers: [
      "/docs/concepts/editor-components#every-block",
      "/docs/guides/basic-tutorial#outline",
      "/docs/api/node#events",
      "/docs/guides/landing-demo#selection",
    ],
  },
  { query: "how to deselect when clicking outside", answers: ["/docs/api/useEditor#select"] },
  {
    query: "press delete key to remove selected node",
    answers: ["/docs/concepts/editor-components#keyboard", "/docs/guides/basic-tutorial#shortcuts"],
  },
  {
    query: "save to database automatically while editing",
    answers: ["/docs/guides/save-load-state#autosave", "/docs/api/editor#on-nodes-change"],
  },
  {
    query: "load page from api after editor has mounted",
    answers: ["/docs/api/frame#read-once", "/docs/guides/save-load-state#restore-deserialize"],
  },
  {
    query: "preview mode without the editing tools",
    answers: [
      "/docs/api/editor#enabled",
      "/docs/guides/html-export#disabled",
      "/docs/concepts/editor-components#toolbar",
      "/docs/guides/basic-tutorial#bar",
      "/docs/guides/save-load-state#restore-view",
    ],
  },
  {
    query: "render saved page on public site without craft bundle",
    answers: ["/docs/guides/html-export#viewer", "/docs/guides/html-export"],
  },
  { query: "make text editable inline", answers: ["/docs/guides/basic-tutorial#text", "/docs/guides/rich-text"] },
  {
    query: "change text size with a slider in the sidebar",
    answers: [
      "/docs/guides/basic-tutorial#fields",
      "/docs/concepts/user-components#related",
      "/docs/guides/history#gesture",
      "/docs/concepts/editor-components#settings",
    ],
  },
  { query: "resize a block by dragging its corner", answers: ["/docs/guides/landing-demo#resize"] },
  {
    query: "use craft with tailwind or material ui components",
    answers: ["/docs/guides/dynamic-components#third-party"],
  },
  {
    query: "drag handle instead of the whole block",
    answers: ["/docs/concepts/user-components#connectors", "/docs/api/useNode#drag"],
  },
  {
    query: "how to find out which block was just dropped from toolbox",
    answers: ["/docs/api/useEditor#create", "/docs/api/useEditor#drop", "/docs/concepts/editor-components#toolbox"],
  },
  { query: "change colour of the drop line", answers: ["/docs/api/editor#indicator", "/docs/guides/drag-feedback"] },
  {
    query: "select several blocks with shift click",
    answers: ["/docs/api/editor#handlers", "/docs/api/useEditor#select"],
  },
  {
    query: "make two columns that accept blocks",
    answers: [
      "/docs/api/element#linked-lists",
      "/docs/api/element#linked",
      "/docs/concepts/user-components#linked-nodes",
      "/docs/concepts/user-components#rules",
    ],
  },
  { query: "move a block up and down with buttons", answers: ["/docs/guides/touch#buttons"] },
  { query: "warn before leaving page with unsaved changes", answers: ["/docs/guides/history#unsaved"] },
  { query: "use multiple pages in one editor", answers: ["/docs/api/frame#edge-cases", "/docs/api/frame#read-once"] },
  {
    query: "store extra metadata on a node that isn't a prop",
    answers: [
      "/docs/api/user-component#custom",
      "/docs/api/useEditor#set-custom",
      "/docs/api/useNode#set-custom",
      "/docs/api/node#data",
    ],
  },
  {
    query: "hide a block without deleting it",
    answers: ["/docs/api/useEditor#set-hidden", "/docs/api/useNode#set-hidden"],
  },
  { query: "turn off hover highlighting", answers: ["/docs/api/editor#handlers", "/docs/guides/performance#hover"] },
  {
    query: "let my own component wrap every node",
    answers: ["/docs/api/editor#on-render", "/docs/concepts/editor-components#every-block"],
  },
  {
    query: "what happens to old saved pages when i rename a component",
    answers: [
      "/docs/concepts/serializing#migrating",
      "/docs/guides/save-load-state#migrate",
      "/docs/guides/save-load-state#migrate-alias",
    ],
  },
  { query: "usenode actions.setprop", answers: ["/docs/api/useNode#set-prop"] },
  { query: "Elment canvas", answers: ["/docs/api/element#canvas", "/docs/api/element#props"] },
  { query: "query.node().descendents", answers: ["/docs/api/helpers#relatives"] },
  { query: "useEditor().query.serialise()", answers: ["/docs/api/useEditor#query-serialize"] },
  { query: "ADDNODETREE", answers: ["/docs/api/useEditor#add-node-tree", "/docs/api/nodetree#add"] },
  { query: "connectors.create(ref", answers: ["/docs/api/useEditor#create"] },
  { query: "onnodechange", answers: ["/docs/api/editor#on-nodes-change"] },
  { query: "state.event.selected", answers: ["/docs/api/editor-state#events"] },
  { query: "normaliseNodes", answers: ["/docs/api/editor#normalize-nodes"] },
  { query: "history.throtle", answers: ["/docs/api/useEditor#throttle"] },
  {
    query: "craft.rules canMoveIn",
    answers: ["/docs/api/user-component#rules", "/docs/concepts/user-components#rules"],
  },
  { query: "can_drop", answers: ["/docs/api/user-component#rules", "/docs/concepts/user-components#rules"] },
  { query: "isdragable", answers: ["/docs/api/helpers#is-draggable", "/docs/api/helpers#questions"] },
  {
    query: "ROOT_NODE constant",
    answers: ["/docs/api/helpers#other-exports", "/docs/api/exports#functions", "/docs/api/editor-state#nodes"],
  },
  {
    query:
      "Error: Invariant failed: You can only use useNode in the context of <Editor />. \n\nPlease only use useNode in components that are children of the <Editor /> component.",
    answers: ["/docs/api/errors#use-node-outside"],
  },
  {
    query: "Uncaught Error: Invariant failed\n    at invariant (tiny-invariant.esm.js:12:11)",
    answers: [
      "/docs/api/errors",
      "/docs/api/useEditor#actions",
      "/docs/concepts/serializing#errors",
      "/docs/concepts/editor-components#troubleshooting",
    ],
  },
  {
    query:
      "TypeError: Cannot destructure property 'type' of 'data' as it is undefined.\n    at deserializeNode (index.js:2:1)",
    answers: ["/docs/api/errors#cannot-destructure"],
  },
  {
    query: "Cannot destructure property 'type' of 'object null' as it is null.",
    answers: ["/docs/api/errors#cannot-destructure-null"],
  },
  {
    query: "Invariant failed: The component type specified for this node (Button) does not exist in the resolver",
    answers: ["/docs/api/errors#not-in-resolver"],
  },
  {
    query: "The component type specified for this node (undefined) does not exist in the resolver",
    answers: ["/docs/api/errors#not-in-resolver"],
  },
  {
    query:
      "Warning: Cannot update a component (`SettingsPanel`) while rendering a different component (`Card`). To locate the bad setState() call inside `Card`",
    answers: ["/docs/api/errors#update-while-rendering", "/docs/guides/react-versions#while-rendering"],
  },
  {
    query:
      "Uncaught TypeError: Cannot read properties of null (reading 'getBoundingClientRect')\n    at getDOMInfo (utils.js:10)",
    answers: ["/docs/api/errors#no-dom"],
  },
  {
    query: "Cannot assign to read only property 'text' of object '#<Object>'",
    answers: ["/docs/api/errors#read-only"],
  },
  {
    query: "Uncaught TypeError: Cannot add property 3, object is not extensible\n    at Array.push (<anonymous>)",
    answers: ["/docs/api/errors#read-only"],
  },
  {
    query: "React.Children.only expected to receive a single React element child.",
    answers: ["/docs/api/errors#children-only"],
  },
  {
    query: "Error: Objects are not valid as a React child (found: object with keys {type, props, key})",
    answers: ["/docs/concepts/serializing#errors", "/docs/concepts/serializing#survives"],
  },
  {
    query: "TypeError: Converting circular structure to JSON\n    --> starting at object with constructor 'FiberNode'",
    answers: ["/docs/concepts/serializing#errors", "/docs/concepts/serializing#survives"],
  },
  {
    query: "SyntaxError: Unexpected token u in JSON at position 0",
    answers: ["/docs/concepts/serializing#errors", "/docs/guides/save-load-state#restore-errors"],
  },
  {
    query: "duplicate node",
    answers: ["/docs/guides/copy-and-paste#duplicate", "/docs/guides/copy-and-paste", "/docs/api/nodetree#one-use"],
  },
  {
    query: "lock block from being moved",
    answers: [
      "/docs/concepts/user-components#stay",
      "/docs/concepts/user-components#rules",
      "/docs/api/user-component#rules",
      "/docs/api/user-component#custom",
    ],
  },
  { query: "mobile drag", answers: ["/docs/guides/touch", "/docs/guides/touch#drag"] },
  {
    query: "ssr hydration mismatch",
    answers: [
      "/docs/guides/server-rendering#ids",
      "/docs/guides/server-rendering#what",
      "/docs/guides/server-rendering",
    ],
  },
  { query: "undo history limit", answers: ["/docs/guides/history#limit"] },
  {
    query: "widgets palette",
    answers: ["/docs/concepts/editor-components#toolbox", "/docs/guides/basic-tutorial#toolbox"],
  },
  {
    query: "property inspector",
    answers: [
      "/docs/concepts/editor-components#settings",
      "/docs/guides/basic-tutorial#settings-panel",
      "/docs/guides/landing-demo#fields",
    ],
  },
  {
    query: "breakpoints preview",
    answers: ["/docs/guides/responsive-canvas", "/docs/guides/responsive-canvas#container"],
  },
  {
    query: "nested editor regions",
    answers: ["/docs/concepts/user-components#linked-nodes", "/docs/api/element#linked"],
  },
  {
    query: "outliner tree view",
    answers: [
      "/docs/guides/layers-panel",
      "/docs/additional/layers",
      "/docs/concepts/nodes#read",
      "/docs/additional/layers#layers",
    ],
  },
  {
    query: "wysiwyg text formatting bold italic",
    answers: ["/docs/guides/rich-text", "/docs/guides/rich-text#editor"],
  },
  { query: "reusable sections / presets", answers: ["/docs/guides/copy-and-paste#templates"] },
  { query: "xss sanitise saved json", answers: ["/docs/guides/html-export#trust"] },
  {
    query: "ghost image while dragging",
    answers: ["/docs/guides/drag-feedback#preview", "/docs/guides/drag-feedback#own-preview"],
  },
  {
    query: "persist state to localstorage",
    answers: [
      "/docs/guides/save-load-state",
      "/docs/guides/save-load-state#save",
      "/docs/api/useEditor#query-serialize",
      "/docs/guides/save-load-state#autosave",
      "/docs/api/editor#on-nodes-change",
    ],
  },
  { query: "zoom canvas", answers: ["/docs/guides/drag-feedback#offset"] },
  { query: "serialisation formatt json", answers: ["/docs/concepts/serializing#format"] },
  {
    query: "drag and drop dont work",
    answers: ["/docs/guides/basic-tutorial#troubleshooting", "/docs/api/errors#no-message"],
  },
  { query: "how save state craftjs", answers: ["/docs/guides/save-load-state", "/docs/guides/save-load-state#save"] },
  {
    query: "instalation",
    answers: [
      "/docs/overview#install",
      "/docs/additional/layers#install",
      "/docs/guides/basic-tutorial#create-the-project",
    ],
  },
  {
    query: "responsiv iframe canvas",
    answers: ["/docs/guides/responsive-canvas", "/docs/guides/responsive-canvas#iframe"],
  },
  { query: "nextjs 15 use client", answers: ["/docs/guides/server-rendering#next"] },
  {
    query: "conteneur drop enfant canvas",
    answers: [
      "/docs/concepts/nodes#canvas",
      "/docs/concepts/user-components#canvas",
      "/docs/api/element#canvas",
      "/docs/guides/basic-tutorial#container",
    ],
  },
  {
    query: "editor colour bg settings pannel",
    answers: ["/docs/concepts/editor-components#settings", "/docs/guides/basic-tutorial#settings-panel"],
  },
  { query: "performace with 1000 nodes slow", answers: ["/docs/guides/performance"] },
  { query: "undo redo ctrl z keybord", answers: ["/docs/guides/history#shortcuts"] },
  { query: "i18n translate editor interface", answers: ["/docs/guides/dynamic-components#languages"] },
  { query: "realtime collaboration yjs", answers: ["/docs/guides/save-load-state#together"] },
];
