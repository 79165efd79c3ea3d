import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { exportHtml, exportText, importText, openEditor, tool } from "../support/landing-editor.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

/** Fakes the responses of other sites, and records the requested URLs. */
async function fakeOtherSites(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.request().resourceType() === "document"
      ? route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><p>Playing</p>" })
      : route.fulfill({ contentType: "image/png", body: pixel });
  });
  return requests;
}

it("requests a picture once its address is complete, or on a click if the page was imported", async ({ page }) => {
  const requests = await fakeOtherSites(page);
  await openEditor(page);
  await tool(page, "Image").click();
  const address = page.getByLabel("Or an address");
  await address.fill("http://pictures.example/cat.png");
  await address.press("Enter");
  await page.getByText("It must be an https address").waitFor();
  await address.fill("https://pictures.example/cat.png");
  expect(requests).toEqual([]);
  await address.press("Enter");
  await expect.poll(() => requests).toEqual(["https://pictures.example/cat.png"]);
  const width = () =>
    page
      .locator('img[src^="https:"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(width).toEqual([1]);

  const json = await exportText(page);
  await importText(page, json.replace("pictures.example", "others.example"));
  const show = page.getByRole("button", { name: "Show the picture" });
  await page.getByText("from others.example").waitFor();
  expect(requests).toHaveLength(1);
  await show.click();
  await expect.poll(() => requests[1]).toBe("https://others.example/cat.png");
  await expect.poll(width).toEqual([1]);
});

it.for([
  ["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://vimeo.com/1084537", "https://player.vimeo.com/video/1084537?dnt=1&autoplay=1"],
  ["https://films.example/trailer.mp4", "https://films.example/trailer.mp4"],
] as const)("plays %s in the preview only after a click", async ([sharedUrl, videoUrl], { page }) => {
  const requests = await fakeOtherSites(page);
  await openEditor(page);
  await tool(page, "Video").click();
  const address = page.getByLabel("Or an address");
  await address.fill(sharedUrl);
  await address.press("Enter");
  await page.getByRole("button", { name: "Preview" }).click();
  const play = page.getByRole("button", { name: "Play the video" });
  await play.waitFor();
  expect(requests).toEqual([]);
  await play.click();
  await expect.poll(() => requests[0]).toBe(videoUrl);
  if (sharedUrl.endsWith(".mp4")) expect(await page.locator("video[autoplay]").getAttribute("src")).toBe(videoUrl);
  else await page.frameLocator(".video iframe").getByText("Playing").waitFor();
});

it("exports blocks without editing attributes, and content of other sites without requesting it", async ({ page }) => {
  const requests = await fakeOtherSites(page);
  await openEditor(page);
  const node = (resolvedName: string, props: object, nodes: string[] = [], hidden = false) => {
    return { type: { resolvedName }, props, nodes, hidden };
  };
  const blocks = {
    title: node("Heading", { text: "A <b> & c", level: "1" }),
    lines: node("Text", { text: "One\ntwo" }),
    link: node("Button", { text: "Go", href: "/docs?a&b" }),
    far: node("Image", { address: "https://pictures.example/a.png", alt: '"' }),
    tube: node("Video", { address: "https://youtu.be/aqz-KE-bpKQ", title: "Film" }),
    file: node("Video", { address: "https://films.example/a.mp4" }),
    own: node("Video", {}),
    empty: node("Container", { background: "canvas" }),
    secret: node("Text", { text: "Nobody sees this" }, [], true),
  };
  await importText(page, JSON.stringify({ ROOT: node("Page", {}, Object.keys(blocks)), ...blocks }));
  await page.getByRole("button", { name: "Show the picture" }).waitFor();
  const html = await exportHtml(page);
  expect(requests).toEqual([]);
  expect(html).not.toMatch(/ (id|role|tabindex|draggable|contenteditable|translate|data-[a-z]+)=|Nobody|Drop a block/);
  expect(html).toContain("<title>A &lt;b&gt; &amp; c</title>");
  await page.route("**/exported", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/exported");
  expect(await page.locator("h1").textContent()).toBe("A <b> & c");
  expect(await page.locator("p").evaluate((text: HTMLElement) => text.innerText)).toBe("One\ntwo");
  expect(await page.getByRole("link").getAttribute("href")).toBe(`${new URL(page.url()).origin}/docs?a&b`);
  const addresses = page.locator("img, iframe, video");
  expect(await addresses.evaluateAll((elements) => elements.map((element) => element.getAttribute("src")))).toEqual([
    "https://pictures.example/a.png",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    "https://films.example/a.mp4",
    `${new URL(page.url()).origin}/examples-dragging.mp4`,
  ]);
  expect(await page.locator("video[controls]:not([autoplay])").count()).toBe(2);
});
