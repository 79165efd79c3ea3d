import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { readText } from "./read-text.ts";

const file = join(testFolder(), "a.mdx");

it("normalises Windows line endings, and removes a byte order mark", async () => {
  writeFileSync(file, "\uFEFF---\r\ntitle: Zoë\r\n---\r\n");
  expect((await readText(file)).text).toBe("---\ntitle: Zoë\n---\n");
});

it("normalises accented letters to composed characters", async () => {
  writeFileSync(file, "## U\u0308berblick\n\n[up](#\u00fcberblick)\n");
  expect((await readText(file)).text).toBe("## \u00dcberblick\n\n[up](#\u00fcberblick)\n");
});

it.each<[string, () => void, string]>([
  [
    "in another encoding",
    () => writeFileSync(file, "Zoë", "latin1"),
    "is not UTF-8, the encoding of all pages: save it as UTF-8",
  ],
  [
    "in UTF-16",
    () => writeFileSync(file, "\uFEFFZoë", "utf16le"),
    "is not UTF-8, the encoding of all pages: save it as UTF-8",
  ],
  ["that is a link to nowhere", () => symlinkSync("b.mdx", file), "cannot be read: ENOENT: no such file or directory"],
  ["that is a folder", () => mkdirSync(file), "cannot be read: EISDIR: illegal operation on a directory"],
])("reports a file %s", async (_name, make, message) => {
  make();
  await expect(readText(file)).rejects.toMatchObject({ name: "ContentError", problems: [{ file, message }] });
});

it.each(["<<<<<<< HEAD", ">>>>>>> a-branch"])("reports the line of a Git conflict marker: %s", async (mark) => {
  writeFileSync(file, `a\n\n${mark}\nb\n`);
  const message = `"${mark}" is a Git conflict marker: resolve the conflict, and remove the markers`;
  await expect(readText(file)).rejects.toMatchObject({ name: "ContentError", problems: [{ file, line: 3, message }] });
});
