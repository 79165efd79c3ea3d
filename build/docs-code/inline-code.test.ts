import { expect, test } from "vitest";
import { asStatement, asType } from "./inline-code.ts";

test.each([
  ["query.node(id).isRoot()", "{ let id!: NodeId; void (query.node(id).isRoot()); }"],
  ["actions.setProp(id, …)", "{ let id!: NodeId; void (actions.setProp(id, anything)); }"],
  ["throttle(rate?)", '{ let rate!: number; void (named("throttle")(rate)); }'],
  ["isDroppable(…)", '{ void (named("isDroppable")(...anything)); }'],
  ["ref={(dom) => connect(dom)}", '{ let dom!: HTMLElement; void ((dom) => named("connect")(dom)); }'],
  ["useNode((node) => …)", "{ void (useNode((node) => anything)); }"],
  [
    "<Element is={Column} canvas>",
    '{ let Column!: StandIn<"Column">; void (<Element is={Column} canvas={anything} />); }',
  ],
  ["<Frame data={…}>", "{ void (<Frame data={anything} />); }"],
  ["setProp((props) => { … })", '{ let props!: StandIn<"props">; void (named("setProp")((props) => anything)); }'],
  ["return connect(dom)", '{ let dom!: HTMLElement; void (named("connect")(dom)); }'],
  ["connect(drag)", '{ let drag!: StandIn<"drag">; void (named("connect")(drag)); }'],
  ["onNodesChange(query): void", '{ void (named("onNodesChange")(query)); }'],
])("%s is read as an expression of which the packages know something", (text, wanted) => {
  expect(asStatement(text)).toBe(wanted);
});

test("a function of the page's own is left alone", () => {
  const stated = '{ let save!: StandIn<"save">, page!: StandIn<"page">; void (save(page)); }';
  expect(asStatement("save(page)", new Set(["save"]))).toBe(stated);
});

test.each(["setProp", "a word (in brackets)", "position: fixed", ".hidden", "string | React.ElementType", "a word,"])(
  "%s says nothing that types tell",
  (text) => {
    expect(asStatement(text)).toBeNull();
  },
);

test("a type is read as one", () => {
  expect(asType("Options['onRender']")).toBe("{ type Shown = Options['onRender']; }");
  expect(asType("Node")).toBeNull();
  expect(asType("<Frame />")).toBeNull();
});
