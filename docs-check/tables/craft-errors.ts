import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** Messages that the published `@craftjs/core` throws or logs, deprecations included. Placeholders become `…`. */
export function craftErrors(): string[] {
  const code = readFileSync(load.resolve("@craftjs/core"), "utf8");
  const constants = load("@craftjs/utils") as Record<string, unknown>;
  const used = [...new Set(code.match(/\bERROR_[A-Z_]+/g))].map((name) => String(constants[name]));
  const deprecated = sources("@craftjs/core").flatMap((source) =>
    [...source.matchAll(/deprecationWarning\(\s*(['"`])([\s\S]+?)\1/g)].map(
      ([, , name]) => `${name} will be deprecated in future relases`,
    ),
  );
  const inPlace = ["@craftjs/core", "@craftjs/utils"]
    .flatMap(sources)
    .flatMap((source) =>
      [...source.matchAll(/\binvariant\(\s*[^;]*?,\s*((?:'[^']*'[\s+]*)+)\)/g)].map(([, texts = ""]) =>
        [...texts.matchAll(/'([^']*)'/g)].map(([, text]) => text).join(""),
      ),
    );
  return [...new Set([...used, ...deprecated, ...inPlace])].map((message) =>
    message
      .replace(/%\w+%|\$\{\w+\}/g, "…")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function sources(name: string): string[] {
  const map = JSON.parse(readFileSync(`${load.resolve(name)}.map`, "utf8")) as {
    sources: string[];
    sourcesContent: (string | null)[];
  };
  return map.sourcesContent.filter((content, index): content is string => {
    return content !== null && !/\/tests?\//.test(map.sources[index] ?? "");
  });
}
