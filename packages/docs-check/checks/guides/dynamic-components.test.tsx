import { Field, Form } from "snippet:guides/dynamic-components/src/blocks/form.tsx";
import { DataContext, Greeting } from "snippet:guides/dynamic-components/src/blocks/greeting.tsx";
import { ProductList } from "snippet:guides/dynamic-components/src/blocks/product-list.tsx";
import { PartsContext, SharedPart } from "snippet:guides/dynamic-components/src/blocks/shared-part.tsx";
import { Text } from "snippet:guides/dynamic-components/src/blocks/text.tsx";
import { ImportButton } from "snippet:guides/dynamic-components/src/import-button.tsx";
import { TranslatedEditor } from "snippet:guides/dynamic-components/src/languages.tsx";
import { loadResolver } from "snippet:guides/dynamic-components/src/load-resolver.ts";
import { LoadedPage } from "snippet:guides/dynamic-components/src/loaded-page.tsx";
import { PluginButton } from "snippet:guides/dynamic-components/src/plugin-button.tsx";
import { SafeBlock } from "snippet:guides/dynamic-components/src/safe-block.tsx";
import { ShopPage } from "snippet:guides/dynamic-components/src/shop.tsx";
import { Editor, Element, Frame, useEditor, useNode } from "@craftjs/core";
import { createContext, createElement, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, editorWith, render } from "../../harness/editor.tsx";
import { expectError, takeErrors } from "../../harness/errors.ts";
import { drawLine } from "../../harness/indicator-line.ts";
import { click, fillIn, fire } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { containerOf, SampleContainer, SampleText, useDraggable } from "../../harness/samples.tsx";

const saved = (name: string) => ({
  ROOT: savedNode({ resolvedName: name }, { isCanvas: true, nodes: ["text"] }),
  text: savedNode({ resolvedName: "Text" }, { props: { text: "Loaded" }, parent: "ROOT" }),
});

test("loadResolver loads the components that a page needs, and none for an HTML element", async () => {
  const { text, ...root } = saved("Page");
  for (const [nodes, names] of [
    [root, ["Page"]],
    [{ ...root, text }, ["Page", "Text"]],
    [{ ROOT: savedNode("hr") }, []],
  ] as const)
    expect(Object.keys(await loadResolver(nodes as never))).toEqual(names);
  for (const name of ["Marquee", "toString"])
    await expect(loadResolver(saved(name) as never)).rejects.toThrow(`Unknown component: ${name}.`);
});

test("LoadedPage shows the page once its components have loaded", async () => {
  const container = await render(<LoadedPage nodes={saved("Page") as never} />);
  await vi.waitFor(() => expect(container.querySelector("main p")?.textContent).toBe("Loaded"));
  await actLikeReader(await render(<LoadedPage nodes={saved("Marquee") as never} />));
});

test("#add: PluginButton adds a component to the resolver and to the page", async () => {
  const { act, container, query } = await edit([], { beside: <PluginButton /> });
  await act(() => container.querySelector("button")?.click());
  expect(container.textContent).toContain("4 of 5 stars");
  expect(query.serialize()).toContain('"Rating"');
});

test("#third-party: a wrapper with display: contents has no size, and the indicator is at the wrong place", async () => {
  const editor = await edit([<SampleContainer style={{ display: "contents" }} />]);
  const [id = ""] = editor.children();
  const { height, width } = editor.dom(id).getBoundingClientRect();
  const { style } = await drawLine(editor, id);
  expect([width, height, style.top, style.left]).toEqual([0, 0, "0px", "0px"]);
});

test("#third-party: a provider works around <Editor> and between <Editor> and <Frame>", async () => {
  const Theme = createContext("none");
  const Themed = () => <p>{useContext(Theme)}</p>;
  const provide = (inner: ReactNode) => <Theme value="dark">{inner}</Theme>;
  const identity = (inner: ReactNode) => inner;
  for (const [around, between, shown] of [
    [provide, identity, "dark"],
    [identity, provide, "dark"],
    [identity, identity, "none"],
  ] as const) {
    const frame = <Frame>{<Themed />}</Frame>;
    const container = await render(around(<Editor resolver={{ Themed }}>{between(frame)}</Editor>));
    expect(container.textContent).toBe(shown);
  }
});

test("#functions: in an enabled editor a click selects a block and presses its button too", async () => {
  const buy = vi.fn();
  const Buy = () => {
    const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
    const { connect } = useNode().connectors;
    return <button type="button" onClick={() => buy(enabled)} ref={(dom) => void (dom && connect(dom))} />;
  };
  const { children, container, selected } = await edit([<Buy />]);
  click(container.querySelector("button"));
  expect([buy.mock.calls, selected()]).toEqual([[[true]], children()]);
});

