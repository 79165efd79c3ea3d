import type { Page } from "playwright-core";

const codes = [
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote",
  "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
].flatMap((row) => row.split(" "));

const us = "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . /".split(" ");

/** For each layout, the characters of `codes`, and those with Shift that are not just upper case. */
const layouts = {
  us: [us.join(" "), { "Shift+Slash": "?" }],
  dvorak: ["' , . p y f g c r l / = a o e u i d h t n s - ; q j k x b m w v z", { "Shift+BracketLeft": "?" }],
  azerty: [
    "a z e r t y u i o p Dead $ q s d f g h j k l m ù w x c v b n , ; : !",
    { "Shift+KeyM": "?", "Shift+Period": "/", "Shift+Slash": "§" },
  ],
  bepo: ["b é p o è Dead v d l j z w a u i e , c t s r n m à y x . k ' q g h f", {}],
  german: ["q w e r t z u i o p ü + a s d f g h j k l ö ä y x c v b n m , . -", { "Shift+Digit7": "/" }],
  russian: [
    "й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю .",
    { "Shift+Backslash": "/", "Shift+Digit7": "?" },
  ],
  greek: ["; ς ε ρ τ υ θ ι ο π [ ] α σ δ φ γ η ξ κ λ Dead ' ζ χ ψ ω β ν μ , . /", { "Shift+Slash": "?" }],
  hebrew: ["/ ' ק ר א ט ו ן ם פ ] [ ש ד ג כ ע י ח ל ך ף , ז ס ב ה נ מ צ ת ץ .", { "Shift+Slash": "?" }],
  arabic: ["ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ", { "Shift+Slash": "؟" }],
} satisfies Record<string, [string, Record<string, string>]>;

export type Layout = keyof typeof layouts;

const bits: Record<string, number> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };
const punctuation: Record<string, number> = { ";": 186, "=": 187, ",": 188, "-": 189, ".": 190, "/": 191, "'": 222 };

/**
 * Presses keys like a keyboard with that layout, so that the browser itself creates the events.
 * @param presses physical keys by their `code`, with modifiers: `Control+KeyK` is Ctrl and the key right of J
 */
export async function typeOnLayout(page: Page, layout: Layout, ...presses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const press of presses) {
    const modifiers = press.split("+");
    const code = modifiers.pop() ?? "";
    const key = keyOf(layout, code, modifiers.includes("Shift"));
    const isTyped = key !== "Dead" && !modifiers.some((name) => name !== "Shift");
    const event = {
      code,
      key,
      windowsVirtualKeyCode: keyCodeOf(key, code),
      modifiers: modifiers.reduce((sum, name) => sum + (bits[name] ?? 0), 0),
    };
    for (const name of modifiers) await page.keyboard.down(name);
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...event, ...(isTyped && { text: key }) });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    for (const name of modifiers.reverse()) await page.keyboard.up(name);
  }
  await session.detach();
}

function keyOf(layout: Layout, code: string, isShifted: boolean): string {
  const [row, shifted]: [string, Record<string, string>] = layouts[layout];
  if (isShifted && shifted[`Shift+${code}`]) return shifted[`Shift+${code}`] ?? "";
  const index = codes.indexOf(code);
  const key = row.split(" ")[index];
  if (!key) throw new Error(`The ${layout} layout has no ${isShifted ? "Shift+" : ""}${code}: add it`);
  if (!isShifted || key === "Dead") return key;
  // With Shift, the Hebrew layout types Latin letters.
  return (layout === "hebrew" ? us[index] : key)?.toUpperCase() ?? key;
}

/** As browsers compute it: from the Latin character, else from the position of the key. */
function keyCodeOf(key: string, code: string): number {
  const usKey = us[codes.indexOf(code)] ?? "";
  const latin = /^[ -~]$/.test(key) ? key : usKey;
  return /[a-z]/i.test(latin) ? latin.toUpperCase().charCodeAt(0) : (punctuation[latin] ?? 0);
}
