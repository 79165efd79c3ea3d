import { PageView } from "snippet:guides/html-export/src/page-view.tsx";
import { createAutosave } from "snippet:guides/save-load-state/src/autosave.ts";
import { AutosavingEditor } from "snippet:guides/save-load-state/src/autosaving-editor.tsx";
import { cleanNodes } from "snippet:guides/save-load-state/src/clean-nodes.ts";
import { compress } from "snippet:guides/save-load-state/src/compress.ts";
import { compressToText, decompressFromText } from "snippet:guides/save-load-state/src/compress-text.ts";
import { FileButtons } from "snippet:guides/save-load-state/src/editor/file-buttons.tsx";
import { PreviewLinks } from "snippet:guides/save-load-state/src/editor/preview-links.tsx";
import { PublishButton } from "snippet:guides/save-load-state/src/editor/publish-button.tsx";
import { findProblems } from "snippet:guides/save-load-state/src/find-problems.ts";
import { readDocument, writeDocument } from "snippet:guides/save-load-state/src/page-document.ts";
import { hasUnpublishedChanges, publish, saveDraft } from "snippet:guides/save-load-state/src/publish.ts";
import { resolver } from "snippet:guides/save-load-state/src/resolver.ts";
import { resolver as resolverWithOldName } from "snippet:guides/save-load-state/src/resolver-with-old-name.ts";
import { saveUnlessChanged } from "snippet:guides/save-load-state/src/save-unless-changed.ts";
import { StoredPage } from "snippet:guides/save-load-state/src/stored-page.tsx";
import { upgradeCanvas } from "snippet:guides/save-load-state/src/upgrade-canvas.ts";
import { Element as CraftElement, Frame, type SerializedNodes } from "@craftjs/core";
import { useEffect } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { edit, editorWith, render } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { dragBelow, settle } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { changing } from "../../harness/parts.tsx";
import { SampleCard, SampleContainer, SampleText, sampleResolver } from "../../harness/samples.tsx";

beforeEach(() => localStorage.removeItem("page"));

const two = [<SampleText text="One" />, <SampleText text="Two" />];
const textNode = (more: object = {}) => savedNode({ resolvedName: "Text" }, more);

async function withTexts(options: Parameters<typeof edit>[1] = {}) {
  const editor = await edit(two, options);
  const { history } = editor.actions;
  return { ...editor, history, theirs: history.ignore() };
}

test("#restore: after ignore().deserialize() without clear(), Undo throws or changes the new page", async () => {
  const { first, history, setText, store, textOf, theirs } = await withTexts();
  const open = (text?: string) =>
    theirs.deserialize({
      ROOT: textNode({ nodes: text ? [first] : [] }),
      ...(text && { [first]: textNode({ parent: "ROOT", props: { text } }) }),
    } as never);
  setText(first, "Changed");
  open();
  expect(store.history.timeline).toHaveLength(1);
  expect(() => history.undo()).toThrow("Cannot apply patch");
  open("Before");
  setText(first, "Changed");
  open("Just opened");
  history.undo();
  expect(textOf(first)).toBe("Before");
});

test("#autosave: the autosave waits for a pause, skips the loaded page and saves one that was never saved", () => {
  const saved: string[] = [];
  const save = async (json: string) => void saved.push(json);
  const { schedule, flush } = createAutosave(save, "loaded");
  for (const json of ["loaded", "first", "second"]) schedule(json);
  flush();
  schedule("second");
  flush();
  const unsaved = createAutosave(save, null);
  unsaved.schedule("new");
  unsaved.flush();
  expect(saved).toEqual(["second", "new"]);
});

test("#autosave: a page that is opened in the same editor is saved in place of the first one", async () => {
  const saved: string[] = [];
  const { flush, schedule } = createAutosave(async (json: string) => void saved.push(json), null);
  const { act, theirs } = await withTexts({ onNodesChange: (query) => schedule(query.serialize()) });
  const other = JSON.stringify({ ROOT: textNode({ parent: null, props: { text: "Other" } }) });
  await act(() => theirs.deserialize(other));
  flush();
  expect(saved.map((json) => JSON.parse(json).ROOT.props)).toEqual([{ text: "Other" }]);
});

