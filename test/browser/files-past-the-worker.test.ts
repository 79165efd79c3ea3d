import { expect, inject, it } from "vitest";
import { readManifest } from "../../e2e/support/built-site.ts";

const { assets, searchIndex } = await readManifest();

it.each([assets.start, assets.styles, searchIndex, "/favicon.svg"])(
  "%s answers no other methods than GET and HEAD, and says so",
  async (path) => {
    const response = await fetch(inject("siteAddress") + path, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  },
);
