/**
 * Search synonyms by section (without a hash, for the whole page), separated by semicolons: other names, goals and
 * symptoms that its text lacks. The site's search matches but never shows them.
 */
export const keywords: Record<string, string> = {
  // Overview and the project
  "/docs/overview":
    "what is craft.js; introduction; getting started; why craft.js; page builder framework; website builder; drag and drop editor for react",
  "/docs/overview#what-you-get": "features; capabilities; what can it do; advantages",
  "/docs/overview#what-it-leaves-to-you":
    "what it does not do; no ui included; ready-made components; styling; grapesjs, builder.io alternative; tailwind; css framework; classes",
  "/docs/overview#install":
    "npm install; yarn add; pnpm; package; setup; add to a react project; requirements; version",
  "/docs/overview#a-small-editor": "quick start; hello world; minimal example; basic setup; first editor; starter code",
  "/docs/acknowledgements": "credits; thanks; authors; about the project; who made, created or maintains craft.js",
  "/docs/acknowledgements#libraries": "dependencies; inspired by; built with; immer; react-dnd",
  "/docs/acknowledgements#licence": "mit license; open source; commercial use; free; copyright",
  "/docs/acknowledgements#backers": "sponsors; donate; support the project; maintainers; prev wong; who made craft.js",
  "/docs/dev#site": "run the docs site locally; development server; fix a typo in the docs; edit a page",
  "/docs/dev#framework":
    "contribute to craft.js; source code; monorepo; build the packages; pull request; report a bug",

  // Concepts
  "/docs/concepts/nodes": "how it works; internals; data model; tree of blocks; document structure; virtual dom",
  "/docs/concepts/nodes#from-jsx":
    "initial content; jsx is ignored after the first render; element to node; state does not update",
  "/docs/concepts/nodes#contents": "node object; fields of a node; node properties; children; parent id",
  "/docs/concepts/nodes#canvas":
    "droppable area; container; drop zone; can not drop into; isCanvas; children draggable",
  "/docs/concepts/nodes#read":
    "get all nodes; list blocks; traverse the tree; find node by type or name; get node by id; loop over nodes",
  "/docs/concepts/nodes#change":
    "update nodes; modify tree programmatically; insert, move, delete from code; mutate state",
  "/docs/concepts/user-components":
    "create a block; custom component; make my component editable; make a component draggable and selectable; write a widget",
  "/docs/concepts/user-components#connectors":
    "ref; connect(drag(ref)); form builder; input in a block; form field; disabled field cannot be selected; attach to dom element; component is not draggable; cannot select component; forwardRef; drag handle",
  "/docs/concepts/user-components#edit":
    "update props; change text; inline edit; contenteditable; edit in place; two-way binding; setProp",
  "/docs/concepts/user-components#craft-static":
    "Component.craft; static property; configuration of a component; default values; metadata",
  "/docs/concepts/user-components#rules":
    "restrict drop; only allow certain components; limit children; accept; prevent drag; disallow delete; constraints; lock a block; validation; drop only one child; maximum or max number of children",
  "/docs/concepts/user-components#stay":
    "prevent deletion; stop users deleting a block; undeletable; required block; lock a block; locked; canDelete; protect; permissions",
  "/docs/concepts/user-components#related":
    "settings form of a component; component-specific toolbar; property editor; inspector form",
  "/docs/concepts/user-components#canvas":
    "container; layout; row; column; grid; section; children prop; nested components; empty container has no height; placeholder",
  "/docs/concepts/user-components#linked-nodes":
    "slots; named regions; multiple drop zones; two columns; element id; card with header and footer; predefined children; tabs",
  "/docs/concepts/user-components#outside":
    "reuse a component without craft; storybook; unit test a block; useNode outside of editor; render on public page",
  "/docs/concepts/editor-components": "editor ui; build the interface; side panels; layout of the editor",
  "/docs/concepts/editor-components#toolbox":
    "sidebar of components; palette; component list; drag new blocks onto the page; insert; widget library; block picker; toolbox item with children; drag a group of components; prebuilt section",
  "/docs/concepts/editor-components#settings":
    "properties panel; inspector; sidebar; edit props of the selected block; customise; options form; attributes editor",
  "/docs/concepts/editor-components#toolbar":
    "top bar; undo redo buttons; save button; preview button; toggle edit mode; header; action bar",
  "/docs/concepts/editor-components#keyboard":
    "hotkeys; shortcuts; delete key; ctrl+z; escape; backspace; keydown; key bindings",
  "/docs/concepts/editor-components#every-block":
    "outline of selected block; border on hover; wrapper; overlay; floating toolbar; label; highlight selection; delete icon on a block; RenderNode",
  "/docs/concepts/editor-components#collectors":
    "subscribe to state; too many re-renders; component does not re-render; state not updating; listen for changes; watch selection; stale value",
  "/docs/concepts/editor-components#troubleshooting":
    "troubleshooting; common problems; faq; not working; debug; panel empty; nothing happens",

  // Tutorial
  "/docs/guides/basic-tutorial":
    "getting started; step by step; beginner; learn; first page builder; build a page editor from scratch; walkthrough; full example",
  "/docs/guides/basic-tutorial#create-the-project":
    "vite; create react app; scaffold; setup; prerequisites; new project; node version",
  "/docs/guides/basic-tutorial#fields": "inputs; form controls; colour picker; slider; select; checkbox",
  "/docs/guides/basic-tutorial#container": "container block; background; padding; box; section; nested blocks",
  "/docs/guides/basic-tutorial#text":
    "text block; paragraph; heading; editable text; double click to edit; inline editing; font size",
  "/docs/guides/basic-tutorial#button": "button block; link; click handler in edit mode; call to action",
  "/docs/guides/basic-tutorial#card":
    "card block; linked nodes example; header and footer; drop area that takes only certain blocks",
  "/docs/guides/basic-tutorial#block-styles": "css; empty container min height; styling blocks",
  "/docs/guides/basic-tutorial#checkpoint": "first running version; resolver and frame; initial page",
  "/docs/guides/basic-tutorial#checkpoint-cards": "add a card; nested drop areas; which blocks may be dropped",
  "/docs/guides/basic-tutorial#outline": "selection outline; highlight; hover border; click to select; focus",
  "/docs/guides/basic-tutorial#places":
    "add block by button; insert position; accessibility; without dragging; move up and down; order",
  "/docs/guides/basic-tutorial#toolbox": "sidebar; palette; drag new components; add blocks",
  "/docs/guides/basic-tutorial#settings-panel":
    "properties panel; inspector; edit props; delete button; selected block",
  "/docs/guides/basic-tutorial#editor-styles": "css of the editor; layout of the panels",
  "/docs/guides/basic-tutorial#json": "import and export json; load page; validate json; file download; upload",
  "/docs/guides/basic-tutorial#shortcuts": "hotkeys; keyboard; delete key; undo by ctrl+z; arrow keys",
  "/docs/guides/basic-tutorial#bar": "topbar; preview; enable or disable editing; undo and redo buttons",
  "/docs/guides/basic-tutorial#put-it-together": "complete code; final app; whole example; source code",
  "/docs/guides/basic-tutorial#troubleshooting":
    "troubleshooting; not working; common mistakes; cannot drag; debug; faq; can't drag anything; nothing is draggable; dragging does not work",

  // Guides
  "/docs/guides/save-load-state":
    "save to database; persist; store page; load; json; local storage; export and import; backend; api; publish",
  "/docs/guides/save-load-state#save":
    "serialize; get json; export page; save to database; post to server; save button; persist; publish",
  "/docs/guides/save-load-state#restore": "load saved page; import json; deserialize; load from database; open",
  "/docs/guides/save-load-state#restore-frame":
    "load initial data; load from database or api on page load; fetch then render; default page; initial state; empty page",
  "/docs/guides/save-load-state#restore-deserialize":
    "switch page; load another document; replace content; reset the editor; clear the page; several pages; multi-page; load at runtime; import json",
  "/docs/guides/save-load-state#restore-view":
    "render saved page; preview; read-only; view mode; publish; production; show to visitors; display without editing",
  "/docs/guides/save-load-state#restore-errors":
    "cannot load page; deserialize error; crash on load; corrupt data; invalid json; cannot read properties of undefined",
  "/docs/guides/save-load-state#autosave":
    "auto save; on change; debounce; save automatically; onNodesChange; dirty; detect changes; every few seconds",
  "/docs/guides/save-load-state#together":
    "real-time collaboration; collaborative editing; multiplayer; concurrent editing; multiple users; conflict; optimistic locking; version check; yjs; crdt; liveblocks; websocket; sync",
  "/docs/guides/save-load-state#compress": "reduce size; json too large; gzip; lzutf8; base64; smaller payload; shrink",
  "/docs/guides/save-load-state#compress-platform": "gzip; CompressionStream; binary; without library",
  "/docs/guides/save-load-state#compress-text": "base64; lzutf8; string; url; local storage; fflate",
  "/docs/guides/save-load-state#migrate":
    "backwards compatible; schema change; breaking change of components; update saved data; upgrade old documents",
  "/docs/guides/save-load-state#migrate-alias": "rename a component; resolver alias; old name; backward compatibility",
  "/docs/guides/save-load-state#migrate-versions":
    "schema version; transform saved json; rename a prop; new props in old pages; migration script; upgrade",
  "/docs/guides/save-load-state#clean":
    "deleted component; removed component breaks page; unknown type; repair; sanitise; orphan nodes",
  "/docs/guides/save-load-state#migrate-canvas":
    "canvas-ROOT; _childCanvas; upgrade from 0.1 beta; old Canvas component",
  "/docs/guides/history": "undo; redo; revert; go back; ctrl+z; time travel; history stack; changes",
  "/docs/guides/history#steps":
    "what is recorded; undo does not work; which actions can be undone; selection is not undone",
  "/docs/guides/history#shortcuts": "ctrl+z; cmd+z; ctrl+y; hotkeys; undo by keyboard; redo key",
  "/docs/guides/history#typing":
    "undo letter by letter; too many undo steps; debounce; throttle; text input; every keystroke",
  "/docs/guides/history#gesture":
    "slider; resize; drag; many undo steps for one change; colour picker; merge; continuous change",
  "/docs/guides/history#group": "batch; transaction; combine actions; multiple actions as one undo; atomic",
  "/docs/guides/history#ignore":
    "skip history; without undo; do not record; change not undoable; silent update; change without adding to the undo stack",
  "/docs/guides/history#limit": "max undo steps; history size; memory; clear history; reset undo stack",
  "/docs/guides/history#unsaved":
    "dirty; has changes; warn before leaving; beforeunload; is modified; save button disabled",
  "/docs/guides/history#edge-cases":
    "undo selects another block; selection after undo; linked nodes disappear after undo and redo",
  "/docs/guides/copy-and-paste":
    "clone; duplicate; clipboard; reusable blocks; presets; templates; copy a component; symbols; snippets",
  "/docs/guides/copy-and-paste#place": "paste position; where to insert; after selected; index",
  "/docs/guides/copy-and-paste#clipboard": "ctrl+c; ctrl+v; cut; copy between tabs or pages; clipboard api; paste node",
  "/docs/guides/copy-and-paste#duplicate":
    "clone node; duplicate block with children; copy component; repeat; new ids; ctrl+d",
  "/docs/guides/copy-and-paste#templates":
    "predefined sections; saved blocks; presets; reusable components; prebuilt layouts; drop a template; block library; save selection as template",
  "/docs/guides/dynamic-components":
    "lazy load; code splitting; plugins; register components at runtime; functions as props; event handlers; callbacks; dynamic import; load components dynamically from a server; fetch a component from an api",
  "/docs/guides/dynamic-components#add":
    "register component at runtime; load components from a url; remote components; update resolver; plugin; change resolver after mount; resolver not updated; React.lazy",
  "/docs/guides/dynamic-components#generated":
    "components from cms; from api; schema; generate components; component factory; content types",
  "/docs/guides/dynamic-components#third-party":
    "material ui; mui; ant design; chakra; bootstrap; shadcn; wrap library component; ui library; external component; npm component",
  "/docs/guides/dynamic-components#functions":
    "function as prop; pass a function to a block; onClick; event handler; callback prop; actions of a button; lost function; functions not saved; interactivity; method as a prop",
  "/docs/guides/dynamic-components#context":
    "fetch data in a block; api data; react context; redux; data binding; variables; dynamic content; external state; cms data",
  "/docs/guides/dynamic-components#languages":
    "i18n; internationalisation; l10n; localisation; translate; translation; multilingual; multi-language; locale; react-i18next; next-intl; language switcher",
  "/docs/guides/dynamic-components#missing":
    "unknown component; removed component; fallback; placeholder for missing component; error boundary",
  "/docs/guides/rich-text":
    "wysiwyg; tiptap; lexical; slate; quill; draft.js; prosemirror; ckeditor; bold italic; formatted text; contenteditable",
  "/docs/guides/rich-text#editor": "tiptap setup; useEditor name conflict; toolbar; bold; inline editor",
  "/docs/guides/rich-text#view": "render rich text; html output; sanitise; show formatted text",
  "/docs/guides/rich-text#edge-cases":
    "backspace deletes the block while typing; cursor jumps; cannot select text; drag while editing; focus lost; space key",
  "/docs/guides/drag-feedback":
    "drop line; green line; drag ghost; drag image; placeholder; feedback; indicator colour; cursor",
  "/docs/guides/drag-feedback#direction":
    "vertical line; horizontal layout; flex row; grid; inline blocks; side by side; drop left or right",
  "/docs/guides/drag-feedback#offset":
    "indicator in wrong position; line misplaced; transform; zoom; scale; iframe offset; fixed position",
  "/docs/guides/drag-feedback#edge":
    "cannot drop into container; padding; nested drop difficult; drops outside; empty container; hit area; drop between two containers; place a block between other containers; drag and drop between components",
  "/docs/guides/drag-feedback#own":
    "custom drop indicator; placeholder box; hide the line; disable the indicator; replace; customise drag and drop; see the result before dropping; sortable",
  "/docs/guides/drag-feedback#reason":
    "why can I not drop here; drop not allowed message; reason of a refused drop; show an error to the user; validation message; toast",
  "/docs/guides/drag-feedback#preview":
    "drag image; ghost image; drag shadow; setDragImage; cloned element; blank preview",
  "/docs/guides/drag-feedback#own-preview": "custom drag image; ghost; setDragImage; custom drag preview",
  "/docs/guides/drag-feedback#scroll": "auto scroll while dragging; long page; scroll container; scrolling",
  "/docs/guides/drag-feedback#end":
    "dragend; cancel drag; drop event; after drop; escape; detect drop; drop outside; block is added although it was dropped outside",
  "/docs/guides/drag-feedback#no-data":
    "dragging does not start; dragend fires immediately after dragstart; nothing can be dragged; setData; dataTransfer; webkitgtk; webkit; gnome web; epiphany",
  "/docs/guides/touch":
    "mobile; phone; tablet; ipad; iphone; android; touch screen; finger; drag and drop on mobile does not work; touch events",
  "/docs/guides/touch#buttons":
    "add without dragging; tap to add; move up and down; accessibility; reorder by button; keyboard users",
  "/docs/guides/touch#drag":
    "touch drag; long press; pointer events; custom event handlers; polyfill; touchstart; dnd on mobile",
  "/docs/guides/touch#small": "small screen; mobile layout of the editor; deselect; clear selection",
  "/docs/guides/responsive-canvas":
    "breakpoints; media queries; mobile preview; device preview; viewport width; tablet view; desktop; responsive design",
  "/docs/guides/responsive-canvas#container":
    "container queries; breakpoint; canvas width; resize the frame; device switcher",
  "/docs/guides/responsive-canvas#iframe":
    "iframe; portal; isolate css; style conflicts; shadow dom; media query; react-frame-component; styles missing in iframe",
  "/docs/guides/responsive-canvas#events": "keyboard inside iframe; event listeners; document; focus; contentWindow",
  "/docs/guides/responsive-canvas#limits": "iframe problems; drag from toolbox into iframe; scrolling in iframe",
  "/docs/guides/layers-panel":
    "tree view; outline; navigator; hierarchy; component tree; structure panel; custom layers; rename; reorder; expand; collapse",
  "/docs/guides/layers-panel#drag": "reorder in tree; drag and drop of layers; sort; sortable tree",
  "/docs/guides/performance":
    "slow; lag; laggy; large page; many components; speed up; optimise; memory; fps; freeze; hundreds or thousands of nodes; takes seconds to load; slow to open; 200 nodes",
  "/docs/guides/performance#cost": "why slow; expensive; onNodesChange performance; benchmark",
  "/docs/guides/performance#batch": "bulk; loop; many updates at once; insert many nodes; batch update",
  "/docs/guides/performance#small-props": "large props; images as base64; big json; long text",
  "/docs/guides/performance#collectors":
    "unnecessary re-renders; all components re-render; memo; useEditor re-renders; selector",
  "/docs/guides/performance#typing": "input lag; slow typing; setProp slow; debounce; throttle; slider lag",
  "/docs/guides/performance#hover": "hover slow; mouse move; disable hover; hover re-render",
  "/docs/guides/performance#rendering": "re-render; React.memo; virtualise; windowing; content-visibility",
  "/docs/guides/performance#read": "public page fast; bundle size of viewer; visitors; disabled editor performance",
  "/docs/guides/server-rendering":
    "ssr; nextjs; next.js; remix; gatsby; hydration; server side rendering; app router; static generation; seo",
  "/docs/guides/server-rendering#what":
    "ssr output; html on the server; window is not defined; document is not defined",
  "/docs/guides/server-rendering#ids":
    "hydration mismatch; random ids; did not match; nanoid; text content does not match",
  "/docs/guides/server-rendering#next":
    "nextjs; use client; app router; server components; createContext is not a function; dynamic import ssr false; rsc",
  "/docs/guides/server-rendering#node":
    "esm; commonjs; require; named export not found; vitest; jest; node import error",
  "/docs/guides/server-rendering#differences": "ssr errors; useLayoutEffect warning; server limitations",
  "/docs/guides/html-export":
    "export to html; get the html output of a page; html code of the editor; generate static html; download page; publish; render html; convert json to html; email; seo; export raw html",
  "/docs/guides/html-export#html":
    "renderToStaticMarkup; static site; html string; download html; convert json to html; css; server; render a saved page in node; without a browser",
  "/docs/guides/html-export#disabled": "render page read only; enabled false; view mode; show saved page; viewer",
  "/docs/guides/html-export#viewer":
    "render without craft.js; own renderer; smaller bundle; smallest read-only page; public page without the editor; no dependency; json to react; lightweight; vue; react native",
  "/docs/guides/html-export#import":
    "import html; existing document; html to json; html to components; convert html; paste html",
  "/docs/guides/html-export#trust":
    "security; xss; untrusted json; sanitise; user-generated content; script injection; validate on the server; json schema; hostile; malicious",
  "/docs/guides/react-versions":
    "react 18; react 19; react 17; compatibility; supported versions; upgrade react; peer dependency; which react version",
  "/docs/guides/react-versions#react-19":
    "react 19 support; install fails; peer dependency conflict; legacy-peer-deps; ERESOLVE",
  "/docs/guides/react-versions#warnings": "element.ref warning; console warning; deprecated ref",
  "/docs/guides/react-versions#ref-callbacks":
    "ref type error; ref callback returns; typescript error on ref; Type is not assignable to LegacyRef",
  "/docs/guides/react-versions#default-props":
    "defaultProps ignored; default values; support for defaultProps will be removed",
  "/docs/guides/react-versions#ref": "forwardRef; ref prop; function components cannot be given refs",
  "/docs/guides/react-versions#context": "Context.Provider; context provider",
  "/docs/guides/react-versions#strict-mode": "StrictMode; double render; effects run twice; nodes twice; duplicated",
  "/docs/guides/react-versions#while-rendering": "setState in render; warning; bad setState; linked nodes",
  "/docs/guides/react-versions#react-17": "old react; batching; react 16; unstable_batchedUpdates",
  "/docs/guides/react-versions#old-code":
    "upgrade craft.js; update to the latest version; breaking changes; changelog; release notes; what is new; migrate from 0.1; old tutorial does not work; api changed",
  "/docs/guides/landing-demo":
    "demo source; home page editor; example of a complete editor; how was the demo built; landing page",
  "/docs/guides/landing-demo#fields":
    "generate settings form; schema; generic property editor; form from metadata; auto-generated settings",
  "/docs/guides/landing-demo#selection":
    "selection overlay; floating toolbar; bounding box; outline; label of selected block; move and delete buttons",
  "/docs/guides/landing-demo#resize":
    "resizable; resize handle; width and height; drag to resize; drag a corner; re-resizable; resizer",
  "/docs/guides/landing-demo#anywhere":
    "absolute position; free positioning; move freely; drag to any place; overlap; x and y; coordinates",

  // Reference
  "/docs/api/editor-state": "state object; store; what is in state; redux",
  "/docs/api/editor-state#nodes": "all nodes; state.nodes; flat map; list of ids; number of nodes",
  "/docs/api/editor-state#events":
    "selected node; hovered; dragged; current selection; get selected id; active; multiple selection; is anything selected",
  "/docs/api/editor-state#options": "state.options; enabled; read configuration; is editing enabled",
  "/docs/api/editor-state#indicator": "drop target; placement; where it would land; error of a drop",
  "/docs/api/editor-state#reading":
    "get state outside react; subscribe; read without re-render; access state in a callback",
  "/docs/api/node": "node type; node object; fields; node.data",
  "/docs/api/node#type": "import type Node; conflict with dom Node; typescript",
  "/docs/api/node#id": "node id; root id; ROOT_NODE; unique; custom id; random id",
  "/docs/api/node#data": "node.data; props; type; parent; children; nodes; linkedNodes; isCanvas; hidden; custom",
  "/docs/api/node#events": "isSelected; isHovered; isDragged; selected; hovered",
  "/docs/api/node#dom":
    "html element of a node; ref; getBoundingClientRect; position; dom element; scroll to node; measure",
  "/docs/api/node#rules": "canDrag; canDrop; canMoveIn; canMoveOut of a node",
  "/docs/api/node#info": "icon; category; metadata; constants",
  "/docs/api/user-component": "Component.craft; static configuration; all options of a component",
  "/docs/api/user-component#display-name": "component name; label; rename; minified name; name in production",
  "/docs/api/user-component#props": "default props; default values; initial props",
  "/docs/api/user-component#rules":
    "canDrag; canDrop; canMoveIn; canMoveOut; restrict; which blocks may be dropped; prevent dragging; limit number of children; not draggable; disable drag for one component",
  "/docs/api/user-component#related": "settings; toolbar; related.settings; component settings",
  "/docs/api/user-component#is-canvas": "container by default; droppable component; canvas",
  "/docs/api/user-component#custom":
    "custom data; meta data; lock flag; own fields; custom displayName; store extra information",
  "/docs/api/user-component#info": "icon; category; description; metadata of a component",
  "/docs/api/user-component#kinds":
    "class component; memo; forwardRef; styled component; observer; higher order component; hoc; arrow function",
  "/docs/api/nodetree": "subtree; node with descendants; clone a node; tree object; rootNodeId",
  "/docs/api/nodetree#add": "insert tree; add component from code; add element with children; programmatically add",
  "/docs/api/nodetree#one-use": "clone tree; duplicate ids; new ids; getCloneTree; copy a subtree; deep copy",
  "/docs/api/nodetree#store": "store a subtree; save part of a page; export one component; clipboard",
  "/docs/api/editor": "editor component; provider; props of editor; configuration; options; wrap the app",
  "/docs/api/editor#resolver": "register components; component map; list of components; nested names",
  "/docs/api/editor#resolver-errors":
    "does not exist in the resolver; resolver missing; component not registered; unknown component",
  "/docs/api/editor#enabled":
    "read only; disable editing; view mode; preview; lock the editor; turn off drag and drop; toggle editing; edit mode; switch off; freeze",
  "/docs/api/editor#on-render": "RenderNode; wrap every component; outline; overlay; decorate; custom render",
  "/docs/api/editor#indicator":
    "colour of the drop line; success; error; thickness; style; transition; green line; red line",
  "/docs/api/editor#handlers":
    "event handlers; DefaultEventHandlers; override drag; custom dnd; disable hover; touch; multi select; isMultiSelectEnabled; removeHoverOnMouseleave; shift click; extend",
  "/docs/api/editor#events": "callbacks; listeners; hooks into changes; lifecycle; on change; on drop; on add",
  "/docs/api/editor#on-nodes-change":
    "on change; listen for changes; detect changes; change event; autosave; callback after update; know which node changed, was modified, added or deleted; onDelete; callback on delete",
  "/docs/api/editor#on-before-move-end":
    "on drop; on move; before drop; after drag; move event; callback when moved; drag end",
  "/docs/api/editor#normalize-nodes":
    "middleware; modify state after action; enforce structure; remove empty containers; validate; intercept; react to add",
  "/docs/api/editor#several": "two editors side by side; drag between editors; shortcuts act in both editors",
  "/docs/api/frame": "frame component; canvas area; editable area; drop area; page; where the page renders",
  "/docs/api/frame#children": "initial content; default page; jsx; root element",
  "/docs/api/frame#data": "load json; initial data; saved page; data prop; json prop",
  "/docs/api/frame#read-once":
    "frame does not update; data changed but page does not; async data; load later; load after the editor has mounted; fetch; useEffect; reload; re-render the frame; key",
  "/docs/api/frame#edge-cases": "multiple frames; two frames; unmount; multiple pages in one editor",
  "/docs/api/element": "element component; is; canvas; Canvas component; define a node",
  "/docs/api/element#props": "is prop; canvas prop; id prop; custom; hidden; pass props",
  "/docs/api/element#canvas": "drop zone; container; droppable; Canvas; can not drop; make droppable",
  "/docs/api/element#linked":
    "slots; regions; drop area in a component; id; linkedNodes; multiple canvases; nested canvas",
  "/docs/api/element#linked-initial":
    "linked node disappears; linked node is reset or empty after loading; region loses its content; linked node does not update; default children of a region; props do not change; conditional; linked nodes show the default content; props passed to element do not update; setProp does not cascade to a child; components do not update within element; value of the parent component does not change in the child component",
  "/docs/api/element#linked-lists":
    "dynamic columns; variable number of columns; two columns; exactly two columns; fixed number of columns; tabs; accordion; carousel; slides; list; map; grid; array of drop zones",
  "/docs/api/element#linked-limits":
    "cannot delete linked node; cannot move; top-level; delete region; select parent instead; nested elements are linked nodes instead of child nodes",
  "/docs/api/element#text":
    "text child; string children; plain text; text node lost; string and html in a single element; text next to a tag disappears",
  "/docs/api/useEditor": "editor hook; all methods; access editor; actions and query",
  "/docs/api/useEditor#return-value": "what useEditor returns; connectors; actions; query; collected values",
  "/docs/api/useEditor#collector": "subscribe; selector; select state; collect; re-render on change; watch",
  "/docs/api/useEditor#connect": "make element selectable; attach dom",
  "/docs/api/useEditor#drag": "drag handle; make draggable; move handle",
  "/docs/api/useEditor#create":
    "drag from toolbox; new component; create by dragging; onCreate; after drop; callback on create; get the id of the dropped node; new node id after drop",
  "/docs/api/useEditor#select":
    "click to select; multi select; shift; ctrl click; select several; deselect; click outside; clear the selection",
  "/docs/api/useEditor#hover": "mouse over; mouseenter; highlight",
  "/docs/api/useEditor#drop": "drop target; drop handler; dragover",
  "/docs/api/useEditor#actions": "methods; change state; list of actions; commands",
  "/docs/api/useEditor#add": "add node; insert; append; create node from code; programmatically; button",
  "/docs/api/useEditor#add-node-tree":
    "add component programmatically; insert with children; add on click; paste; duplicate; at index",
  "/docs/api/useEditor#delete": "remove node; delete selected; delete several; remove block; trash; clear the page",
  "/docs/api/useEditor#move": "reorder; change parent; move up; move down; index; sort; reparent; swap",
  "/docs/api/useEditor#set-prop":
    "update props; change props from outside; edit selected component; style; set value; modify props programmatically",
  "/docs/api/useEditor#set-custom": "custom data; rename a node; displayName; lock; meta; store extra",
  "/docs/api/useEditor#set-hidden": "hide; show; toggle visibility; invisible; eye icon",
  "/docs/api/useEditor#select-node":
    "select programmatically; set selection; deselect; unselect; select parent; focus; select after add; multi select; control the selected node; setNodeSelection",
  "/docs/api/useEditor#clear-events":
    "deselect; unselect; clear selection; remove selection; nothing selected; click outside",
  "/docs/api/useEditor#set-indicator": "show indicator; hide drop line",
  "/docs/api/useEditor#set-options":
    "change options; enable or disable editing at runtime; toggle enabled; preview mode; update resolver; read only",
  "/docs/api/useEditor#deserialize":
    "load json; import; replace document; reset page; restore; load template; switch pages; clear everything",
  "/docs/api/useEditor#set-state": "batch; several actions as one; transaction; direct state change; immer draft",
  "/docs/api/useEditor#private-actions": "reset; replaceNodes; setDOM; is not a function; missing action; internal",
  "/docs/api/useEditor#query-serialize": "save; export json; to string; get page as json",
  "/docs/api/useEditor#query-get-serialized-nodes": "json object; export; save; parsed",
  "/docs/api/useEditor#query-parse-react-element": "jsx to node; element to tree; create node from jsx; toNodeTree",
  "/docs/api/useEditor#query-parse-fresh-node": "create node object; custom id; build node",
  "/docs/api/useEditor#query-parse-serialized-node": "node from json; paste; json to node",
  "/docs/api/useEditor#query-get-drop-placeholder":
    "drop position; where it would land; calculate placement; custom drag and drop",
  "/docs/api/useEditor#query-history": "canUndo; canRedo; disable undo button; is undo possible",
  "/docs/api/useEditor#missing-queries": "is not a function; removed query",
  "/docs/api/useEditor#history": "undo; redo; time travel; actions.history",
  "/docs/api/useEditor#clear": "clear history; reset history; forget undo steps; after load",
  "/docs/api/useEditor#ignore": "skip history; no undo; without recording",
  "/docs/api/useEditor#throttle": "debounce; merge typing; rate; undo steps of typing; too many steps",
  "/docs/api/useEditor#merge": "combine undo steps; join; one undo",
  "/docs/api/useEditor#store": "subscribe outside of render; store; listen; getState; low-level",
  "/docs/api/useEditor#typescript": "typing; types; generics; infer collected",
  "/docs/api/useEditor#connect-editor": "hoc; class component; higher order component",
  "/docs/api/useNode": "node hook; access the current node; current component; component's own state",
  "/docs/api/useNode#return-value": "what useNode returns; id; related; inNodeContext; connectors; actions",
  "/docs/api/useNode#where": "useNode in settings; useNode outside; inside of frame; undefined; invariant",
  "/docs/api/useNode#collector":
    "isSelected; selected; hovered; dragged; read props; is this component selected; node.events; parent; props of the node",
  "/docs/api/useNode#connect": "ref; make selectable and droppable; attach dom; connect(ref)",
  "/docs/api/useNode#drag": "make draggable; drag handle; only drag by icon; not draggable",
  "/docs/api/useNode#set-prop": "update own props; change value; edit text; throttle; setState; onChange",
  "/docs/api/useNode#set-custom": "custom data; own meta data",
  "/docs/api/useNode#set-hidden": "hide this; visibility; toggle",
  "/docs/api/useNode#other-actions":
    "delete itself; remove this node; select itself; move itself; from inside component",
  "/docs/api/useNode#related": "settings hook; useNode in the settings",
  "/docs/api/useNode#typescript": "typing; types; generics",
  "/docs/api/useNode#connect-node": "hoc; class component; higher order component",
  "/docs/api/helpers": "utility functions; query.node; helper methods",
  "/docs/api/helpers#node-helpers": "query.node(id); node methods; get node; node(id).get",
  "/docs/api/helpers#questions":
    "isRoot; isCanvas; isDeletable; isLinkedNode; isTopLevelNode; isSelected; check if node; can it be deleted; can be removed",
  "/docs/api/helpers#relatives":
    "parent of a node; parent of the selected block; ancestors; descendants; childNodes; siblings; children of a node; parents; get parent; linkedNodes; find parent; decendants",
  "/docs/api/helpers#is-draggable": "can it be dragged; draggable; canDrag check",
  "/docs/api/helpers#is-droppable": "can be dropped; accepts; droppable; canDrop check; onError reason; allowed",
  "/docs/api/helpers#to-serialized-node": "node to json; export one node; save single node",
  "/docs/api/helpers#toNodeTree": "get subtree; clone; copy; node with children",
  "/docs/api/helpers#making-nodes": "create nodes; from jsx; from json; factory",
  "/docs/api/helpers#missing": "node not found; unknown id; node is undefined; deleted node; node exists",
  "/docs/api/helpers#other-exports": "ROOT_NODE; exports; utilities",
  "/docs/api/helpers#deprecated": "removed; old api; renamed methods; decendants; legacy",
  "/docs/api/errors":
    "error list; exceptions; invariant failed; troubleshooting; warnings; console errors; what does this error mean",
  "/docs/api/errors#use-editor-outside":
    "useEditor outside of Editor; context error; EditorContext; provider missing; two versions of craft",
  "/docs/api/errors#use-node-outside":
    "useNode outside of Frame; node context; invariant failed; importing a component from a package",
  "/docs/api/errors#element-without-id": "must specify an id; Element id missing; unique id",
  "/docs/api/errors#not-in-resolver":
    "component not found; not registered; component missing; renamed; minified; hot reload",
  "/docs/api/errors#node-does-not-exist": "node removed; stale id; undefined id; cannot read node",
  "/docs/api/errors#delete-top-level": "cannot delete root; linked node cannot be deleted; remove top-level",
  "/docs/api/errors#moving": "cannot drop; drop not allowed; red indicator; move fails",
  "/docs/api/errors#deprecations": "deprecated; upgrade; will be removed; old api; migration from beta",
  "/docs/api/errors#cannot-destructure":
    "cannot read property type of undefined; empty data; missing ROOT; load failed; cannot read properties of undefined",
  "/docs/api/errors#cannot-apply-patch": "undo crashes; redo error; immer patch; history error",
  "/docs/api/errors#read-only": "props frozen; immutable; mutate props; object is not extensible; immer; cannot assign",
  "/docs/api/errors#missing-child": "blank page after loading; editor crashes; white screen; missing node; broken json",
  "/docs/api/errors#no-message":
    "troubleshooting; nothing happens; not working; cannot select; page is empty; does not update; faq; can't drag anything; nothing is draggable",
  "/docs/api/exports": "index of the api; list of exports; import from craftjs; all types; package contents",
  "/docs/api/exports#core": "craftjs/core exports; imports; reference; default import",
  "/docs/api/exports#types": "list of types",
  "/docs/api/exports#internal": "private api; undocumented; getRandomId; useMethods",
  "/docs/api/exports#layers": "craftjs/layers exports",
  "/docs/additional/layers": "layers package; tree view; outline; navigator; hierarchy panel; @craftjs/layers",
  "/docs/additional/layers#install":
    "npm install @craftjs/layers; add layers; styled-components; setup; styled-components is required; peer dependency; module not found: can't resolve 'styled-components'; could not resolve",
  "/docs/additional/layers#layers": "Layers component; props; expandRootOnLoad; expand all; options",
  "/docs/additional/layers#names": "rename a layer; layer name; custom name; editable label",
  "/docs/additional/layers#render-layer":
    "custom layer; own row; hide the root; style of layers; renderLayer; icons; theme; customise the default layer; colours; remove button in a layer",
  "/docs/additional/layers#use-layer": "useLayer hook; expanded; depth; children; toggle",
  "/docs/additional/layers#limits": "layers problems; bugs; iframe; disable; touch; two layers",
  "/docs/concepts/serializing":
    "saved format; json structure; serialise; what is saved; persistence; how are pages stored",
  "/docs/concepts/serializing#format":
    "json schema; structure of the json; example output; SerializedNode; ROOT; resolvedName; what the saved json looks like; structure of the json",
  "/docs/concepts/serializing#survives":
    "what is saved; functions lost; undefined props; dates; maps; refs; children as props; jsx in props; not saved; json safe; lost after reload",
  "/docs/concepts/serializing#names":
    "icon as prop; component as prop; functions as props; callbacks; react element in props; store name instead",
  "/docs/concepts/serializing#resolver":
    "resolvedName; component name; minification; why resolver; mapping names to components",
  "/docs/concepts/serializing#errors": "deserialize errors; load fails; unknown component; invalid json",
  "/docs/concepts/serializing#migrating": "rename component; change props; version of saved data; upgrade",
  "/docs/changelog": "changelog; release notes; what is new; latest version; version history",
  "/docs/guides/use-the-docs-from-your-editor": "MCP server; Model Context Protocol; AI assistant; llms.txt; Copilot",
};
