import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { packageJson } from "../../../build/base/package-json.ts";
import { readPages } from "../../docs-check/lib/read-pages.ts";
import { check, inNewFolder, run } from "../new-app.ts";

// `npm run check:next -w lab`: creates a new app with create-next-app, and builds and serves the code of the docs in it.
await inNewFolder(async (folder) => {
  const app = join(folder, "app-of-docs");
  await run(folder, "npx --yes create-next-app@latest app-of-docs --yes --empty");
  await run(app, `npm install @craftjs/core@${packageJson("@craftjs/core").version}`);

  // Rendering in the prerender fails, as documented in the guide; rendering at a request works.
  await writeFile(join(app, "app/editor.tsx"), `'use client';\n\n${snippet("overview", "src/App.tsx")}`);
  await writeFile(join(app, "app/page.tsx"), "import { App } from './editor';\nexport default App;\n");
  const [heading = ""] = /(?<=^### )Next\.js encountered.+(?= \{)/m.exec(guide().source) ?? [];
  const failure = await run(app, "npx next build").catch((error: Error) => error.message.replaceAll("`", ""));
  check(heading !== "" && failure.includes(heading), `without connection(), the build says: ${heading}`, failure);

  for (const name of ["page-editor", "page"])
    await writeFile(join(app, `app/${name}.tsx`), snippet("guides/server-rendering", `app/${name}.tsx`));
  await rm(join(app, "app/editor.tsx"));
  await run(app, "npx next build");
  const html = await served(app);
  check(html.includes(">A new page</p>"), "the guide's page is built, and served with its text", html);
});

function guide() {
  const [page] = readPages("content", "guides/server-rendering");
  if (!page) throw new Error("the guide to server rendering is missing");
  return page;
}

function snippet(page: string, title: string): string {
  const block = readPages("content", page)[0]?.snippets.find((each) => each.title === title);
  if (!block) throw new Error(`${page} has no block ${title}`);
  return block.code;
}

/** The HTML of the built app's first page. */
async function served(cwd: string): Promise<string> {
  const port = await freePort();
  const child = spawn(`npx next start -p ${port}`, { cwd, shell: true, detached: true });
  const exit = once(child, "exit");
  try {
    await once(child.stdout, "data");
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
      if (answer) return await answer.text();
      if (child.exitCode !== null) throw new Error("next start has ended");
      await new Promise((done) => setTimeout(done, 500));
    }
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await exit;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
