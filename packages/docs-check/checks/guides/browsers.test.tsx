import { Editor, Frame, useEditor } from "@craftjs/core";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { assign } from "../../harness/editor.tsx";
import { SampleText } from "../../harness/samples.tsx";

function Change() {
  const { actions } = useEditor();
  return (
    <button type="button" onClick={() => actions.setProp("one", assign({ text: "Changed" }))}>
      Change
    </button>
  );
}

test("#other-frameworks: a root in an element of another app takes and gives JSON", async () => {
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
