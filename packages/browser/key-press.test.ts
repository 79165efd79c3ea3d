import { describe, expect, it } from "vitest";
import { pressOf } from "./key-press.ts";

const press = (event: Partial<KeyboardEvent>) =>
  pressOf({
    key: "",
    code: "",
    keyCode: 0,
    isComposing: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...event,
  });
const control = { ctrlKey: true };
const shift = { shiftKey: true };

describe("the name of a key press", () => {
  it.each([
    ["US", "k", "KeyK", "Control+k"],
    ["Russian", "л", "KeyK", "Control+k"],
    ["Greek", "κ", "KeyK", "Control+k"],
    ["Hebrew", "ל", "KeyK", "Control+k"],
    ["Arabic", "ن", "KeyK", "Control+k"],
    ["Arabic, two letters on a key", "لا", "KeyB", "Control+b"],
    ["Thai, a vowel sign", "ั", "KeyY", "Control+y"],
    ["Hindi, a virama", "्", "KeyD", "Control+d"],
    ["Korean", "ㅏ", "KeyK", "Control+k"],
    ["Japanese kana", "の", "KeyK", "Control+k"],
    ["Dvorak, key V", "k", "KeyV", "Control+k"],
    ["Dvorak, key K", "t", "KeyK", "Control+t"],
    ["Dvorak, key Z", ";", "KeyZ", "Control+;"],
    ["AZERTY", "z", "KeyW", "Control+z"],
    ["QWERTZ", "z", "KeyY", "Control+z"],
    ["BÉPO, key Z", "à", "KeyZ", "Control+à"],
    ["BÉPO, a dead key", "Dead", "KeyY", "Control+Dead"],
    ["Turkish F", "ğ", "KeyE", "Control+ğ"],
  ])(
    "with Control has the character or, if that is not Latin, the letter of a US layout (%s)",
    (_, key, code, expected) => {
      expect(press({ key, code, ...control })).toBe(expected);
    },
  );

  it.each([
    ["US", "/", "Slash", {}, "/"],
    ["US", "?", "Slash", shift, "?"],
    ["German", "/", "Digit7", shift, "/"],
    ["Russian", "/", "Backslash", shift, "/"],
    ["Russian", ".", "Slash", {}, "."],
    ["Arabic", "ظ", "Slash", {}, "/"],
    ["Arabic", "؟", "Slash", shift, "?"],
    ["French", "§", "Slash", shift, "§"],
    ["numeric keypad", "/", "NumpadDivide", {}, "/"],
  ])("without Control is the character, with or without Shift (%s)", (_, key, code, modifiers, expected) => {
    expect(press({ key, code, ...modifiers })).toBe(expected);
  });

  it("includes Shift for letters and named keys, and ignores Caps Lock", () => {
    expect(press({ key: "Z", code: "KeyZ", ...control, ...shift })).toBe("Control+Shift+z");
    expect(press({ key: "Я", code: "KeyZ", ...control, ...shift })).toBe("Control+Shift+z");
    expect(press({ key: "K", code: "KeyK", ...control })).toBe("Control+k");
    expect(press({ key: "Tab", code: "Tab", ...shift })).toBe("Shift+Tab");
    expect(press({ key: " ", code: "Space", ...shift })).toBe("Shift+ ");
  });

  it("includes every modifier, so that a handler of the plain key ignores it", () => {
    expect(press({ key: "ArrowLeft", altKey: true })).toBe("Alt+ArrowLeft");
    expect(press({ key: "ArrowUp", metaKey: true, ...shift })).toBe("Meta+Shift+ArrowUp");
    expect(press({ key: "k", code: "KeyK", ...control, metaKey: true })).toBe("Control+Meta+k");
    expect(press({ key: "Dead", code: "KeyI", altKey: true, metaKey: true })).toBe("Meta+Alt+Dead");
  });

  it("is the character that AltGr types, even if the browser reports Control and Alt", () => {
    const getModifierState = (name: string) => name === "AltGraph";
    expect(press({ key: "?", code: "KeyW", ...control, altKey: true, getModifierState })).toBe("?");
    expect(press({ key: "ł", code: "KeyL", ...control, altKey: true, getModifierState })).toBe("ł");
    expect(press({ key: "k", code: "KeyK", ...control, altKey: true })).toBe("Control+Alt+k");
  });

  it("is empty while an input method handles the key, including the last Enter in Safari", () => {
    const enter = { key: "Enter", code: "Enter" };
    expect(press({ ...enter, keyCode: 13 })).toBe("Enter");
    expect(press({ ...enter, keyCode: 229, isComposing: true })).toBe("");
    expect(press({ ...enter, keyCode: 13, isComposing: true })).toBe("");
    expect(press({ ...enter, keyCode: 229 })).toBe("");
    expect(press({ key: "Process", code: "Enter", keyCode: 229, isComposing: true })).toBe("");
  });

  it("is empty for an event without a key, as autofill dispatches it", () => {
    expect(pressOf(new Event("keydown") as KeyboardEvent)).toBe("");
  });
});
