import { EmbedBlock } from "snippet:guides/images-and-embeds/src/embed-block.tsx";
import { ImageBlock } from "snippet:guides/images-and-embeds/src/image-block.tsx";
import { UploadField } from "snippet:guides/images-and-embeds/src/upload-field.tsx";
import { Element } from "@craftjs/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { assign, edit } from "../../harness/editor.tsx";
import { fillIn, mouse, pointIn, settle } from "../../harness/input.ts";
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

test("#image: a background takes an address with quotes, spaces and brackets", async () => {
  const src = '/a b\'("1").png';
  const style = { backgroundImage: `url(${JSON.stringify(src)})` };
  const { dom } = await edit(<Element is="div" canvas style={style} />);
  expect(dom("ROOT").style.backgroundImage).toBe(style.backgroundImage);
});

test.each([true, false])(
  "#image: the figure has a size without an image, also in a flex row, while enabled: %s",
  async (enabled) => {
    const row = (
      <Element is="div" canvas style={{ display: "flex" }}>
        <ImageBlock />
      </Element>
    );
    const { container } = await edit(row, { resolver: { ImageBlock }, enabled });
    const { width, height } = container.querySelector("figure")?.getBoundingClientRect() ?? {};
    expect([width, height]).toEqual([80, 80]);
  },
);

test("#image: an image that is wider than its figure is as wide as the figure", async () => {
  const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="300"/>')}`;
  const { act, actions, dom, first, container } = await edit([<ImageBlock />], { resolver: { ImageBlock } });
  await act(() => actions.setProp(first, assign({ src })));
  const image = container.querySelector("img") as HTMLImageElement;
  await image.decode();
  const { clientWidth } = dom(first);
  expect([image.naturalWidth, image.offsetWidth]).toEqual([3000, clientWidth]);
  // It keeps its proportions with both attributes.
  Object.assign(image, { width: 3000, height: 300 });
  expect([image.offsetWidth, image.offsetHeight]).toEqual([clientWidth, Math.round(clientWidth / 10)]);
  // Transparent parts show the page.
  expect(getComputedStyle(dom(first)).backgroundColor).toBe("rgba(0, 0, 0, 0)");
});

async function uploads() {
  const answers: PromiseWithResolvers<Response>[] = [];
  const answer = vi.spyOn(window, "fetch").mockImplementation(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)?.promise as Promise<Response>;
  });
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
  const input = () => container.querySelector("[type=file]") as HTMLInputElement;
  return {
    input,
    /** Chooses a file and returns the function that answers its request. */
    choose: async () => {
      const files = new DataTransfer();
      files.items.add(new File(["x"], "x.png", { type: "image/png" }));
      input().files = files.files;
      await act(() => input().dispatchEvent(new Event("change", { bubbles: true })));
      const { resolve } = answers.at(-1) ?? {};
      return (url?: string) => act(() => resolve?.(url ? Response.json({ url }) : new Response(null, { status: 404 })));
    },
    /** Selects no block, and then this one again. */
    reopen: async () => {
      await act(() => actions.clearEvents());
      await act(() => actions.selectNode(first));
    },
    shown: () => [data(first).props.src, container.querySelector("[role=status]")?.textContent],
  };
}

test("#upload: the field uploads a file and saves its address", async () => {
  const { choose, input, shown } = await uploads();
  const answer = await choose();
  // Without a value, choosing the same file again is a change.
  expect([...shown(), input().value]).toEqual(["", "Uploading…", ""]);
  await answer("/favicon.svg");
  await vi.waitFor(() => expect(shown()).toEqual(["/favicon.svg", ""]));
  await (await choose())();
  await vi.waitFor(() => expect(shown()).toEqual(["/favicon.svg", expect.stringMatching(/failed/)]));
});

test("#upload: of several files, the one that was chosen last wins, whichever upload ends first", async () => {
  const { choose, shown } = await uploads();
  const [one, two, three, four] = [await choose(), await choose(), await choose(), await choose()];
  await one("/one.svg");
  await two();
  await settle();
  expect(shown()).toEqual(["", "Uploading…"]);
  await four("/four.svg");
  await vi.waitFor(() => expect(shown()).toEqual(["/four.svg", ""]));
  await three("/three.svg");
  await settle();
  expect(shown()).toEqual(["/four.svg", ""]);
});

test("#upload: the file that was chosen last counts, even if the block was selected again in between", async () => {
  const { choose, reopen, shown } = await uploads();
  const one = await choose();
  await reopen();
  const two = await choose();
  await two("/two.svg");
  await vi.waitFor(() => expect(shown()).toEqual(["/two.svg", ""]));
  await one("/one.svg");
  await settle();
  expect(shown()).toEqual(["/two.svg", ""]);
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

/** An address that the example allows. The tests need no network: an error page is a page, too. */
const video = "https://www.youtube-nocookie.com/embed/x";

test.each([true, false])("#iframe: a click over the iframe selects the block while enabled: %s", async (enabled) => {
  const { act, first, container, selected } = await edit([<EmbedBlock src={video} />], {
    resolver: { EmbedBlock },
    enabled,
  });
  const frame = container.querySelector("iframe");
  await act(() => mouse(frame && pointIn(frame, 0.5, 0.5)));
  expect(selected()).toEqual(enabled ? [first] : []);
  expect(frame && getComputedStyle(frame).pointerEvents).toBe(enabled ? "none" : "auto");
  expect(frame?.allowFullscreen).toBe(true);
});

test("#iframe: a block with no address, or with one that the example does not allow, is an empty box", async () => {
  const { act, actions, dom, first, container } = await edit([<EmbedBlock />], { resolver: { EmbedBlock } });
  const origin = new URL(video).origin;
  for (const src of ["", "/", "javascript:alert(1)", "about:blank", `/?${video}`, `${origin}.example.com/embed/x`]) {
    await act(() => actions.setProp(first, assign({ src })));
    expect([src, container.querySelector("iframe")]).toEqual([src, null]);
  }
  expect(dom(first).offsetHeight).toBeGreaterThan(0);
});

test("#iframe: moving the block loads the iframe again", async () => {
  const { act, actions, first, container } = await edit([<EmbedBlock src={video} />, <SampleText />], {
    resolver: { EmbedBlock },
  });
  const frame = () => container.querySelector("iframe")?.contentWindow;
  const before = frame();
  await act(() => actions.setProp(first, assign({ title: "Another" })));
  const isSame = frame() === before;
  await act(() => actions.move(first, "ROOT", 2));
  expect([isSame, frame() === before, Boolean(frame())]).toEqual([true, false, true]);
});

test("#files: a file that is dragged onto the page has no effect", async () => {
  const { dom, query } = await edit([<ImageBlock />], { resolver: { ImageBlock } });
  const before = query.serialize();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["x"], "photo.png", { type: "image/png" }));
  for (const target of [dom("ROOT"), document.body])
    for (const type of ["dragenter", "dragover", "drop"]) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      target.dispatchEvent(event);
      // So a drop reaches the page, and the browser opens the file unless a listener prevents that.
      const isPrevented = type !== "drop" && target !== document.body;
      expect([query.getState().indicator, event.defaultPrevented, [...dataTransfer.types]]).toEqual([
        null,
        isPrevented,
        ["Files"],
      ]);
    }
  expect(query.serialize()).toBe(before);
});
