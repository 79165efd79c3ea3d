import { expect, vi } from "vitest";

/** Beginnings of messages to ignore. */
const expected = [
  // Craft.js 0.2.12 reads refs of HTML elements, so React 19 always warns ("Connectors" in docs/api/useEditor).
  "Accessing element.ref was removed in React 19",
  // Some checks render to strings in a page that renders to the DOM too.
  "Detected multiple renderers concurrently rendering the same context provider",
];

let errors: string[] = [];

export function recordError(error: unknown): void {
  errors.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** Errors since the last `clearErrors`. */
export const loggedErrors = (): string[] => errors;

export function clearErrors(): void {
  errors = [];
}

/** Returns the errors and clears them. */
export function takeErrors(): string[] {
  const errorsSoFar = errors;
  clearErrors();
  return errorsSoFar;
}

window.addEventListener("error", (event) => {
  event.preventDefault();
  recordError(event.error ?? event.message);
});
window.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  recordError(event.reason);
});
for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => {
    const [first, ...rest] = words;
    // React's messages are format strings: "… %s …".
    let text = first instanceof Error ? first.message : String(first);
    for (const word of rest) text = text.includes("%s") ? text.replace("%s", String(word)) : `${text} ${String(word)}`;
    if (!expected.some((known) => text.startsWith(known))) errors.push(`console.${level}: ${text}`);
  };
}
// Following a link would unload the page under the other tests.
navigation?.addEventListener("navigate", (event) => {
  if (event.cancelable && !event.hashChange) event.preventDefault();
});
// Dialogs would block every test.
Object.assign(window, { print() {}, alert() {}, confirm: () => true, prompt: () => "Sample" });

/** Expects `work` to throw or log a message that contains `part`. */
export async function says(part: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    // React also reports what breaks a render.
    const isExpected = (error as Error).name !== "AssertionError" && loggedErrors().join().includes(part);
    if (!isExpected) throw error;
  }
  // A slow machine may report it later.
  await vi.waitFor(() => expect(loggedErrors().join("; ")).toContain(part), 5000);
  clearErrors();
}

/** Throws unless React logs a message while rendering; it logs once per component name, so this sets a new one. */
export async function reactSays(part: string, component: object, name: string, work: () => unknown): Promise<void> {
  Object.assign(component, { displayName: name });
  try {
    await says(part, work);
  } finally {
    Object.assign(component, { displayName: undefined });
  }
}

/** Everything logged as an error during `work`, including what tests otherwise ignore. */
export async function saidOnConsole(work: () => unknown): Promise<string[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  try {
    await work();
  } finally {
    console.error = error;
  }
  return said;
}

export const throws = (error: unknown) => (): never => {
  throw error;
};

export const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.try(work).then(
    () => undefined,
    (error) => error,
  );
