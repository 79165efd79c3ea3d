import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journeys } from "../support/journeys.ts";
import { exportText, importText, openEditor, tool } from "../support/landing-editor.ts";

const it = journeys({ viewport: { width: 1280, height: 900 } });

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

/** Answers for other sites, and records the requested addresses. */
async function answerOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.request().resourceType() === "document"
      ? route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><p>Playing</p>" })
      : route.fulfill({ contentType: "image/png", body: pixel });
  });
  return asked;
}

it("shows a picture by its address once it is complete, and one of an imported page after a click", async ({
  page,
}) => {
  const asked = await answerOthers(page);
  await openEditor(page);
  await tool(page, "Image").click();
  const address = page.getByLabel("Or an address");
  await address.fill("http://pictures.example/cat.png");
  await address.press("Enter");
  await page.getByText("It must be an https address").waitFor();
  await address.fill("https://pictures.example/cat.png");
  expect(asked).toEqual([]);
  await address.press("Enter");
  await expect.poll(() => asked).toEqual(["https://pictures.example/cat.png"]);
  const width = () =>
    page
      .locator('img[src^="https:"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(width).toEqual([1]);

  const json = await exportText(page);
  await importText(page, json.replace("pictures.example", "others.example"));
  const show = page.getByRole("button", { name: "Show the picture" });
  await page.getByText("from others.example").waitFor();
  expect(asked).toHaveLength(1);
  await show.click();
  await expect.poll(() => asked[1]).toBe("https://others.example/cat.png");
  await expect.poll(width).toEqual([1]);
});

it.for([
  ["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  ["https://vimeo.com/1084537", "https://player.vimeo.com/video/1084537?dnt=1&autoplay=1"],
  ["https://films.example/trailer.mp4", "https://films.example/trailer.mp4"],
] as const)("plays %s in the preview only after a click", async ([typed, played], { page }) => {
  const asked = await answerOthers(page);
  await openEditor(page);
  await tool(page, "Video").click();
  const address = page.getByLabel("Or an address");
  await address.fill(typed);
  await address.press("Enter");
  await page.getByRole("button", { name: "Preview" }).click();
  const play = page.getByRole("button", { name: "Play the video" });
  await play.waitFor();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked[0]).toBe(played);
  if (typed.endsWith(".mp4")) expect(await page.locator("video[autoplay]").getAttribute("src")).toBe(played);
  else await page.frameLocator(".video iframe").getByText("Playing").waitFor();
});
