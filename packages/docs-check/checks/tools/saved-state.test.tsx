import { Element } from "@craftjs/core";
import type { ReactNode } from "react";
import type { SavedDocument } from "saved-state";
import { diagnose, examine, isPreselected, repairAll } from "saved-state";
import { damageDocument, damages, rootDamages, savedNode } from "saved-state/test/damages";
import { expect, test, vi } from "vitest";
import { edit, type TestEditor } from "../../harness/editor.tsx";
import { clearErrors, expectError, loggedErrors } from "../../harness/errors.ts";
import { useDraggable } from "../../harness/samples.tsx";
import { shows, silentEffects, valid, validText, warnings } from "./saved-state-effects.ts";

/** Maximum renders of a page that contains itself. */
const maxRenders = 200;
let renders = 0;

type Props = { text?: string; children?: ReactNode };

function useBlock() {
  if (++renders > maxRenders) throw new Error("renders without end");
  return useDraggable();
}
const Text = ({ text, children }: Props) => (
  <p ref={useBlock()}>
    {text}
    {children}
  </p>
);
const Box = ({ children }: Props) => <div ref={useBlock()}>{children}</div>;
const Card = () => (
  <article ref={useBlock()}>
    <Element id="body" is={Box} canvas />
  </article>
);
const resolver = { Text, Box, Card };
const options = { resolver: Object.keys(resolver) };

async function open() {
  renders = 0;
  return edit([], { resolver });
}

async function opened(document: unknown): Promise<TestEditor> {
  const editor = await open();
  await editor.act(() => editor.actions.deserialize(JSON.stringify(document)));
  return editor;
}

/** Craft.js's messages when a node is dragged and when something is dropped into it, or into the root. */
function refusals({ query }: TestEditor, id: string): string {
  const messages: unknown[] = [];
  const note = (message: unknown) => void messages.push(message);
  for (const attempt of [
    () => query.node(id).isDraggable(note),
    () => query.node(id).isDroppable("text", note),
    () =>
      query
        .node(id)
        .childNodes()
        .map((child) => query.node(child).isDraggable(note)),
  ]) {
    try {
      attempt();
    } catch (error) {
      note(error);
    }
  }
  return messages.join("; ");
}

test("#finds: a valid document has no finding, and loads", async () => {
  expect(examine(valid, options)).toEqual([]);
  shows(validText)(await opened(valid));
});

const allDamages = Object.entries({ ...damages, ...rootDamages });
test.each(allDamages)("#finds: Craft.js treats “%s” as the finding describes", async (_, damage) => {
  const document = damageDocument(valid, damage);
  const findings = examine(document, options).filter(({ code }) => code === damage.code);
  const finding = findings.find(({ severity }) => severity === "error") ?? findings[0];
  if (!finding) throw new Error(`no finding ${damage.code}`);
  const { phase, message } = finding.effect;
  const json = JSON.stringify(document);
  if (phase === "load") {
    const { actions } = await open();
    expect(() => actions.deserialize(json)).toThrow(message ?? "");
    return;
  }
  if (phase === "render" || damage.code === "cycle") {
    const { act, actions } = await open();
    await expectError(message ?? "renders without end", () => act(() => actions.deserialize(json)));
    return;
  }
  const editor = await opened(document);
  const warned = loggedErrors().join("; ");
  // The editor warns about values that it cannot serialise, and React about some other damage.
  if (phase === "save" || warned.includes(warnings[damage.code] ?? "nothing")) clearErrors();
  if (phase === "save") expect(() => editor.query.serialize()).toThrow(message ?? "");
  else if (phase === "drag") expect(refusals(editor, finding.node ?? "ROOT")).toContain(message);
  else if (silentEffects[damage.code]) silentEffects[damage.code]?.(editor);
  else throw new Error(`no check of the silent effect of ${damage.code}`);
});

test("#finds: a page with the finding deep-tree overflows the stack", async () => {
  const document: Record<string, object> = {};
  const depth = 6000;
  for (let level = 0; level < depth; level++) {
    const next = level < depth - 1 ? [`n${level + 1}`] : [];
    // Hidden, so that only Craft.js walks through it.
    document[level === 0 ? "ROOT" : `n${level}`] = savedNode("Box", {
      nodes: next,
      hidden: true,
      ...(level > 0 ? { parent: level === 1 ? "ROOT" : `n${level - 1}` } : {}),
    });
  }
  const finding = examine(document, options).find(({ code }) => code === "deep-tree");
  const { query } = await opened(document);
  expect(() => query.node("n1").isDroppable("ROOT")).not.toThrow();
  const refused = vi.fn();
  expect(query.node("ROOT").isDroppable("n1", refused)).toBe(false);
  expect(String(refused.mock.lastCall)).toContain(finding?.effect.message);
});

test.each([
  ["no-text", ""],
  ["not-json", '{"ROOT": {"type": undefined}}'],
  ["not-json", '{"ROOT": {"type": "div", "props": {}, "nod'],
  ["not-json", "[object Object]"],
  ["no-document", '{"title": "A page"}'],
  ["double-encoded", JSON.stringify(JSON.stringify(valid))],
  ["byte-order-mark", `\uFEFF${JSON.stringify(valid)}`],
  ["wrapped", JSON.stringify({ version: 2, nodes: valid })],
  ["compressed", btoa(JSON.stringify(valid))],
])("#finds: the finding %s describes %j", async (code, text) => {
  const base64 = { name: "base64", unpack: (packed: string) => atob(packed) };
  const finding = diagnose(text, options, [base64]).find((finding) => finding.code === code);
  const { actions } = await open();
  expect(() => actions.deserialize(text)).toThrow(finding?.effect.message ?? "no finding");
});

test("#finds: JSON.parse keeps the last of two values, as the finding duplicate-key describes", async () => {
  const text = JSON.stringify(valid).replace('"text":', '"card":{"type":"hr","props":{}},"text":');
  expect(diagnose(text, options).map(({ code, node }) => [code, node])).toEqual([["duplicate-key", "card"]]);
  const { act, actions, container } = await open();
  await act(() => actions.deserialize(text));
  expect(container.textContent).toBe(validText);
});

test("#repairs: a repair is selected from the start only if it keeps all content and has no alternative", () => {
  const selected = (document: object) => diagnose(JSON.stringify(document), options).map(isPreselected);
  expect(selected({ ...valid, ROOT: JSON.stringify(valid.ROOT) })).toEqual([true]);
  expect(selected({ ...valid, unlisted: savedNode("Text", { parent: "ROOT" }) })).toEqual([false]);
});

test.each(allDamages)("#repairs: repairing a page twice is the same as repairing it once: %s", (_, damage) => {
  const once = repairAll(damageDocument(valid, damage) as unknown as SavedDocument, options).document;
  expect(repairAll(once, options).document).toEqual(once);
});
