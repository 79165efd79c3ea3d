import { Editor, Element, Frame, useEditor } from "@craftjs/core";
import { createElement } from "react";
import { createPortal } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { assign, edit, render } from "../../harness/editor.tsx";
import { click, dragBelow, settle, startDrag } from "../../harness/input.ts";
import { SampleContainer, SampleText, useDraggable } from "../../harness/samples.tsx";

function Change() {
  const { actions } = useEditor();
  return (
    <button type="button" onClick={() => actions.setProp("one", assign({ text: "Changed" }))}>
      Change
    </button>
  );
}

test("#other-frameworks: a root in an element of another app loads and saves JSON", async () => {
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = "<h1>Another app</h1><div></div>";
  const root = createRoot(container.querySelector("div") as HTMLElement);
  const common = { displayName: "", custom: {}, linkedNodes: {}, hidden: false };
  const page = {
    ROOT: { ...common, type: "section", props: {}, isCanvas: true, nodes: ["one"] },
    one: {
      ...common,
      ...{ type: { resolvedName: "SampleText" }, props: { text: "From outside" }, isCanvas: false, nodes: [] },
      parent: "ROOT",
    },
  };
  let saved = "";
  root.render(
    <Editor resolver={{ SampleText }} onNodesChange={(query) => void (saved = query.serialize())}>
      <Change />
      <Frame data={JSON.stringify(page)} />
    </Editor>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain("From outside"));
  container.querySelector("button")?.click();
  await vi.waitFor(() => expect(JSON.parse(saved || "{}").one?.props).toEqual({ text: "Changed" }));
  root.unmount();
  expect(container.textContent).toBe("Another app");
  container.remove();
});

const page = (
  <Editor resolver={{ SampleContainer, SampleText }}>
    <Frame>
      <Element is={SampleContainer} canvas>
        <SampleText text="One" />
        <SampleText text="Two" />
      </Element>
    </Frame>
  </Editor>
);

async function renderIn(container: Element | DocumentFragment) {
  const root = createRoot(container);
  root.render(page);
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(container.querySelectorAll("p[draggable=true]")).toHaveLength(2));
}

/** A new iframe's document, with this policy. */
async function frameWith(policy: string): Promise<Document> {
  const frame = document.createElement("iframe");
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}"><main></main>`;
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await new Promise((done) => frame.addEventListener("load", done));
  return frame.contentDocument as Document;
}

test("#shadow-dom: blocks move in a shadow root; the line is inside, the picture and the events’ target are not", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: "open" });
  await renderIn(shadow);
  const [one, two] = shadow.querySelectorAll("p");
  startDrag(one, two);
  await settle();
  expect(shadow.querySelector("[style*=fixed]")).not.toBeNull();
  expect(document.querySelector("body > .drag-shadow")?.textContent).toBe("One");
  dragBelow(one, two);
  await settle();
  expect(Array.from(shadow.querySelectorAll("p"), (text) => text.textContent)).toEqual(["Two", "One"]);

  const targets: unknown[] = [];
  const listen = (event: Event) => void targets.push(event.target, event.composedPath()[0]);
  document.addEventListener("keydown", listen);
  onTestFinished(() => document.removeEventListener("keydown", listen));
  two?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, composed: true }));
  expect(targets).toEqual([host, two]);
});

test("#shadow-dom: a web component is selected like any block, and is empty in a frame that doesn’t define it", async () => {
  class Greeting extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: "open" }).innerHTML = "<b>Hello</b>";
    }
  }
  customElements.define("x-greeting", Greeting);
  const Block = () => createElement("x-greeting", { ref: useDraggable() });
  const { act, container, first, selected } = await edit([<Block />]);
  const element = container.querySelector("x-greeting");
  expect(element?.shadowRoot?.textContent).toBe("Hello");
  await act(() => click(element));
  expect(selected()).toEqual([first]);
  const { body } = await frameWith("default-src *");
  await render(createPortal(createElement("x-greeting"), body));
  expect(body.querySelector("x-greeting")?.shadowRoot).toBeNull();
});

test("#csp: under a strict policy, blocks move; style elements and attributes from a server are blocked", async () => {
  const policy = "default-src 'none'";
  const inside = await frameWith(policy);
  const violations: string[] = [];
  inside.addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
  const main = inside.querySelector("main") as HTMLElement;
  await renderIn(main);
  const [one, two] = main.querySelectorAll("p");
  dragBelow(one, two);
  await settle();
  expect(Array.from(main.querySelectorAll("p"), (text) => text.textContent)).toEqual(["Two", "One"]);
  expect(violations).toEqual([]);

  const fromServer = inside.body.appendChild(inside.createElement("div"));
  fromServer.innerHTML = '<p style="position:fixed">Text</p>';
  const root = hydrateRoot(fromServer, <p style={{ position: "fixed" }}>Text</p>);
  onTestFinished(() => root.unmount());
  await settle();
  const style = fromServer.querySelector("p") as HTMLElement;
  expect([getComputedStyle(style).position, violations]).toEqual(["static", ["style-src-attr"]]);
  inside.head.append(Object.assign(inside.createElement("style"), { textContent: "p { color: red }" }));
  await vi.waitFor(() => expect(violations).toEqual(["style-src-attr", "style-src-elem"]));
});