test("#autosave: after a failure, the autosave tries again after ten pauses or the next change", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const calls: string[] = [];
  let isOffline = true;
  const { schedule } = createAutosave(async (json: string) => {
    calls.push(json);
    if (isOffline) throw new Error("offline");
  }, "loaded");
  schedule("first");
  await vi.advanceTimersByTimeAsync(10_999);
  expect(calls).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(["first", "first"]);
  schedule("second");
  isOffline = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(["first", "first", "second"]);
});

test("#autosave: the autosaving editor saves when the tab goes into the background and when it is removed", async () => {
  const ROOT = savedNode({ resolvedName: "Container" }, { isCanvas: true, nodes: ["a", "b"] });
  const page = JSON.stringify({ ROOT, a: textNode({ parent: "ROOT" }), b: textNode({ parent: "ROOT" }) });
  const order = () => JSON.parse(localStorage.getItem("page") ?? "null")?.ROOT.nodes.join("");
  const reads: string[] = [];
  const NextRoute = () => {
    reads.push(order());
    useEffect(() => void reads.push(order()), []);
    return null;
  };
  const { change, element } = changing(true, (shown) => (shown ? <AutosavingEditor page={page} /> : <NextRoute />));
  const container = await render(element);
  const moveDown = async () => {
    const [first, last] = container.querySelectorAll("[draggable=true]");
    dragBelow(first, last);
    await settle();
    return order();
  };
  expect(await moveDown()).toBe(undefined);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(order()).toBe("ba");
  expect(await moveDown()).toBe("ba");
  await change(false);
  expect(order()).toBe("ab");
  expect(reads, "in the render of the next route, and in its effect").toEqual(["ba", "ab"]);
});

test("#autosave: browsers reject a request with keepalive of more than 64 KiB", async () => {
  const send = (size: number) => fetch("/favicon.svg", { method: "POST", keepalive: true, body: "x".repeat(size) });
  await expect(send(64 * 1024 + 1)).rejects.toThrow("Failed to fetch");
  expect((await send(60 * 1024)).status).toBeGreaterThan(0);
});

test("#compress: the text needs encodeURIComponent in an address", () => {
  const json = JSON.stringify({ ROOT: textNode({ props: { text: "Grüße aus dem Süden" } }) });
  const text = compressToText(json);
  const read = (value: string) => new URLSearchParams(`page=${value}`).get("page") ?? "";
  expect(text).toContain("+");
  expect([read(text) === text, decompressFromText(read(encodeURIComponent(text)))]).toEqual([false, json]);
});

test("#autosave: of two saves with one ETag, the server rejects the second, unless it waits for the new ETag", async () => {
  const stored = { json: "", version: 1 };
  const server = async (_: unknown, init?: RequestInit) => {
    if (new Headers(init?.headers).get("if-match") !== `"${stored.version}"`)
      return new Response(null, { status: 412 });
    Object.assign(stored, { json: init?.body, version: stored.version + 1 });
    return new Response(null, { headers: { etag: `"${stored.version}"` } });
  };
  const fetching = vi.spyOn(window, "fetch").mockImplementation(server);
  onTestFinished(() => fetching.mockRestore());
  const save = (json: string, etag: string): Promise<string> => saveUnlessChanged("/page", json, etag);
  const [first, second] = await Promise.allSettled([save("first", '"1"'), save("second", '"1"')]);
  expect([first, second.status, stored.json]).toEqual([{ status: "fulfilled", value: '"2"' }, "rejected", "first"]);
  await save("second", '"2"');
  expect(stored.json).toBe("second");
});

test("#together: a change does not reach other editors, and the last saved page overwrites the other", async () => {
  const onNodesChange = vi.fn();
  const theirs = await withTexts({ onNodesChange });
  const mine = await withTexts();
  const loaded = theirs.query.serialize();
  await mine.act(() => mine.actions.deserialize(loaded));
  onNodesChange.mockClear();
  const waysOut = [
    vi.spyOn(BroadcastChannel.prototype, "postMessage"),
    vi.spyOn(Storage.prototype, "setItem"),
    vi.spyOn(XMLHttpRequest.prototype, "send"),
    vi.spyOn(window, "fetch"),
  ];
  await mine.act(() => mine.setText(theirs.first, "Mine"));
  for (const spy of [...waysOut, onNodesChange]) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(theirs.query.serialize()).toBe(loaded);
  theirs.setText(theirs.second, "Theirs");
  mine.actions.deserialize(theirs.query.serialize());
  expect(theirs.children().map((id) => mine.data(id).props.text)).toEqual(["One", "Theirs"]);
});

