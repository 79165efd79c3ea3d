import { join, relative } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { compile, content, problemsOf } from "../test-page.ts";

const source = "export const App = () => <b>1</b>;\n";
const folder = join(content, "live");

const live = (example: string) => `<Live example="${example}" title="T" />`;
const step = (example: string) => `<LiveStep example="${example}" title="T" />`;

describe("a live example", () => {
  it("renders its highlighted source and its image, which become dependencies of the page", async () => {
    const page = await compile(live("nodes"));
    const [tsx, png] = [join(folder, "nodes.tsx"), join(folder, "nodes.png")];
    const image = relative(".", png);
    expect(page).toMatchObject({
      images: [{ file: image, path: "/served/nodes.png" }],
      dependencies: [tsx, png, image],
      examples: [{ path: "/examples/live/nodes", title: "T" }],
      links: [],
    });
    expect(page.html).toContain('<span class="t-keyword">export</span>');
    expect(page.html).toContain(`<img src="/served/nodes.png" alt="T: initial view of the canvas" width="314"`);
  });

  it("becomes Markdown with its code and a link to the running example", async () => {
    expect((await compile(live("nodes"))).markdown[0]?.markdown).toBe(
      `Live example: [T](https://example.com/examples/live/nodes)\n\n\`\`\`tsx\n${source}\`\`\`\n`,
    );
  });

  it("reports an unknown example and suggests the closest name", async () => {
    expect(await problemsOf(`Text\n\n${live("node")}`)).toEqual([
      `3:1  <Live example="node">: the file live/node.tsx doesn't exist. Did you mean "nodes"?`,
    ]);
  });

  it("reports a missing picture and the command that creates it", async () => {
    expect(await problemsOf(live("bare"))).toEqual([
      `1:1  <Live example="bare">: the picture live/bare.png doesn't exist. Create it with npm run live:pictures`,
    ]);
  });
});

describe("a tutorial step", () => {
  it("renders a figure with an image of its editor and a link, without an iframe", async () => {
    const page = await compile(step("tutorial/step-2"));
    const file = join(content, "steps/step-2.png");
    const image = relative(".", file);
    expect(page).toMatchObject({
      images: [{ file: image }],
      dependencies: [file, image],
      examples: [{ path: "/examples/tutorial/step-2", title: "T" }],
    });
    expect(page.html).toContain('<figure class="live live-step live-small" data-live="/examples/tutorial/step-2"');
    expect(page.html).toContain('alt="T: initial view of the editor" width="702"');
    expect(page.html).toContain('<a href="/examples/tutorial/step-2" target="_blank" rel="noopener" data-alone="">');
    expect(page.html).not.toContain("<iframe");
    expect(page.markdown[0]?.markdown).toBe("Live example: [T](https://example.com/examples/tutorial/step-2)\n");
  });

  it("reports an unknown step with the closest name or a list of all steps", async () => {
    expect(await problemsOf(step("tutorial/step-22"))).toEqual([
      '1:1  <LiveStep example="tutorial/step-22">: no example has this step. Did you mean "tutorial/step-2"?',
    ]);
    expect((await problemsOf(step("nowhere")))[0]).toContain("Known steps: tutorial/step-1, tutorial/step-2.");
  });
});
