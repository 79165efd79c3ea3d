/**
 * What Craft.js 0.2.12 itself makes React 19 say in development, whatever an app does: it reads the ref of elements
 * that are HTML tags (see "Connectors" in docs/api/useEditor).
 */
const ofCraftItself = ["Accessing element.ref was removed in React 19"];

let troubles: string[] = [];

/** Notes that something went wrong in what is running now. */
export function trouble(error: unknown): void {
  troubles.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** What went wrong since the last call of `startWatch`. */
export function watchTrouble(): string[] {
  return troubles;
}

/** Forgets what went wrong so far. */
export function startWatch(): void {
  troubles = [];
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
    // React's messages are formats: "… %s …".
    let text = first instanceof Error ? first.message : String(first);
    for (const word of rest) text = text.includes("%s") ? text.replace("%s", String(word)) : `${text} ${String(word)}`;
    if (!ofCraftItself.some((known) => text.startsWith(known))) troubles.push(`console.${level}: ${text}`);
  };
}
// A link that is clicked would take the page away from under the others.
navigation?.addEventListener("navigate", (event) => {
  if (event.cancelable && !event.hashChange) event.preventDefault();
});
// A dialogue would hold up everything.
window.print = () => {};
window.alert = () => {};
window.confirm = () => true;
window.prompt = () => "Sample";