test("#together: Undo keeps changes received with ignore(), but restores the value before an own change", async () => {
  const { first, history, query, second, setText, store, texts, theirs } = await withTexts();
  setText(first, "Mine");
  setText(second, "Theirs", theirs);
  expect(store.history.timeline).toHaveLength(1);
  history.undo();
  expect([texts(), query.history.canUndo()]).toEqual([["One", "Theirs"], false]);
  setText(first, "Mine");
  setText(first, "Theirs", theirs);
  history.undo();
  expect(texts()).toEqual(["One", "Theirs"]);
});

const typed = (resolvedName: string, props = {}) => savedNode({ resolvedName }, { props });

test("#migrate: the example runs the steps that a page has not been through", () => {
  const old = { a: typed("Box", { padding: 8 }), b: typed("Button", { url: "/b" }), c: typed("Marquee") };
  const a = { ...typed("Container", { padding: 8 }), displayName: "Container" };
  const c = { ...typed("Missing"), displayName: "Missing", custom: { was: "Marquee" } };
  const currentNodes = { a, b: typed("Button", { href: "/b" }), c };
  const read = (version: number) => readDocument(JSON.stringify({ version, nodes: old }));
  const pages = [currentNodes, { ...currentNodes, a: old.a }, { ...old, c }, old];
  expect([readDocument(JSON.stringify(old)), read(1), read(2), read(3)]).toEqual(pages);
  expect(() => read(4)).toThrow("newer version");
  expect(readDocument(writeDocument(currentNodes))).toEqual(currentNodes);
  expect(() => readDocument("")).toThrow("Unexpected end of JSON input");
});

test("#rename: with the old key before the new one, a block of an old page has the new name", async () => {
  const a = savedNode({ resolvedName: "Box" }, { parent: "ROOT" });
  const page = { ROOT: savedNode("div", { parent: null, nodes: ["a"] }), a };
  const { data, query } = await editorWith(<Frame data={page} />, { resolver: resolverWithOldName });
  expect([data("a").name, query.getSerializedNodes().a?.type]).toEqual(["Container", { resolvedName: "Container" }]);
});

test.each([
  ["a component's own label replaces", { displayName: "New label" }, "New label"],
  ["without a label of the component, a block keeps", {}, "Old label"],
])("#rename: %s the saved one", async (_, craft, label) => {
  const Named = Object.assign(() => <hr />, { craft });
  const ROOT = { ...savedNode({ resolvedName: "Old" }, { parent: null }), displayName: "Old label" };
  const { data } = await editorWith(<Frame data={{ ROOT }} />, { resolver: { Old: Named, Named } });
  expect([data("ROOT").name, data("ROOT").displayName]).toEqual(["Named", label]);
});

test("#rename: only a migration brings a renamed block back into the viewer, which otherwise leaves it out", async () => {
  const ROOT = savedNode("div", { parent: null, nodes: ["a"] });
  const nodes = { ROOT, a: savedNode({ resolvedName: "Box" }, { parent: "ROOT" }) };
  const shows = async (page: SerializedNodes, count: number) =>
    expect((await render(<PageView nodes={page} />)).querySelectorAll("section")).toHaveLength(count);
  await shows(readDocument(JSON.stringify(nodes)), 1);
  await expectError("No view for Box", () => shows(nodes, 0));
});

test("#migrate-removed: the placeholder keeps a removed block's children, and its linked nodes in the data", async () => {
  const child = savedNode("p", { props: { children: "Child" }, parent: "ROOT" });
  const ROOT = savedNode({ resolvedName: "Marquee" }, { nodes: ["child"], linkedNodes: { body: "linked" } });
  const nodes = { ROOT, child, linked: { ...child, props: { children: "Linked" } } };
  const container = await render(<StoredPage json={JSON.stringify(nodes)} />);
  expect(container.textContent).toBe("Marquee is no longer available.Child");
  expect(readDocument(JSON.stringify(nodes)).linked).toEqual(nodes.linked);
});

