import { expect, it } from "vitest";
import { Column, Columns, Container, Page } from "../blocks/containers.tsx";
import { Text } from "../blocks/texts.tsx";
import { clipboardPage, readBlock } from "./copies.tsx";
import { serialisedPage } from "./serialised-page.ts";

const nodes = serialisedPage(
  <Page key="ROOT">
    <Container key="box">
      <Text key="text" />
    </Container>
    <Columns key="columns">
      <Column key="column" />
    </Columns>
  </Page>,
);
const pick = (...ids: string[]) => Object.fromEntries(ids.flatMap((id) => (nodes[id] ? [[id, nodes[id]]] : [])));

it("reads a block with its content from the clipboard, and a column with columns around it", () => {
  const box = readBlock(clipboardPage(pick("box", "text"), "box"));
  expect(box?.ids).toEqual(["box"]);
  expect(box?.nodes.text?.parent).toBe("box");
  expect(readBlock(clipboardPage(pick("column"), "column"))?.ids).toEqual(["column", "columns"]);
});

it.each(["", "Hello", "{}", "[1]", JSON.stringify(nodes), '{"ROOT": 5}'])("finds no block in the text %j", (text) => {
  expect(readBlock(text)).toBeNull();
});
