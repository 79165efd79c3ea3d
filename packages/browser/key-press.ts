/** The fields of a keyboard event that `pressOf` reads. */
type KeyFields = Pick<
  KeyboardEvent,
  "key" | "code" | "keyCode" | "isComposing" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
> & { getModifierState?(key: string): boolean };

/** A character of a script other than Latin; punctuation and digits that scripts share do not count. */
const otherScript = /[^\p{scx=Latn}\p{scx=Zyyy}\p{scx=Zinh}]/u;

/**
 * Names a key press: `a`, `?`, `ArrowLeft`, `Control+k`, `Control+Shift+z`. Empty for a press that belongs to an input
 * method, and for the `keydown` without a key that autofill dispatches.
 *
 * The name is the character that the key types; if that belongs to another script, as on Cyrillic, Greek or Hebrew layouts,
 * the character of the same key on a US keyboard. Letters are lower case, regardless of Caps Lock; Shift counts for letters
 * and named keys only, since layouts differ in which characters need it.
 */
export function pressOf(event: KeyFields): string {
  const { isComposing, keyCode } = event;
  // Safari ends a composition before the `keydown` of its last Enter: https://bugs.webkit.org/show_bug.cgi?id=165004
  if (!event.key || isComposing || keyCode === 229) return "";
  const key = otherScript.test(event.key) ? keyAt(event) : event.key;
  const isCharacter = [...key].length === 1;
  const isLetter = isCharacter && key.toLowerCase() !== key.toUpperCase();
  // On Windows, AltGr may be reported as Control and Alt.
  const isTyped = isCharacter && event.getModifierState?.("AltGraph");
  return [
    event.ctrlKey && !isTyped && "Control",
    event.metaKey && "Meta",
    event.altKey && !isTyped && "Alt",
    event.shiftKey && (isLetter || !isCharacter || key === " ") && "Shift",
    isLetter ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join("+");
}

/** The character of the same key on a US keyboard. */
function keyAt({ key, code, shiftKey }: KeyFields): string {
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^Key(.)$/.exec(code)?.[1] ?? key;
}

/** Whether an event comes from an editable field, including one in a shadow root. */
export function isWriting(event: Event): boolean {
  const field = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
  return event.composedPath().some((node) => node instanceof Element && node.matches(field));
}
