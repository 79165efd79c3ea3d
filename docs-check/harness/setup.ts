import { afterEach, beforeEach, expect } from "vitest";
import { startWatch, watchTrouble } from "./trouble.ts";

// Where the snippets of an app render, as in an index.html.
document.body.append(Object.assign(document.createElement("div"), { id: "root" }));

// Whatever React or Craft.js logs as an error or a warning fails the test, unless `says` expected it.
beforeEach(() => {
  window.focus();
  localStorage.clear(); // a snippet's "Save" button was pressed
  startWatch();
});
afterEach(() => expect(watchTrouble(), "uncaught errors, console.error and console.warn").toEqual([]));
