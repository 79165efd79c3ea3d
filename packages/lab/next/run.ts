import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { freePort } from "../../../test/loopback.ts";
import { packageJson } from "../../../test/package-json.ts";
import { type Page, readPages } from "../../docs-check/lib/read-pages.ts";
import { check, inNewFolder, run } from "../new-app.ts";

// `npm run check:next -w lab`: follows the guide to Next.js exactly, with the latest create-next-app.
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
  const slugPage = snippet(guide, "src/app/[slug]/page.tsx");
  await write("src/app/[slug]/page.tsx", slugPage.replace("[{ slug: 'privacy' }]", "[]"));
  const withoutSlugs = await build();
  check(
    withoutSlugs.includes("generateStaticParams functions must return at least one result"),
    "generateStaticParams has to return at least one slug",
    withoutSlugs,
  );
  await write("src/app/[slug]/page.tsx", slugPage);
  await rm(join(app, "data"), { recursive: true });

  await runInDevelopment(app, write);
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

    const unknown = [await fetch(`${origin}/unknown`), await fetch(`${origin}/unknown`)].map(({ status }) => status);
    check(`${unknown}` === "200,404", "the first answer for an unknown slug has the status 200", `${unknown}`);
  });

  // The alternatives that the guide describes.
  const route = snippet(guide, "src/app/api/page/route.ts");
  const suspended = "<Suspense fallback={<p>Loading…</p>}><App /></Suspense>";
  const versioned = route.replace("JSON.stringify(checkPage(json))", "writeDocument(checkPage(json))");
  const imported = "import { writeDocument } from '../../../page-document';\n";
  await write("src/app/api/page/route.ts", imported + versioned.replace("{ expire: 0 }", "'max'"));
  await addPanelsAndMigrations(write);
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
    const stored = await readFile(join(app, "data/home.json"), "utf8");
    const admin = await html("/admin");
    const isRead = stored.startsWith('{"version":3,') && admin.includes(">After</p>");
    check(isRead, "with migrations, the route stores the version, and the editor reads it", stored + admin);
    const hasPanels = admin.includes("Undo</button>") && admin.includes("Select a block to change it.");
    check(hasPanels, "the panels of other pages fit the editor", admin);
  });
  await rm(join(app, "src/app/small"), { recursive: true });
  await rm(join(app, "data"), { recursive: true });
  for (const path of ["src/page-editor.tsx", "src/app/page.tsx"]) await write(path, snippet(guide, path));
  await write("src/app/[slug]/page.tsx", slugPage.replace(/.*const instant.*/, ""));

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

type Write = (path: string, code: string) => Promise<void>;

/** Edits the blocks while the editor is open, and visits pages by slug. */
async function runInDevelopment(app: string, write: Write): Promise<void> {
  const browser = await launchChromium();
  const blocks = snippet(page("guides/html-export"), "src/blocks.tsx");
  const errors: string[] = [];
  const output = await whileServed(app, openAndEdit, "dev");
  await browser.close();
  const reports = errors.filter((text) => !text.includes("404 (Not Found)"));
  check(!output.includes("Error:") && !reports.length, "next dev reports nothing about slugs", output + reports);

  async function openAndEdit(origin: string) {
    const tab = await browser.newPage();
    tab.on("pageerror", ({ message }) => errors.push(message));
    tab.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await tab.goto(`${origin}/admin`);
    const texts = tab.locator("p[draggable=true]");
    const add = async () => {
      const count = await texts.count();
      await tab.getByText("New text").first().click();
      await tab.waitForTimeout(1000);
      return (await texts.count()) - count;
    };
    await texts.first().waitFor();
    const before = await add();
    await write("src/blocks.tsx", blocks.replace("displayName: 'Card'", "displayName: 'News'"));
    await tab.waitForTimeout(10_000);
    const added = [before, await add()];
    await write("src/blocks.tsx", blocks);
    check(
      `${added}:${errors}` === "1,1:",
      "the editor works after an edit of a block in next dev",
      `${added} ${errors}`,
    );

    const { status } = await fetch(`${origin}/api/page?slug=about`, { method: "POST", body: savedPage("About us") });
    check(status === 200, "next dev saves", `${status}`);
    errors.splice(0);
    await tab.goto(`${origin}/about`);
    await tab.goto(`${origin}/unknown`);
    await tab.waitForTimeout(5000);
  }
}

/** Adds the panels of other pages to the editor, and reads pages with migrations, as the guide describes. */
async function addPanelsAndMigrations(write: Write): Promise<void> {
  const use = (component: string, path: string) => `import { ${component} } from './${path}';\n`;
  for (const path of ["settings-panel", "node-outline", "workspace"])
    await write(`src/${path}.tsx`, snippet(page("concepts/editor-components"), `src/${path}.tsx`));
  await write("src/panel.tsx", snippet(page("guides/first-editor"), "src/panel.tsx"));
  await write("src/page-document.ts", snippet(page("guides/save-load-state"), "src/page-document.ts"));

  const editor = snippet(guide, "src/page-editor.tsx");
  const imports = [
    ...[use("NodeOutline", "node-outline"), use("readDocument", "page-document"), use("Panel", "panel")],
    ...[use("SettingsPanel", "settings-panel"), use("Workspace", "workspace")],
  ];
  const withPanels = editor
    .replace("'use client';\n", `$&${imports.join("")}`)
    .replace("resolver={resolver}", "$& onRender={NodeOutline}")
    .replace("<Toolbar slug={slug} />", "$&<Panel /><SettingsPanel />")
    .replace("<Frame data={data}>", "<Workspace><Frame data={data && readDocument(data)}>")
    .replace("</Frame>", "$&</Workspace>");
  await write("src/page-editor.tsx", withPanels);
  for (const [path, up] of [
    ["src/app/page.tsx", ".."],
    ["src/app/[slug]/page.tsx", "../.."],
  ] as const) {
    const code = snippet(guide, path).replace("JSON.parse(json)", "readDocument(json)");
    await write(path, `import { readDocument } from '${up}/page-document';\n${code}`);
  }
}

/** Calls `use` with the app's URL while the app is served, and returns the server's output. */
async function whileServed(cwd: string, use: (origin: string) => Promise<void>, mode = "start"): Promise<string> {
  const port = await freePort();
  const child = spawn(`npx next ${mode} -p ${port}`, { cwd, shell: true, detached: true });
  const exit = once(child, "exit");
  const origin = `http://localhost:${port}`;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  try {
    while (!(await fetch(origin).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`next ${mode} has ended: ${output}`);
      await new Promise((done) => setTimeout(done, 500));
    }
    await use(origin);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await exit;
  }
  return output;
}
