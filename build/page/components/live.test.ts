import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { compile, content, problemsOf } from "../test-page.ts";

const source = "export const App = () => <b>1</b>;\n";
const folder = join(content, "live");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "nodes.tsx"), source);
writeFileSync(join(folder, "nodes.png"), readFileSync("content/live/nodes.png"));
writeFileSync(join(folder, "bare.tsx"), source);

const live = (example: string) => `<Live example="${example}" title="T" />`;
const step = (example: string) => `<LiveStep example="${example}" title="T" />`;

describe("a live example", () => {
  it("has its source in colours and the picture of its canvas, and the page depends on both", async () => {
    const page = await compile(live("nodes"));
    const [tsx, png] = [join(folder, "nodes.tsx"), join(folder, "nodes.png")];
    const shown = relative(".", png); // as components name pictures by their address
    const [image] = page.images;
    expect(image?.path).toMatch(/^\/_assets\/img-[0-9a-f]{20}\.png$/);
    expect(page).toMatchObject({
      images: [{ file: shown }],
      dependencies: [tsx, png, shown],
      examples: [{ path: "/examples/live/nodes", title: "T" }],
      links: [],
    });
    expect(page.html).toContain('<span class="t-keyword">export</span>');
    expect(page.html).toContain(`<img src="${image?.path}" alt="T: the canvas as it looks at first" width="314"`);
  });

  it("is Markdown with its code and the address where it runs", async () => {
    expect((await compile(live("nodes"))).markdown[0]?.markdown).toBe(
      `Live example: [T](https://example.com/examples/live/nodes)\n\n\`\`\`tsx\n${source}\`\`\`\n`,
    );
  });

  it("is reported when it is not there, with the name that was meant", async () => {
    expect(await problemsOf(`Text\n\n${live("node")}`)).toEqual([
      '3:1  <Live example="node">: there is no file live/node.tsx. Did you mean "nodes"?',
    ]);
  });

  it("is reported when no picture of it was taken, with how to take it", async () => {
    expect(await problemsOf(live("bare"))).toEqual([
      '1:1  <Live example="bare">: there is no picture live/bare.png. Make it with npm run live:pictures',
    ]);
  });
});

describe("a step", () => {
  it("is a figure with the picture of its editor, a link, and no frame yet", async () => {
    const page = await compile(step("tutorial/step-2"));
    const picture = "examples/tutorial/pictures/step-2.png";
    expect(page).toMatchObject({
      images: [{ file: picture }],
      dependencies: [picture],
      examples: [{ path: "/examples/tutorial/step-2", title: "T" }],
    });
    expect(page.html).toContain('<figure class="live live-step live-small" data-live="/examples/tutorial/step-2"');
    expect(page.html).toContain('alt="T: the editor as it looks at first" width="702"');
    expect(page.html).toContain('<a href="/examples/tutorial/step-2" target="_blank" rel="noopener" data-alone="">');
    expect(page.html).not.toContain("<iframe");
    expect(page.markdown[0]?.markdown).toBe("Live example: [T](https://example.com/examples/tutorial/step-2)\n");
  });

  it("is reported when it is not there, with those that are", async () => {
    expect(await problemsOf(step("tutorial/step-22"))).toEqual([
      '1:1  <LiveStep example="tutorial/step-22">: no example has this step. Did you mean "tutorial/step-2"?',
    ]);
    expect((await problemsOf(step("nowhere")))[0]).toContain("Known ones: first-editor/step-1, ");
  });
});
