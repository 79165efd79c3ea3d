import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freePort } from "../../../test/loopback.ts";
import { packageJson } from "../../../test/package-json.ts";
import { type Page, readPages } from "../../docs-check/lib/read-pages.ts";
import { check, inNewFolder, run } from "../new-app.ts";

// `npm run check:next -w lab`: follows the guide to Next.js with the latest create-next-app, to the letter.
const pages = readPages("content");
const guide = page("guides/nextjs");
const { code: create = "" } = guide.snippets.find(({ language }) => language === "bash") ?? {};

await inNewFolder(async (folder) => {
  const app = join(folder, /^cd (\S+)$/m.exec(create)?.[1] ?? "");
  const craft = `@craftjs/core@${packageJson("@craftjs/core").version}`;
  await run(folder, create.replace("create-next-app", "--yes create-next-app").replace("@craftjs/core", craft));
  const write = async (path: string, code: string) => {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), code);
  };
  const build = () => run(app, "npx next build").catch(({ message }: Error) => message.replaceAll("`", ""));
  const copiedFiles = ["views.tsx", "blocks.tsx", "page-view.tsx", "check-page.ts"].map((name) => `src/${name}`);
  for (const path of copiedFiles) await write(path, snippet(page("guides/html-export"), path));
  for (const { title, code } of guide.snippets) if (title) await write(title, code);

  // Pages that cannot be prerendered, as documented.
  await write("src/app/small/app.tsx", `'use client';\n\n${snippet(page("overview"), "src/App.tsx")}`);
  await write("src/app/small/page.tsx", "import { App } from './app.tsx';\nexport default App;\n");
  const extension = await run(app, "npx tsc --noEmit").catch(({ message }: Error) => message);
  check(extension.includes(heading("extensions")), `an import with an extension: ${heading("extensions")}`, extension);
  await write("src/app/small/page.tsx", "import { App } from './app';\nexport default App;\n");
  const unstable = await build();
  check(unstable.includes(heading("date-now")), `without Suspense, the build says: ${heading("date-now")}`, unstable);
  await rm(join(app, "src/app/small"), { recursive: true });
  const storage = snippet(guide, "src/page-storage.ts");
  await write("data/home.json", savedPage("There when the site is built"));
  await write("src/page-storage.ts", storage.replace(/.*'use cache'.*|.*cacheTag.*/g, ""));
  const uncached = await build();
  const [message = ""] = /(?<=“)Next\.js encountered uncached[^”]+/.exec(guide.source.replace(/\s+/g, " ")) ?? [];
  check(message !== "" && uncached.includes(message), `without 'use cache', the build says: ${message}`, uncached);
  await write("src/page-storage.ts", storage);
  await rm(join(app, "data"), { recursive: true });

  const refused = await build();
  check(/○ \/\s/.test(refused), "the guide's site is built, and its public page is static", refused);
  await whileServed(app, async (origin) => {
    const { status } = await fetch(`${origin}/api/page`, { method: "POST", body: savedPage("Unwanted") });
    check(status === 401, "nobody can save until mayEdit is replaced", `${status}`);
  });

  await write("src/may-edit.ts", "export const mayEdit = async () => true;\n");
  await build();
  await whileServed(app, async (origin) => {
    const html = async (path: string) => (await fetch(origin + path)).text();
    const post = async (body: string) => (await fetch(`${origin}/api/page`, { method: "POST", body })).status;
    const [empty, admin] = [await html("/"), await html("/admin")];
    check(empty.includes("<p>No page yet.</p>"), "visitors see that nothing has been saved", empty);
    check(
      /<p>Loading….*<div hidden.*>A new page<\/p>/s.test(admin),
      "the editor is in the HTML, hidden until scripts run",
      admin,
    );
    const statuses = [
      await post("{}"),
      await post(savedPage("x".repeat(600_000))),
      await post(savedPage("From the editor")),
    ];
    check(`${statuses}` === "400,413,200", "the route checks a page and its size", `${statuses}`);
    const shown = await html("/");
    const isShown = shown.includes(">From the editor</p>") && !shown.includes("<div hidden id");
    check(isShown, "after a save, visitors get the new page, without scripts", shown);

    const about = (text: string) => fetch(`${origin}/api/page?slug=about`, { method: "POST", body: savedPage(text) });
    await about("About us");
    const [aboutPage, home, editorPage] = [await html("/about"), await html("/"), await html("/admin/about")];
    const hasOwn = aboutPage.includes(">About us</p>") && editorPage.includes(">About us</p>") && home === shown;
    check(
      hasOwn,
      "a page saved under a slug is shown under the slug, to visitors and in the editor",
      aboutPage + editorPage,
    );
    await about("About you");
    const newAboutPage = await html("/about");
    check(newAboutPage.includes(">About you</p>"), "after a save, visitors get the new page of a slug", newAboutPage);
  });

  // The alternatives that the guide describes.
  const route = snippet(guide, "src/app/api/page/route.ts");
  const suspended = "<Suspense fallback={<p>Loading…</p>}><App /></Suspense>";
  await write("src/app/api/page/route.ts", route.replace("{ expire: 0 }", "'max'"));
  await write("src/app/small/app.tsx", `'use client';\n\n${snippet(page("overview"), "src/App.tsx")}`);
  await write(
    "src/app/small/page.tsx",
    `import { Suspense } from 'react';\nimport { App } from './app';\nexport default function Small() { return ${suspended}; }\n`,
  );
  await write("data/home.json", savedPage("Before"));
  await build();
  await whileServed(app, async (origin) => {
    const html = async (path: string) => (await fetch(origin + path)).text();
    const small = await html("/small");
    const hasFallback = small.includes("Loading…") && !small.includes("Click me");
    check(hasFallback, "Suspense alone leaves only the fallback in the HTML", small);
    await html("/");
    await fetch(`${origin}/api/page`, { method: "POST", body: savedPage("After") });
    const next = await html("/");
    check(next.includes(">Before</p>"), "with 'max', the next visitor still gets the old page", next);
  });
  await rm(join(app, "src/app/small"), { recursive: true });

  await write("next.config.ts", "export default {};\n");
  await write("src/page-storage.ts", storage.replace(/.*'use cache'.*|.*cacheTag.*/g, ""));
  const byPath = route
    .replace("revalidateTag }", "revalidatePath }")
    .replace(/revalidateTag\(.*\)/, "revalidatePath('/', 'layout')");
  await write("src/app/api/page/route.ts", byPath);
  await build();
  await whileServed(app, async (origin) => {
    await fetch(`${origin}/api/page`, { method: "POST", body: savedPage("Without the cache") });
    const shown = (await (await fetch(origin)).text()).includes(">Without the cache</p>");
    check(shown, "without cacheComponents, revalidatePath shows a saved page", byPath);
    const about = async (text: string) => {
      await fetch(`${origin}/api/page?slug=about`, { method: "POST", body: savedPage(text) });
      return (await (await fetch(`${origin}/about`)).text()).includes(`>${text}</p>`);
    };
    const areShown = [await about("First"), await about("Second")];
    check(
      !areShown.includes(false),
      "without cacheComponents, revalidatePath also shows each saved version of a slug",
      `${areShown}`,
    );
  });

  for (const { id, snippets } of pages)
    for (const { title, code, language } of snippets)
      if (title && /^[jt]sx?$/.test(language)) await write(`src/samples/${id}/${title}`, code);
  // The URL of an image in a block can have any host, and next/image requires a list of hosts.
  const lint = "npx eslint src --max-warnings 0 --rule '@next/next/no-img-element: off'";
  const warnings = await run(app, lint).catch(({ message }: Error) => message);
  check(!/\d+ problems?/.test(warnings), "the linter of create-next-app accepts the code of all pages", warnings);
});

