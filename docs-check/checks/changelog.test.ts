import { tables } from "page:changelog";
import { describe, expect, test } from "vitest";
import { packageJson } from "../../build/package-json.ts";

describe("changelog", () => {
  test.each(["@craftjs/core", "@craftjs/layers"])("lists the releases of %s down from the installed one", (name) => {
    const id = name.replace("@craftjs/", "");
    const versions = tables.find(({ anchor }) => anchor === id)?.rows.map(({ cells }) => cells[0]?.text ?? "") ?? [];
    expect(versions[0]).toBe(packageJson(name).version);
    expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })));
  });
});
