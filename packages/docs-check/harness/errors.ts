import { expect, vi } from "vitest";

/** Beginnings of messages to ignore. */
const ignoredMessages = [
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
  console[level] = (message: unknown, ...args: unknown[]) => {
    // React's messages are format strings: "… %s …".
    let text = message instanceof Error ? message.message : String(message);
    for (const arg of args) text = text.includes("%s") ? text.replace("%s", String(arg)) : `${text} ${String(arg)}`;
    if (!ignoredMessages.some((beginning) => text.startsWith(beginning))) errors.push(`console.${level}: ${text}`);
  };
}
// Following a link would unload the page under the other tests.
navigation?.addEventListener("navigate", (event) => {
  if (event.cancelable && !event.hashChange) event.preventDefault();
});
// Dialogs would block every test.
Object.assign(window, { print() {}, alert() {}, confirm: () => true, prompt: () => "Sample" });

/** Expects `work` to throw or log a message that contains `part`. */
export async function expectError(part: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    // React also logs the error that breaks a render.
    const isExpected = (error as Error).name !== "AssertionError" && loggedErrors().join().includes(part);
    if (!isExpected) throw error;
  }
  // On a slow machine, the message may come later.
  await vi.waitFor(() => expect(loggedErrors().join("; ")).toContain(part), 5000);
  clearErrors();
}

/** Expects React to log a message while it renders. React logs once per component name, so `name` must be a new one. */
export async function expectReactError(
  part: string,
  component: object,
  name: string,
  work: () => unknown,
): Promise<void> {
  Object.assign(component, { displayName: name });
  try {
    await expectError(part, work);
  } finally {
    Object.assign(component, { displayName: undefined });
  }
}

/** Returns all messages that `work` logs with console.error, including those that tests otherwise ignore. */
export async function consoleErrorsOf(work: () => unknown): Promise<string[]> {
  const messages: string[] = [];
  const { error } = console;
  console.error = (...args: unknown[]) => void messages.push(args.map(String).join(" "));
  try {
    await work();
  } finally {
    console.error = error;
  }
  return messages;
}

export const throws = (error: unknown) => (): never => {
  throw error;
};

export const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.try(work).then(
    () => undefined,
    (error) => error,
  );
