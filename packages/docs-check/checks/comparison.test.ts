import { tables } from "page:comparison";
import { expect, test } from "vitest";
import { packageJson } from "../../../test/package-json.ts";
import { publishedField, publishedText } from "../harness-node/published.ts";
import { bundleSize } from "../large-editor/bundle-size.ts";

const facts = new Map(tables[0]?.rows.map(({ cells }) => [cells[0]?.text, cells[1]?.text ?? ""]));

test("#facts: version, licence and peer of Craft.js match the package", () => {
  const { version, license, peerDependencies } = packageJson("@craftjs/core");
  expect([facts.get("Package"), facts.get("Licence")]).toEqual([`@craftjs/core ${version}`, license]);
  expect([facts.get("React"), peerDependencies?.react]).toEqual(["16.8 to 19", "^16.8.0 || ^17 || ^18 || ^19"]);
});

test("#facts: all exports of Craft.js, without React, have the size in the table", async () => {
  const react = 'import * as React from "react"; import * as ReactDOM from "react-dom";';
  const keep = (names: string) => `globalThis.kept = [${names}];`;
  const [totalSize, reactSize] = await Promise.all([
    bundleSize(`${react} import * as craft from "@craftjs/core"; ${keep("React, ReactDOM, craft")}`),
    bundleSize(`${react} ${keep("React, ReactDOM")}`),
  ]);
  expect(
    Math.abs(totalSize - reactSize - Number.parseInt(facts.get("Size for the editor’s users") ?? "", 10)),
  ).toBeLessThan(1.5);
});

/** Names in the other packages that prove the features in the tables. */
const features: Record<string, RegExp[]> = {
  "@puckeditor/core": [
    /overrides\?: Partial<Overrides/,
    /"slot"/,
    /"richtext"/,
    /@tiptap\/core/,
    /allow\?: string\[\]/,
    /disallow\?: string\[\]/,
    /permissions\?: Partial<Permissions/,
    /viewports\?: Viewport/,
    /iframe\?: /,
    /outline: RenderFunc/,
    /"react-server"/,
    /Render };|Render,/,
    /hasPast/,
    /"@dnd-kit\/react"/,
  ],
  grapesjs: [
    /class StyleManager/,
    /class LayerManager/,
    /class AssetManager/,
    /class BlockManager/,
    /class UndoManager/,
    /draggable\?: /,
    /droppable\?: /,
    /class KeymapsModule/,
    /class RichTextEditorModule/,
    /class DeviceManager/,
    /getHtml\(/,
    /getProjectData\(/,
    /HTMLIFrameElement/,
  ],
  "@dnd-kit/dom": [/class PointerSensor/, /class KeyboardSensor/, /pointerType/, /sortable/i],
};

// For the nightly run, as they need the network.
test.runIf(process.env.ASK_REGISTRY)("#facts: licences and peers of the other packages match the registry", () => {
  const [names, licences, reacts] = ["Package", "Licence", "React"].map((fact) =>
    tables[0]?.rows.find(({ cells }) => cells[0]?.text === fact)?.cells.slice(2),
  );
  for (const [index, { text = "" } = {}] of (names ?? []).entries()) {
    const specifier = text.replace(/ (?=\d)/, "@");
    const licence = licences?.[index]?.text.replace("BSD 3-Clause", "BSD-3-Clause");
    expect([text, licence]).toEqual([text, publishedField(specifier, "license")]);
    const { react } = (publishedField(specifier, "peerDependencies") ?? {}) as { react?: string };
    expect([text, reacts?.[index]?.text.slice(0, 6)]).toEqual([
      text,
      react === "^18.0.0 || ^19.0.0" ? "18, 19" : "not ne",
    ]);
  }
  for (const other of ["vue", "svelte", "solid"]) expect(publishedField(`@dnd-kit/${other}`, "version")).not.toBeNull();
});

test.runIf(process.env.ASK_REGISTRY)(
  "#facts: the other packages have the features that the tables name",
  { timeout: 60_000 },
  () => {
    const versions = new Map(tables[0]?.rows[0]?.cells.map(({ text }) => text.split(" ")) as [string, string][]);
    versions.set("@dnd-kit/dom", versions.get("@dnd-kit/react") ?? "");
    for (const [name, patterns] of Object.entries(features)) {
      const text = publishedText(`${name}@${versions.get(name)}`);
      expect([name, ...patterns.filter((feature) => !feature.test(text))]).toEqual([name]);
      // Without a history.
      if (name.startsWith("@dnd-kit")) expect(text).not.toMatch(/\bundo\b/i);
    }
  },
);
