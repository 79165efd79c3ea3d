/** Presses a real key, which only the browser's driver can: a focused button takes Enter for a click. */
export type PressKey = (key: string) => Promise<void>;

/** Under which name the driver hands the keyboard to the page. */
export const keyName = "docsKey";

/** Presses a key where the focus is. */
export const pressKey: PressKey = (key) => (window as unknown as Record<typeof keyName, PressKey>)[keyName](key);
