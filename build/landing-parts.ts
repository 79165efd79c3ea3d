import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { LandingPart } from "../shared/page-data.ts";
import { highlight } from "./page/highlight.ts";
import { ContentError } from "./problems.ts";

/**
 * What the landing page shows beside its words: each module in `content/landing/`, which the type checker reads with all
 * other code, and the picture of the same name. A site without that folder has a landing page of words.
 * @throws ContentError when a module has no picture, or one with what the security policy blocks
 */
export async function landingParts(contentDir: string): Promise<Record<string, LandingPart>> {
  const folder = join(contentDir, "landing");
  const parts: Record<string, LandingPart> = {};
  for (const name of (await Array.fromAsync(glob("*.tsx", { cwd: folder }))).sort()) {
    const picture = join(folder, name.replace(/\.tsx$/, ".svg"));
    if (!existsSync(picture)) {
      const message = `the landing page shows this code with a picture: add ${basename(picture)} beside it`;
      throw new ContentError([{ file: join(folder, name), message }]);
    }
    parts[name.replace(/\.tsx$/, "")] = {
      code: highlight((await readFile(join(folder, name), "utf8")).trim(), "tsx"),
      picture: checked(picture, await readFile(picture, "utf8")),
    };
  }
  return parts;
}

function checked(file: string, svg: string): string {
  const message = /<(script|style|foreignObject)|\s(style|on\w+)=/i.test(svg)
    ? "a picture of the landing page holds no <script>, <style>, style or on… attributes: the security policy blocks them"
    : /^<svg [^>]*\baria-label="[^"]+"/.test(svg)
      ? ""
      : 'a picture of the landing page begins with <svg … aria-label="what it shows">';
  if (message) throw new ContentError([{ file, message }]);
  return svg.trim().replace(/>\s+</g, "><");
}