test("#migrate: cleanNodes keeps reachable nodes with known components, each once", async () => {
  const ROOT = textNode({ nodes: ["a", "gone", "unknown", "a"], linkedNodes: { x: "d", y: "gone" } });
  const a = textNode({ nodes: ["ROOT", "a", "c"], linkedNodes: { x: "a" } });
  const [c, d] = [savedNode("hr"), savedNode("br")];
  const page = { ROOT, a, c, d, unknown: typed("Unknown"), stray: typed("Text") };
  const reachable = {
    a: { ...a, parent: "ROOT", nodes: ["c"], linkedNodes: {} },
    c: { ...c, parent: "a" },
    d: { ...d, parent: "ROOT" },
  };
  const cleaned = cleanNodes(page, sampleResolver);
  expect(cleaned).toEqual({ ROOT: { ...ROOT, parent: null, nodes: ["a"], linkedNodes: { x: "d" } }, ...reachable });
  const { linkedNodes, ...old } = textNode();
  expect(() => cleanNodes({ "canvas-ROOT": old }, sampleResolver)).toThrow("This page has no usable root.");
  expect(() => cleanNodes(page, {})).toThrow("This page has no usable root.");
  const { actions, query } = await edit([]);
  actions.deserialize({ "canvas-ROOT": old } as never);
  expect(Object.keys(cleanNodes(query.getSerializedNodes(), sampleResolver))).toEqual(["ROOT"]);
});

test("#migrate: a node of the type Canvas is not read, unless the example has upgraded it", async () => {
  const ROOT = typed("Canvas", { is: "main", title: "Old" });
  const { act, actions, container } = await edit([]);
  expect(() => actions.deserialize({ ROOT } as never)).toThrow("does not exist in the resolver");
  await act(() => actions.deserialize({ ROOT: upgradeCanvas(ROOT) }));
  expect(container.querySelector("main")?.title).toBe("Old");
  expect(upgradeCanvas(typed("Text"))).toEqual(typed("Text"));
});

test("#publish: saving a draft leaves the published page unchanged; saving a page again does not change it", async () => {
  const { actions, query } = await edit([<SampleText />, <SampleCard />]);
  const before = query.serialize();
  let page = publish({ draft: before, published: null });
  expect([page.published, hasUnpublishedChanges(page)]).toEqual([before, false]);
  actions.deserialize(page.draft);
  page = saveDraft(page, query.serialize());
  expect(hasUnpublishedChanges(page)).toBe(false);
  actions.delete(query.node("ROOT").childNodes()[0] ?? "");
  actions.history.undo();
  expect([query.getSerializedNodes(), query.serialize() === before]).toEqual([JSON.parse(before), false]);
  actions.delete(query.node("ROOT").childNodes());
  page = saveDraft(page, query.serialize());
  expect([page.published, hasUnpublishedChanges(page)]).toEqual([before, true]);
  expect(publish(page)).toEqual({ draft: query.serialize(), published: query.serialize() });
});

test("#validate: a page with empty or long texts is not published; clicking the problem selects the block", async () => {
  const texts = [<SampleText text="" />, <SampleText text={"x".repeat(301)} />, <SampleText text="Fine" />];
  const published: string[] = [];
  const editor = await edit(texts, { beside: <PublishButton onPublish={(json: string) => published.push(json)} /> });
  const { act, actions, first, container, query, second, selected, setText } = editor;
  const buttons = () => [...container.querySelectorAll("button")];
  const press = (index: number) => act(() => buttons()[index]?.click());
  await press(0);
  expect(findProblems(query.getSerializedNodes()).map(({ id }: { id: string }) => id)).toEqual([first, second]);
  expect([buttons().length, published]).toEqual([3, []]);
  await press(2);
  expect(selected()).toEqual([second]);
  await act(() => actions.delete(second));
  await press(2);
  await act(() => setText(first, "Written"));
  await press(0);
  expect([buttons().length, published]).toEqual([1, [query.serialize()]]);
});

test("#validate: a block whose drop was undone does not prevent publishing", async () => {
  const Blank = () => (
    <CraftElement id="body" is={SampleContainer} canvas>
      <SampleText text="" />
    </CraftElement>
  );
  const { act, actions, add, query } = await edit([<SampleText text="Fine" />], { resolver: { Blank } });
  const ids = () => findProblems(query.getSerializedNodes()).map(({ id }: { id: string }) => id);
  await act(() => add(<Blank />));
  expect(ids()).toHaveLength(1);
  await act(() => actions.history.undo());
  expect([ids(), Object.keys(query.getSerializedNodes()).length]).toEqual([[], 4]);
});