test("#functions: the button of ShopPage buys the product", async () => {
  const container = await render(<ShopPage />);
  const button = container.querySelector("button");
  button?.click();
  expect(button?.type).toBe("button");
  await vi.waitFor(() => expect(container.querySelector("output")?.textContent).toBe("Tea"));
  await actLikeReader(container);
});

test("#languages: Craft.js itself shows no text", async () => {
  const editor = await edit([<SampleText text="One" />]);
  const [first = ""] = editor.children();
  editor.actions.selectNode(first);
  await drawLine(editor, first);
  expect(editor.container.textContent).toBe("One");
});

test("#languages: TranslatedEditor shows and edits a text in the chosen language, by default in English", async () => {
  const container = await render(<TranslatedEditor />);
  const shown = () => [container.querySelector("p")?.lang, container.querySelector("p")?.textContent];
  const choose = async (language: string) => {
    await fillIn(container.querySelector("select"), language);
    return shown();
  };
  expect([shown(), await choose("de"), await choose("fr")]).toEqual([
    ...[
      ["en", "Welcome"],
      ["de", "Willkommen"],
      ["en", "Welcome"],
    ],
  ]);
  click(container.querySelector("p"));
  await vi.waitFor(() => expect(container.querySelector("input")).not.toBeNull());
  await fillIn(container.querySelector("input"), "Bienvenue");
  expect([shown(), await choose("de")]).toEqual([
    ["fr", "Bienvenue"],
    ["de", "Willkommen"],
  ]);
});

test("#languages: changing a context is neither a history step nor a change of the page", async () => {
  const Language = createContext("en");
  let change = (_: string) => {};
  const Chosen = ({ children }: { children?: ReactNode }) => {
    const [language, setLanguage] = useState("en");
    change = setLanguage;
    return <Language value={language}>{children}</Language>;
  };
  const Translated = ({ text }: { text: Record<string, string> }) => <p>{text[useContext(Language)]}</p>;
  const content = <Chosen>{<Translated text={{ en: "Good", de: "Gut" }} />}</Chosen>;
  const { act, container, query } = await edit(content);
  const before = query.serialize();
  await act(() => change("de"));
  expect([container.textContent, query.history.canUndo(), query.serialize()]).toEqual(["Gut", false, before]);
});

test("#list: the button adds a node for each item in one action, and the block shows the fetched list", async () => {
  const onNodesChange = vi.fn();
  const { act, actions, children, container, steps, textOf } = await edit([<ProductList category="tea" />], {
    resolver: { ProductList, Text },
    beside: <ImportButton names={["One", "Two"]} />,
    onNodesChange,
  });
  await vi.waitFor(() => expect(container.querySelector("li")?.textContent).toBe("The first of tea"));
  onNodesChange.mockClear();
  await act(() => container.querySelector("button")?.click());
  expect([children().slice(1).map(textOf), steps()]).toEqual([["One", "Two"], 1]);
  expect(onNodesChange).toHaveBeenCalledOnce();
  await act(() => actions.history.undo());
  expect(children()).toHaveLength(1);
});

test("#shared: a click inside a shared part selects the block around it, and its blocks cannot be dragged", async () => {
  const header = JSON.stringify(saved("Page"));
  const parts = (
    <PartsContext value={{ header }}>
      <Frame>
        <Element is="main" canvas>
          <SharedPart name="header" />
        </Element>
      </Frame>
    </PartsContext>
  );
  const { act, children, container, selected } = await editorWith(parts, { resolver: { SharedPart } });
  const shared = container.querySelector("p");
  expect([shared?.textContent, container.querySelectorAll("main").length]).toEqual(["Loaded", 1]);
  await act(() => click(shared));
  expect(selected()).toEqual(children());
  expect(shared?.draggable).toBe(false);
});

test("#portals: a block in a portal has context and connectors; a click in it selects no block around it", async () => {
  const Theme = createContext("none");
  const layer = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => layer.remove());
  const Inside = () => <b ref={useDraggable()}>{useContext(Theme)}</b>;
  const Around = ({ children }: { children?: ReactNode }) => {
    const { connect } = useNode().connectors;
    return (
      <Theme value="dark">
        <p ref={(dom) => void (dom && connect(dom))} />
        {createPortal(<i>{children}</i>, layer)}
      </Theme>
    );
  };
  const around = (
    <Element is={Around} canvas>
      <Inside />
    </Element>
  );
  const { children, first, selected } = await edit([around], { resolver: { Around, Inside } });
  expect(layer.textContent).toBe("dark");
  click(layer.querySelector("i"));
  expect(selected()).toEqual([]);
  click(layer.querySelector("b"));
  expect([selected(), layer.querySelector("b")?.draggable]).toEqual([children(first), true]);
});

