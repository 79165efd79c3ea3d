// What the editor is made with, to be evaluated in a task of its own. All in one: on their own, React and Craft.js would be
// files of their own, which costs the site's pages more than it saves here.
import "@craftjs/core";
import "react-dom/client";
import "../drag-data.ts";
