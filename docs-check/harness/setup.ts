import { afterEach, beforeEach, expect } from "vitest";
import { startWatch, watchTrouble } from "./trouble.ts";

// The mount point of app snippets, as in an index.html.
document.body.append(Object.assign(document.createElement("div"), { id: "root" }));

// Any error or warning that React or Craft.js logs fails the test, unless `says` expects it.
beforeEach(() => {
  window.focus();
  localStorage.clear(); // a snippet's "Save" button may have been pressed
  startWatch();
});
afterEach(() => expect(watchTrouble(), "uncaught errors, console.error and console.warn").toEqual([]));