test.each([true, false])("#error-boundary: a block that throws leaves the others (enabled: %s)", async (enabled) => {
  const Fragile = ({ text = "" }) => {
    if (text === "Broken") throw new Error("Broken");
    return <SampleText text={text} />;
  };
  const page = [<Fragile text="Broken" />, <SampleText text="Fine" />];
  const editor = await edit(page, { enabled, onRender: SafeBlock, resolver: { Fragile } });
  takeErrors();
  const { act, dom, first, container, selected, setText } = editor;
  expect(container.textContent).toContain("This block has failed. Try againFine");
  fire(container.querySelector("button"), "mousedown");
  if (enabled) expect([selected(), dom(first).draggable]).toEqual([[first], true]);
  await act(() => setText(first, "Repaired"));
  expect(container.querySelector("button")?.type).toBe("button");
  await act(() => container.querySelector("button")?.click());
  expect(container.textContent).toContain("RepairedFine");
});

test("#error-boundary: on a server, it catches nothing", () => {
  const Broken = () => {
    throw new Error("Broken");
  };
  const page = (
    <Editor resolver={{ Broken }} onRender={SafeBlock}>
      <Frame>{createElement(Broken)}</Frame>
    </Editor>
  );
  expect(() => renderToString(page)).toThrow("Broken");
});

test("#error-boundary: without it, an error in one block removes the whole editor", async () => {
  const Fragile = ({ text = "" }) => {
    if (text === "Broken") throw new Error("Broken");
    return <SampleText text={text} />;
  };
  const { act, first, container, setText } = await edit([<Fragile />, <SampleText />], { resolver: { Fragile } });
  await expectError("Broken", () => act(() => setText(first, "Broken")));
  expect(container.innerHTML).toBe("");
});

test("#placeholders: users see the placeholder, and visitors the data", async () => {
  const texts = async (enabled: boolean) => {
    const block = <Greeting text="Dear {{ name }}{{title}}{{constructor}}!" />;
    const container = await render(
      <DataContext value={{ name: "Ada" }}>
        <Editor resolver={{ Greeting }} enabled={enabled}>
          <Frame>{block}</Frame>
        </Editor>
      </DataContext>,
    );
    return container.textContent;
  };
  expect([await texts(true), await texts(false)]).toEqual(["Dear {{ name }}{{title}}{{constructor}}!", "Dear Ada!"]);
});

test.each([true, false])(
  "#forms: a form posts its fields by name, but not in the editor (enabled: %s)",
  async (enabled) => {
    const page = [
      <Form action="/post-here">
        <Field name="city" />
      </Form>,
    ];
    const { container } = await edit(page, { enabled, resolver: { Field, Form } });
    const sent: unknown[] = [];
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!event.defaultPrevented) sent.push(form.getAttribute("action"), form.method, [...new FormData(form)]);
      event.preventDefault();
    };
    addEventListener("submit", onSubmit);
    onTestFinished(() => removeEventListener("submit", onSubmit));
    await fillIn(container.querySelector("input"), "Oslo");
    container.querySelector("button")?.click();
    expect(sent).toEqual(enabled ? [] : ["/post-here", "post", [["city", "Oslo"]]]);
  },
);

test("#forms: a form cannot be dropped into another, which its submit event does not leave", async () => {
  const page = [<Form>{containerOf(<SampleText />)}</Form>, <Form />];
  const { children, container, first, query, second } = await edit(page, { resolver: { Form } });
  const [inside = ""] = children(first);
  const isDroppable = (id: string) => query.node(id).isDroppable(second);
  expect([first, inside, "ROOT"].map(isDroppable)).toEqual([false, false, true]);
  const [outer, inner] = container.querySelectorAll("form");
  if (inner) outer?.append(inner);
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  inner?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

test("#portals: a modal dialog covers the drop line", async () => {
  const editor = await edit([<SampleText text="One" />, <SampleText text="Two" />]);
  const line = await drawLine(editor, editor.first);
  const { left, top, width } = line.getBoundingClientRect();
  const covered = () => document.elementFromPoint(left + width / 2, top + 1);
  line.style.pointerEvents = "auto";
  expect(covered()).toBe(line);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  expect(covered()).toBe(dialog);
});
