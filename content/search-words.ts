/** Interchangeable words, a group per line. */
export const synonymGroups: string[][] = [
  ["save", "serialize", "persist", "store", "export"],
  ["load", "restore", "deserialize", "import"],
  ["undo", "redo", "history"],
  ["delete", "remove"],
  ["copy", "duplicate", "clone", "paste"],
  ["add", "insert", "append"],
  ["colour", "style", "theme"],
  ["error", "exception", "crash", "invariant"],
  ["database", "backend", "server", "storage"],
  ["types", "typescript", "typing", "ts"],
  ["mobile", "touch", "tablet", "phone"],
  ["shortcut", "keyboard", "hotkey"],
  ["dnd", "drag"],
  ["block", "component"],
  ["nested", "children", "descendants", "canvas"],
  ["prevent", "disallow", "forbid", "restrict", "stop", "rules"],
  ["allow", "accept", "permit", "rules"],
  ["locked", "lock", "disable", "disabled", "enabled"],
  ["sidebar", "toolbox", "palette"],
  ["properties", "props", "attributes"],
  ["slow", "performance", "speed", "fast"],
  ["changed", "change", "onchange"],
  ["setup", "install", "installation"],
  ["begin", "start", "tutorial"],
  ["example", "demo", "tutorial"],
  ["responsive", "breakpoint", "viewport", "iframe"],
  ["ssr", "nextjs", "server"],
  ["hide", "hidden", "visibility"],
  ["off", "disable"],
  ["id", "identifier", "uuid"],
  ["modal", "popup", "dialog"],
  ["custom", "customise", "own"],
  ["several", "multiple"],
  ["border", "outline"],
  ["shadow", "ghost"],
  ["event", "listener", "callback"],
  ["clear", "reset", "empty"],
  ["panel", "pane"],
  ["reload", "refresh"],
  ["author", "creator", "made", "maintainer", "contributors"],
];

/** Words that say how something is asked rather than what: optional in a match. */
export const stopWords = new Set(
  `a about after all already also am an and any anyone anyway actually are as at be because been being but by can cannot cant could currently did do does doesnt
doing dont each easy either else for from get gets getting had has have having hello help hi here how i if im in into is isnt it its just know mode
let like made make makes making me more most my need no not of on once one only or other our out please possible problem should
so some still such tell than thanks that the their them then there these they this those to too try trying up us use used using want
was way we were what when where which while who why will with within wont would you your
craft craftjs js
use didnt wasnt arent hasnt havent couldnt wouldnt shouldnt
isn don doesn didn won wasn aren hasn haven couldn wouldn shouldn
const let var return import from export new function true false null undefined`.split(/\s+/),
);