function page(id: string): Page {
  const match = pages.find((candidate) => candidate.id === id);
  if (!match) throw new Error(`the page ${id} is missing`);
  return match;
}

function snippet({ id, snippets }: Page, title: string): string {
  const block = snippets.find((candidate) => candidate.title === title);
  if (!block) throw new Error(`${id} has no block ${title}`);
  return block.code;
}

/** The guide's heading with this id. */
function heading(id: string): string {
  const [, text] = new RegExp(`^## (.+) \\{#${id}\\}$`, "m").exec(guide.source) ?? [];
  if (!text) throw new Error(`the guide has no heading ${id}`);
  return text;
}

function savedPage(text: string): string {
  const node = { isCanvas: false, displayName: "", custom: {}, hidden: false, nodes: [], linkedNodes: {} };
  return JSON.stringify({ ROOT: { ...node, type: { resolvedName: "Text" }, props: { text } } });
}

/** Calls `use` with the URL of the built app while the app is served. */
async function whileServed(cwd: string, use: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child = spawn(`npx next start -p ${port}`, { cwd, shell: true, detached: true });
  const exit = once(child, "exit");
  const origin = `http://localhost:${port}`;
  try {
    await once(child.stdout, "data");
    while (!(await fetch(origin).catch(() => null))) {
      if (child.exitCode !== null) throw new Error("next start has ended");
      await new Promise((done) => setTimeout(done, 500));
    }
    await use(origin);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await exit;
  }
}