test("#validate: the rules read the props of the tutorial’s blocks, so that a new block has no problem", async () => {
  const { Button, Text } = resolver;
  const { children, query } = await edit([<Button />, <Text text="Hello" />, <Button label=" " />], { resolver });
  const ids = findProblems(query.getSerializedNodes()).map(({ id }: { id: string }) => id);
  expect(ids).toEqual([children()[2]]);
});

test("#file: a downloaded page can be opened again; another file leaves the page unchanged, with a message", async () => {
  const { act, first, container, query, setText, texts } = await edit(two, { beside: <FileButtons /> });
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => `#${files.push(blob)}`;
  onTestFinished(() => void (URL.createObjectURL = createObjectURL));
  await act(() => container.querySelector("button")?.click());
  const json = (await files[0]?.text()) ?? "";
  expect(json).toBe(query.serialize());
  const open = async (text: string) => {
    const list = new DataTransfer();
    list.items.add(new File([text], "page.json"));
    const field = container.querySelector("input") as HTMLInputElement;
    field.files = list.files;
    await act(() => field.dispatchEvent(new Event("change", { bubbles: true })));
    await settle();
    expect(field.value).toBe("");
  };
  await act(() => setText(first, "Changed"));
  await open(json);
  expect([texts(), container.querySelector("[role=alert]")]).toEqual([["One", "Two"], null]);
  const pages = [{ nodes: ["gone"] }, { linkedNodes: { body: "gone" } }].map((more) => ({ ROOT: textNode(more) }));
  for (const invalidText of ["Not a page", "{}", "null", ...pages.map((page) => JSON.stringify(page))]) {
    await open(json);
    await open(invalidText);
    expect([invalidText, texts(), Boolean(container.querySelector("[role=alert]"))]).toEqual([
      invalidText,
      ["One", "Two"],
      true,
    ]);
  }
});

test.each([
  [true, {}, "", "/other"],
  [false, {}, "", "/other"],
  [false, { ctrlKey: true }, "", "/other"],
  [false, {}, "_blank", "/other"],
  [false, {}, "", "#prices"],
])(
  "#preview-links: a click opens another page in the preview only, not in a new tab (%s, %j, %s, %s)",
  async (enabled, keys, target, href) => {
    localStorage.setItem("page", JSON.stringify({ ROOT: textNode({ props: { text: "Other page" } }) }));
    const Link = () => (
      <a href={href} target={target}>
        Other
      </a>
    );
    const content = (
      <PreviewLinks>
        <Frame>
          <Link />
        </Frame>
      </PreviewLinks>
    );
    const { act, container } = await editorWith(content, { enabled, resolver: { ...sampleResolver, Link } });
    let followed = false;
    const stay = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", stay);
    onTestFinished(() => removeEventListener("click", stay));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    await act(() => void container.querySelector("a")?.dispatchEvent(click));
    await settle();
    const isPreview = !enabled && !target && Object.keys(keys).length === 0 && href === "/other";
    expect([followed, container.textContent]).toEqual(isPreview ? [false, "Other page"] : [true, "Other"]);
  },
);

test("#compress: a page of twenty blocks becomes a sixth of its size", async () => {
  const { query } = await edit(Array.from({ length: 20 }, (_, index) => <SampleText text={`Text ${index}`} />));
  const json = query.serialize();
  expect((await compress(json)).size).toBeLessThan(json.length / 6);
});

test("#autosave: onNodesChange sees each of several actions, but setState and deserialize once", async () => {
  const sizes: number[] = [];
  const editor = await edit(two, {
    onNodesChange: (query) => void sizes.push(query.node("ROOT").childNodes().length),
  });
  const { act, actions, query, tree } = editor;
  const saved = query.serialize();
  for (const text of ["Three", "Four"]) await act(() => editor.add(<SampleText text={text} />));
  expect(sizes).toEqual([3, 4]);
  await act(() => actions.deserialize(saved));
  const trees = [tree(<SampleText />), tree(<SampleText />)];
  await act(() =>
    actions.setState((_state, { addNodeTree }) => {
      for (const each of trees) addNodeTree(each, "ROOT");
    }),
  );
  expect(sizes).toEqual([3, 4, 2, 4]);
});
