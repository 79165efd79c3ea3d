import { resolver } from "snippet:guides/html-export/src/blocks.tsx";
import { checkPage } from "snippet:guides/html-export/src/check-page.ts";
import { views } from "snippet:guides/html-export/src/page-view.tsx";
import { PageEditor } from "snippet:guides/nextjs/src/page-editor.tsx";
import { cleanNodes } from "snippet:guides/save-load-state/src/clean-nodes.ts";
import { afterEach, expect, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { render } from "../../harness/editor.tsx";
import { settle } from "../../harness/input.ts";

afterEach(() => vi.restoreAllMocks());

test("#admin: the button posts a page that the check accepts, and shows whether it was saved", async () => {
  const container = await render(<PageEditor />);
  const [, save] = container.querySelectorAll("button");
  const post = vi.spyOn(window, "fetch");
  for (const [answer, status] of [
    [async () => new Response(), "Saved"],
    [async () => new Response("Too large", { status: 413 }), "Not saved: Too large"],
    [() => Promise.reject(new TypeError()), "Not saved: no connection"],
  ] as const) {
    post.mockImplementationOnce(answer);
    save?.click();
    await vi.waitFor(() => expect(container.querySelector("output")?.textContent).toBe(status));
  }
  const [path, init] = post.mock.calls[0] ?? [];
  const nodes = Object.values(checkPage(String(init?.body)));
  expect([path, init?.method, nodes.map(({ props }) => props.text)]).toEqual([
    ...["/api/page?slug=home", "POST"],
    [undefined, "A new page"],
  ]);
  await actLikeReader(container);
});

test("#admin: while a page is being saved, the button cannot save another one", async () => {
  const container = await render(<PageEditor />);
  const [add, save] = container.querySelectorAll("button");
  let answer = (_: Response) => {};
  const post = vi.spyOn(window, "fetch").mockReturnValue(new Promise((done) => void (answer = done)));
  save?.focus();
  save?.click();
  await settle();
  add?.click();
  save?.click();
  await settle();
  expect(document.activeElement).toBe(save);
  expect([post.mock.calls.length, container.textContent]).toEqual([1, "New textSaveSaving…A new pageNew text"]);
  answer(new Response());
  await vi.waitFor(() => expect(container.querySelector("output")?.textContent).toBe("Saved"));
  save?.click();
  expect(String(post.mock.calls[1]?.[1]?.body)).toContain('"New text"');
});

test("#visitors: cleanNodes accepts the views of the viewer in place of the resolver", () => {
  expect(Object.keys(views)).toEqual(Object.keys(resolver));
  const page = checkPage('{"ROOT":{"type":{"resolvedName":"Text"},"props":{},"nodes":[],"linkedNodes":{}}}');
  expect(cleanNodes(page, views)).toEqual(cleanNodes(page, resolver));
});
