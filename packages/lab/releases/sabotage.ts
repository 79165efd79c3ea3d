// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of modules
import { registerHooks } from "node:module";
import { applyBreak, type Break } from "../sabotage/run-sabotage.ts";

/** Breaks that `npm run releases -w lab -- --sabotage` applies one at a time. The clean-up test must fail with each. */
export const breaks: Record<string, Break> = {
  "keys are deleted as soon as nothing needs them": {
    file: "packages/deploy/ledger.ts",
    from: "retention = 30 * day",
    to: "retention = 0 * day",
  },
  "no key is ever old enough to be deleted": {
    file: "packages/deploy/ledger.ts",
    from: "retention = 30 * day",
    to: "retention = 30_000 * day",
  },
  "a new release does not make its keys referenced": {
    file: "packages/deploy/ledger.ts",
    from: "ON CONFLICT DO UPDATE SET unreferenced_since = NULL`",
    to: "ON CONFLICT DO NOTHING`",
  },
  "a release trusts keys that a clean-up is deleting": {
    file: "packages/deploy/ledger.ts",
    from: "SET is_stored = 0",
    to: "SET is_stored = is_stored",
  },
  "a release does not wait for a clean-up that is running": {
    file: "packages/deploy/ledger.ts",
    from: "AND NOT ${isLocked}",
    to: "",
  },
  "a key that is referenced again stays marked": {
    file: "packages/deploy/ledger.ts",
    from: "`UPDATE ${table} SET unreferenced_since = NULL WHERE unreferenced_since IS NOT NULL AND ${isLive} AND ${held}`,",
    to: "",
  },
  "referenced keys are marked": {
    file: "packages/deploy/ledger.ts",
    from: "unreferenced_since IS NULL AND NOT ${isLive} AND",
    to: "unreferenced_since IS NULL AND",
  },
  "the lock of an interrupted clean-up never expires": {
    file: "packages/deploy/ledger.ts",
    from: "WHERE expires <= ${now}`",
    to: "WHERE false`",
  },
  "only the first page of versions is read": {
    file: "packages/deploy/live-versions.ts",
    from: "live.size > before; page++",
    to: "page === 1; page++",
  },
  "the deployed version is ignored": {
    file: "packages/deploy/live-versions.ts",
    from: "for (const { version_id: id } of active.versions)",
    to: "for (const { version_id: id } of [])",
  },
  "a version without a list is ignored": {
    file: "packages/deploy/collect.ts",
    from: "const reason = reasonToKeepAll(",
    to: "const reason = null && reasonToKeepAll(",
  },
  "a clean-up stops before it deletes": {
    file: "packages/deploy/collect.ts",
    from: "if (rows.length === 0) break;",
    to: "break;",
  },
  "search pages are left out of a release's list": {
    file: "packages/deploy/deploy-release.ts",
    from: ", ...release.pages.map(searchKey)]",
    to: "]",
  },
  "hashed files are left out of a release's list": {
    file: "build/served/release.ts",
    from: ", ...loadableFiles.map((name) => assetsPath + name)]",
    to: "]",
  },
  "versions are uploaded without their list": {
    file: "packages/deploy/deploy-release.ts",
    from: '["--tag", listId(keys)]',
    to: "[]",
  },
  "two deploys at once insert the same page": {
    file: "build/cache/keyed-files.ts", // the releases have been built before the break
    from: 'readKeyed(outDir, "search", hash))',
    to: 'readKeyed(outDir, "search", hash).replaceAll("OR IGNORE INTO pages", "INTO pages"))',
  },
  "search pages are forgotten and not deleted": {
    file: "packages/deploy/ledger.ts",
    from: "...deletePages(hashes), ",
    to: "",
  },
};

// Loaded with `node --import`, this module applies the break named by the environment variable BREAK.
const name = process.env.BREAK;
if (name !== undefined) {
  const broken = breaks[name];
  if (!broken) throw new Error(`The break “${name}” does not match any module`);
  const url = new URL(`../../../${broken.file}`, import.meta.url).href;
  registerHooks({
    load(loaded, context, next) {
      const module = next(loaded, context);
      return loaded === url ? { ...module, source: applyBreak(name, broken, String(module.source)) } : module;
    },
  });
}
