import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

interface Rule {
  /** Allowed imports from outside the folder. `client/*` is the modules directly in a folder. */
  may: string[];
  instead: string;
}

const rules: Record<string, Rule> = {
  "shared/": { may: [], instead: "what shared/ needs belongs in shared/" },
  "saved-state/": { may: [], instead: "it works without the site, and stands on its own" },
  "client/start/": {
    may: ["client/*", "client/live/", "shared/", "content/"],
    instead: "what start script and app both need is lent through client/boot.ts, or is a module right in client/",
  },
  "client/app/": {
    may: ["client/*", "client/components/", "client/search/", "shared/", "content/"],
    instead: "the start script lends what it has through client/boot.ts; pages are chunks that load-page.ts imports",
  },
  "client/pages/": {
    may: [
      "client/*",
      "client/components/",
      "client/saved-state/",
      "client/playground/playground.tsx",
      "shared/",
      "content/",
    ],
    instead:
      "what a page shares with the app belongs in client/components/, or right in client/ where it renders nothing",
  },
  "client/search/": {
    may: ["client/*", "client/components/", "shared/", "content/"],
    instead: "what search needs of the app comes as props",
  },
  "client/saved-state/": {
    may: ["client/*", "client/components/", "shared/", "saved-state/"],
    instead: "what can be wrong with a document is saved-state/; what other pages need, too, is client/components/",
  },
  "client/live/": {
    may: ["client/*", "client/playground/", "shared/"],
    instead: "it is loaded on pages with an example, beside the app",
  },
  "client/playground/": {
    may: ["client/*", "client/components/", "client/live/", "shared/"],
    instead: "what live examples need, too, is client/live/",
  },
  "client/components/": {
    may: ["client/*", "shared/", "content/"],
    instead: "components come first: what uses one imports it, never the reverse",
  },
  "client/": { may: ["client/*", "shared/", "content/"], instead: "what all of client/ shares stands on its own" },
  "worker/mcp": {
    may: ["worker/", "client/", "shared/", "content/", "saved-state/"],
    instead: "what worker and build both need belongs in shared/",
  },
  "worker/": {
    may: ["client/", "shared/", "content/"],
    instead: "what worker and build both need belongs in shared/",
  },
  "examples/": { may: ["client/", "shared/", "content/"], instead: "what examples share with the site is in client/" },
};

const isIn = (folder: string, file: string) =>
  folder.endsWith("*") ? dirname(file) === dirname(folder) : file.startsWith(folder);

const files = globSync("{shared,saved-state,client,worker,examples}/**/*.{ts,tsx}").filter(
  (file) => !/\.(test|d)\.tsx?$/.test(file),
);
// The first matching rule applies.
const filesOf = Map.groupBy(files, (file) => Object.keys(rules).find((folder) => file.startsWith(folder)));

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, "utf8").matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g);
  return [...specifiers].map(([, path = ""]) => join(dirname(file), path));
}

it.each(Object.entries(rules))(
  "what is in %s imports in the directions that are allowed",
  (folder, { may, instead }) => {
    const own = folder === "client/" ? "client/*" : folder;
    const wrong = (filesOf.get(folder) ?? []).flatMap((file) =>
      importsOf(file)
        .filter((path) => ![own, ...may].some((allowed) => isIn(allowed, path)))
        .map((path) => `${file} imports ${path}: ${instead}`),
    );
    expect(filesOf.get(folder)).not.toBeUndefined();
    expect(wrong).toEqual([]);
  },
);
