import { afterEach, beforeEach, expect, vi } from "vitest";
import { clearErrors, loggedErrors } from "./errors.ts";
import { parkMouse } from "./input.ts";

// At first the mouse rests in the top left corner, where it would hover what a test renders.
await parkMouse();

// Any error or warning that React or Craft.js logs fails the test, unless `expectError` expects it.
beforeEach(() => {
  // Files share a page. App snippets mount in #root, as in an index.html.
  document.body.replaceChildren(Object.assign(document.createElement("div"), { id: "root" }));
  scrollTo(0, 0);
  window.focus();
  localStorage.clear(); // a snippet's "Save" button may have been pressed
  clearErrors();
});

// A drag that a test does not end leaves Craft.js's listener on the window, which would accept later tests' drags.
beforeEach(() => {
  const add = vi.spyOn(window, "addEventListener");
  return () => {
    for (const [type, listener] of add.mock.calls) if (type === "dragover") window.removeEventListener(type, listener);
    add.mockRestore();
  };
});
afterEach(() => expect(loggedErrors(), "uncaught errors, console.error and console.warn").toEqual([]));
