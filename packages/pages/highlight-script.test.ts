import { describe, expect, it } from "vitest";
import { highlightScript, type ScriptLanguage } from "./highlight-script.ts";

function of(kind: string, code: string, language: ScriptLanguage = "tsx"): string[] {
  return highlightScript(code, language).flatMap(([pieceKind, text]) => (pieceKind === kind ? [text] : []));
}

describe("tags", () => {
  it.each([
    ["<button disabled={!canUndo} onClick={() => actions.history.undo()}>Undo</button>", ["<button", "</button"]],
    ["<p ref={(dom) => { if (dom) { connect(drag({ dom })); } }} id={id}>a</p>", ["<p", "</p"]],
    ["<input aria-label={`Text`} onChange={({ target: { value } }) => set({ value })} />", ["<input"]],
    [
      "<ul ref={ul}>{rows.map((row) => <li key={row}>{row > 1 && <b>{row}</b>}</li>)}</ul>",
      ["<ul", "<li", "<b", "</b", "</li", "</ul"],
    ],
    ["<Frame data={a < b ? c : d}><Element is={Box} canvas /></Frame>", ["<Frame", "<Element", "</Frame"]],
    ["<Tabs.Panel {...props} /* why */ lazy />", ["<Tabs.Panel"]],
    ["<><Layer id={ROOT_NODE} /></>", ["<", "<Layer", "</"]],
    ["<Select<Option> of={options} />", ["<Select"]],
    ["const Identity = <T,>(value: T) => <b>{value}</b>;", ["<b", "</b"]],
  ])("are found in %s", (code, tags) => {
    expect(of("tag", code)).toEqual(tags);
  });

  it.each([
    ["class Counter extends Component<{ count: number }> {}", "tsx"],
    ["const [places, setPlaces] = useState<Map<string, { x: number }[]>>(new Map<string, Place>());", "tsx"],
    ["const first = <T,>(list: T[]): T => list[0];", "tsx"],
    ["const first = <T extends { id: string }>(list: T[]) => list[0];", "tsx"],
    ["function own<Key extends keyof Props>(key: Key): Props[Key] {}", "tsx"],
    ["if (a < b && c > d || length <= 2) return a <b;", "tsx"],
    ["const all = list.filter((one) => one.size<max).map<string>(String);", "jsx"],
    ["const root = <HTMLElement>document.body;", "ts"],
  ] as const)("are not found in %s", (code, language) => {
    expect(of("tag", code, language)).toEqual([]);
  });

  it("leaves type arguments without a colour", () => {
    const code = "class Counter extends Component<{ count: number }> {}";
    expect(of("class-name", code)).toEqual(["Counter", "Component"]);
    expect(highlightScript(code, "tsx").at(-1)).toEqual([null, "<{ count: number }> {}"]);
  });

  it("colours attributes and the code in their values", () => {
    const code = `<p ref={(dom) => { if (dom) { connect({ dom }); } }} data-id="a" hidden>for you</p>`;
    expect(of("attr-name", code)).toEqual(["ref", "data-id", "hidden"]);
    expect(of("attr-value", code)).toEqual(['="a"']);
    expect(of("keyword", code)).toEqual(["if"]);
    expect(of("function", code)).toEqual(["connect"]);
  });
});

it("finds names that are called, or defined or typed as functions", () => {
  expect(of("function", "f(a.g<T>(), x?.h?.(), new K())")).toEqual(["f", "g", "h"]);
  expect(of("function", "function a() {} const b = () => {}, c = function () {}, d: C<P> = async (x) => x")).toEqual([
    ..."abcd",
  ]);
  expect(
    of("function", "type T = { a(): void; b?: (x: number) => void; c: number }; o = { d() {}, e: () => 1, f: g }"),
  ).toEqual([..."abde"]);
  expect(of("function", "a ? b : (c)")).toEqual([]);
});

it("finds classes and types after keywords such as extends, type and new", () => {
  expect(of("class-name", "class A extends React.Component<P> implements I { b = new Map<K, V>() }")).toEqual([
    "A",
    "React",
    "I",
    "Map",
  ]);
  expect(of("class-name", 'import { type B } from "b"; type C = D; a instanceof E')).toEqual(["B", "C", "E"]);
});

it("does not colour property names as keywords", () => {
  expect(of("keyword", "const { delete: remove, type } = node.default; return undefined")).toEqual([
    "const",
    "return",
    "undefined",
  ]);
});

it("distinguishes property names in quotes from other strings", () => {
  const code = "({ 'a-b': 'c' }); switch (key) { case 'd': }";
  expect(of("property", code)).toEqual(["'a-b'"]);
  expect(of("string", code)).toEqual(["'c'", "'d'"]);
});

it("colours the code inside a template string", () => {
  expect(highlightScript(`\`a \${f(1)} b\``, "ts")).toEqual([
    ["string", "`a ${"],
    ["function", "f"],
    ["string", "("],
    ["number", "1"],
    ["string", ")} b`"],
  ]);
});

it.each([
  ["<Editor resolver={{ … }}>\n  <Frame>…</Frame>\n</Editor>", ["<Editor", "<Frame", "</Frame", "</Editor"]],
  ["const { … } = useEditor();\n…\nreturn <p onClick={() => …}>a</p>;", ["<p", "</p"]],
  ["...\n<Element\n  is={Container}\n  ...\n/>", ["<Element"]],
  ["<button\n  onClick={() => {", ["<button"]],
  ['"a rule": () =>\n  withEditor(<Frame />),\n', ["<Frame"]],
  ["", []],
])("reads incomplete code: %j", (code, tags) => {
  const pieces = highlightScript(code, "tsx");
  expect(pieces.map(([, text]) => text).join("")).toBe(code);
  expect(pieces.flatMap(([kind, text]) => (kind === "tag" ? [text] : []))).toEqual(tags);
});
