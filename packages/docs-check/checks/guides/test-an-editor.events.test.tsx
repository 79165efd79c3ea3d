import { Item, List } from "snippet:guides/test-an-editor/src/blocks.tsx";
import { expect, test } from "vitest";
import { edit } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { fire } from "../../harness/input.ts";

test("#playwright: dispatched events drag a block after the middle of another, and dragstart needs data", async () => {
  const page = (
    <List>
      <Item text="One" />
      <Item text="Two" />
    </List>
  );
  const { act, dom, first: one, second: two, texts } = await edit(page, { resolver: { Item, List } });
  await expectError("setDragImage", () => {
    dom(one).dispatchEvent(new DragEvent("dragstart", { bubbles: true }));
  });
  fire(dom(one), "dragend");
  await act(() => fire(dom(one), "dragstart"));
  fire(dom(two), "dragover");
  expect(texts()).toEqual(["One", "Two"]);
  await act(() => fire(dom(one), "dragend"));
  expect(texts()).toEqual(["Two", "One"]);
});
