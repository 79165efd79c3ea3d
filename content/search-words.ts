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
  ["types", "typescript", "typing"],
  ["mobile", "touch", "tablet"],
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
  ["author", "creator", "made", "maintainer", "contributors"],
];

/** Phrases, each followed by the words that it stands for. */
export const synonymPhrases: [phrase: string, ...words: string[]][] = [
  ["read only", "enabled", "view"],
  ["view only", "enabled", "view"],
  ["preview mode", "enabled"],
  ["drag handle", "connectors"],
  ["getting started", "install", "tutorial"],
  ["next js", "nextjs", "ssr"],
  ["rich text", "contenteditable"],
  ["right click", "contextmenu"],
  ["turn off", "disable", "disabled"],
  ["switch off", "disable", "disabled"],
  ...["not", "doesnt", "dont", "wont", "isnt", "doesn", "don", "won", "isn", "stop"].map((word): [string, string] => [
    `${word} work`,
    "troubleshooting",
  ]),
];

/** Words that say how something is asked rather than what: optional in a match. */
export const stopWords = new Set(
  `a about after all also am an and any anyone are as at be because been being but by can cannot cant could did do does doesnt
doing dont each else for from get gets getting had has have having help here how i if im in into is isnt it its just know mode
let like made make makes making me more most my need no not of on one only or other our out please possible problem should
so some still such tell than that the their them then there these they this those to too try trying up us use used using want
was way we were what when where which while who why will with within wont work working works would you your
craft craftjs js
use didnt wasnt arent hasnt havent couldnt wouldnt shouldnt
isn don doesn didn won wasn aren hasn haven couldn wouldn shouldn
const let var return import from export new function true false null undefined`.split(/\s+/),
);
