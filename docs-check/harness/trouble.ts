/** Beginnings of messages that are no trouble. */
const expected = [
  // Craft.js 0.2.12 reads refs of HTML elements, so React 19 always warns ("Connectors" in docs/api/useEditor).
  "Accessing element.ref was removed in React 19",
  // Some checks render to strings in a page that renders to the DOM too.
  "Detected multiple renderers concurrently rendering the same context provider",
];

let troubles: string[] = [];

export function trouble(error: unknown): void {
  troubles.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** Errors since the last `startWatch`. */
export function watchTrouble(): string[] {
  return troubles;
}

export function startWatch(): void {
  troubles = [];
}

/** Returns the errors and clears them. */
export function takeTroubles(): string[] {
  const taken = troubles;
  startWatch();
  return taken;
}

window.addEventListener("error", (event) => {
  event.preventDefault();
  trouble(event.error ?? event.message);
});
window.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  trouble(event.reason);
});
for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => {
    const [first, ...rest] = words;
    // React's messages are format strings: "… %s …".
    let text = first instanceof Error ? first.message : String(first);
    for (const word of rest) text = text.includes("%s") ? text.replace("%s", String(word)) : `${text} ${String(word)}`;
    if (!expected.some((known) => text.startsWith(known))) troubles.push(`console.${level}: ${text}`);
  };
}
// Following a link would unload the page under the other tests.
navigation?.addEventListener("navigate", (event) => {
  if (event.cancelable && !event.hashChange) event.preventDefault();
});
// A print dialog would block every test.
window.print = () => {};
window.alert = () => {};
window.confirm = () => true;
window.prompt = () => "Sample";
