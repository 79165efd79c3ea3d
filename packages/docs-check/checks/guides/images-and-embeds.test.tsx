import { EmbedBlock } from "snippet:guides/images-and-embeds/src/embed-block.tsx";
import { ImageBlock } from "snippet:guides/images-and-embeds/src/image-block.tsx";
import { UploadField } from "snippet:guides/images-and-embeds/src/upload-field.tsx";
import { Element } from "@craftjs/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { assign, edit } from "../../harness/editor.tsx";
import { fillIn, mouse, pointIn } from "../../harness/input.ts";
import { RelatedPart } from "../../harness/parts.tsx";
import { SampleText } from "../../harness/samples.tsx";

test("#image: the settings save an address, and the block shows its image", async () => {
  const { act, actions, data, first, container } = await edit([<ImageBlock />], {
    resolver: { ImageBlock },
    beside: <RelatedPart />,
  });
  expect(container.querySelector("img")).toBeNull();
  await act(() => actions.selectNode(first));
  const [address = null, text = null] = container.querySelectorAll("input");
  await fillIn(address, "/favicon.svg");
  await fillIn(text, "A leaf");
  expect(data(first).props).toEqual({ src: "/favicon.svg", alt: "A leaf" });
  const image = container.querySelector("img");
  expect([image?.getAttribute("src"), image?.alt]).toEqual(["/favicon.svg", "A leaf"]);
});

test("#image: the figure has a size without an image, also in a flex row", async () => {
  const row = (
    <Element is="div" canvas style={{ display: "flex" }}>
      <ImageBlock />
    </Element>
  );
  const { children, dom } = await edit(row, { resolver: { ImageBlock } });
  const { width, height } = dom(children()[0] ?? "").getBoundingClientRect();
  expect([width, height]).toEqual([80, 80]);
});

test("#image: an image that is wider than its figure is as wide as the figure", async () => {
  const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="300"/>')}`;
  const { act, actions, dom, first, container } = await edit([<ImageBlock />], { resolver: { ImageBlock } });
  await act(() => actions.setProp(first, assign({ src })));
  const image = container.querySelector("img") as HTMLImageElement;
  await image.decode();
  expect([image.naturalWidth, image.offsetWidth]).toEqual([3000, dom(first).clientWidth]);
});

test("#upload: the field uploads a file and saves its address", async () => {
  const answer = vi.spyOn(window, "fetch").mockResolvedValue(Response.json({ url: "/favicon.svg" }));
  const { related } = ImageBlock.craft ?? {};
  Object.assign(ImageBlock.craft ?? {}, { related: { upload: UploadField } });
  onTestFinished(() => {
    answer.mockRestore();
    Object.assign(ImageBlock.craft ?? {}, { related });
  });
  const { act, actions, data, first, container } = await edit([<ImageBlock />], {
    resolver: { ImageBlock },
    beside: <RelatedPart name="upload" />,
  });
  await act(() => actions.selectNode(first));
  const input = container.querySelector<HTMLInputElement>("[type=file]");
  const files = new DataTransfer();
  files.items.add(new File(["x"], "x.png", { type: "image/png" }));
  if (input) input.files = files.files;
  await act(() => input?.dispatchEvent(new Event("change", { bubbles: true })));
  await vi.waitFor(() => expect(data(first).props.src).toBe("/favicon.svg"));
  answer.mockResolvedValue(new Response(null, { status: 404 }));
  await act(() => input?.dispatchEvent(new Event("change", { bubbles: true })));
  await vi.waitFor(() => expect(container.querySelector("[role=status]")?.textContent).toMatch(/failed/));
  expect(data(first).props.src).toBe("/favicon.svg");
});

test("#image: a data URL is saved with the page, and stays in each step", async () => {
  const { act, actions, first, query, store } = await edit([<ImageBlock />], { resolver: { ImageBlock } });
  const src = `data:image/png;base64,${"A".repeat(100_000)}`;
  await act(() => actions.setProp(first, assign({ src })));
  expect([query.serialize(), JSON.stringify(store.history.timeline)].map((text) => text.includes(src))).toEqual([
    true,
    true,
  ]);
});

test("#image: browsers drag an image by default, and the example's figure instead of its image", async () => {
  const { act, actions, dom, first, container } = await edit([<ImageBlock />], { resolver: { ImageBlock } });
  await act(() => actions.setProp(first, assign({ src: "/favicon.svg" })));
  expect([new Image().draggable, container.querySelector("img")?.draggable, dom(first).draggable]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([false, true])("#image: an image that is not loaded has its height if it has both sizes: %s", (hasSizes) => {
  const image = new Image();
  if (hasSizes) Object.assign(image, { width: 400, height: 200 });
  image.style.cssText = "display: block; width: 100px; height: auto";
  image.src = "/never-loaded.png";
  document.body.append(image);
  onTestFinished(() => image.remove());
  expect(image.offsetHeight).toBe(hasSizes ? 50 : 0);
});

test.each([true, false])("#iframe: a click over the iframe selects the block while enabled: %s", async (enabled) => {
  const { act, first, container, selected } = await edit([<EmbedBlock src="about:blank" />], {
    resolver: { EmbedBlock },
    enabled,
  });
  const frame = container.querySelector("iframe");
  await act(() => mouse(frame && pointIn(frame, 0.5, 0.5)));
  expect(selected()).toEqual(enabled ? [first] : []);
  expect(frame && getComputedStyle(frame).pointerEvents).toBe(enabled ? "none" : "auto");
});

test("#iframe: a new block is an empty box, and frames no page", async () => {
  const { dom, first, container } = await edit([<EmbedBlock />], { resolver: { EmbedBlock } });
  expect(container.querySelector("iframe")).toBeNull();
  expect(dom(first).offsetHeight).toBeGreaterThan(0);
});

test("#iframe: moving the block loads the iframe again", async () => {
  const { act, actions, first, container } = await edit([<EmbedBlock src="about:blank" />, <SampleText />], {
    resolver: { EmbedBlock },
  });
  const frame = () => container.querySelector("iframe")?.contentWindow as Window & { isMarked?: true };
  frame().isMarked = true;
  await act(() => actions.setProp(first, assign({ title: "Another" })));
  const before = frame().isMarked;
  await act(() => actions.move(first, "ROOT", 2));
  expect([before, frame().isMarked]).toEqual([true, undefined]);
});

test("#files: a file that is dragged onto the page has no effect", async () => {
  const { dom, query } = await edit([<ImageBlock />], { resolver: { ImageBlock } });
  const before = query.serialize();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["x"], "photo.png", { type: "image/png" }));
  for (const type of ["dragenter", "dragover", "drop"]) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    dom("ROOT").dispatchEvent(event);
    // So a drop reaches the page, and the browser opens the file unless a listener prevents that.
    expect([query.getState().indicator, event.defaultPrevented]).toEqual([null, type !== "drop"]);
  }
  expect(query.serialize()).toBe(before);
});
