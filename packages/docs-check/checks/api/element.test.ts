import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { typeCheck, writeSources } from "../../snippets/type-check.ts";

test("#errors: without its import, Element is a class of the DOM and not a component", async () => {
  const folder = ".cache/element-test";
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const messagesFor = async (line: string) => {
    const files = new Map([["page.tsx", `${line}\nexport const page = <Element is="main" canvas />;`]]);
    await writeSources(folder, files);
    return (await typeCheck(folder, files)).map(({ message }) => message);
  };
  expect(await messagesFor("import { Element } from '@craftjs/core';")).toEqual([]);
  expect(`${await messagesFor("")}`).toContain("'Element' cannot be used as a JSX component.");
});
