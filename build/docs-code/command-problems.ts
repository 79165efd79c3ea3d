import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

const script = /\bnpm run ([\w:-]+)/g;
const installing = /\b(?:npm install|pnpm add|yarn add)((?: [\w@./-]+)+)/g;
const scoped = /(?<![\w/])@[a-z][\w-]*\/[\w-]+/g;

const isInstalled = (name: string) => existsSync(join("node_modules", name));

/**
 * Commands in a page's inline code and shell blocks that would fail: scripts that no one has, and packages that do not
 * exist. Those that pages speak of are installed here, for their code is checked.
 * @param scripts those of package.json. The tutorial's project has `dev`, too.
 */
export function commandProblems(
  claims: Claims,
  scripts: object,
  exists: (name: string) => boolean = isInstalled,
): PageProblem[] {
  const shell = claims.code.filter(({ language }) => language === "bash");
  const lines = shell.flatMap(({ code, line }) =>
    code.split("\n").map((text, index) => ({ text, line: line + index + 1 })),
  );
  return [...lines, ...claims.words].flatMap(({ text, line }) => {
    const wanted = [...text.matchAll(installing)].flatMap(([, names = ""]) => names.trim().split(" "));
    const packages = [...wanted, ...(text.match(scoped) ?? [])].map((name) => name.replace(/(?<=.)@.*$/, ""));
    const unknown = new Set(packages.filter((name) => !name.startsWith("-") && !exists(name)));
    return [
      ...[...text.matchAll(script)]
        .filter(([, name = ""]) => !Object.hasOwn(scripts, name))
        .map(([, name]) => ({ line, message: `package.json has no script \`${name}\`` })),
      ...[...unknown].map((name) => ({ line, message: `no package \`${name}\` is installed here` })),
    ];
  });
}
