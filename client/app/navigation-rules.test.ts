import { describe, expect, it } from "vitest";
import type { PageData, PageKind } from "../../shared/page-data.ts";
import { PageLoadError } from "../fetch-page.ts";
import { addsHistoryEntry, failureOf, type Screen, screenOf, staysOnPage, urlOf } from "./navigation-rules.ts";

const site = "https://craft.test";
const at = (path: string) => new URL(path, site);
const noPage = () => null;

function screen(path: string, kind: PageKind = "doc", hash?: string): Screen {
  const data = { head: { title: "", description: "", path }, page: { kind }, sidebar: null, ...(hash && { hash }) };
  return screenOf({ data: data as unknown as PageData, Page: noPage });
}

describe("urlOf", () => {
  it.each([
    ["/docs/overview?x=1#start", screen("/docs/overview"), "/docs/overview?x=1#start"],
    ["/r/docs/overview", screen("/docs/overview"), "/docs/overview"],
    ["/docs/old", screen("/docs/new", "doc", "#part"), "/docs/new#part"],
    ["/docs/old#own", screen("/docs/new", "doc", "#part"), "/docs/new#own"],
    ["/docs/nope", screen("/404", "not-found"), "/docs/nope"],
    ["/support", failureOf(screen("/docs/overview"), "/support", new PageLoadError("")), "/support"],
  ])("for %s, returns the loaded page's URL, or else the requested URL", (requested, screen, address) => {
    const url = at(requested);
    expect(urlOf(screen, url).href).toBe(site + address);
    expect(url.href).toBe(site + requested);
  });
});

it.each([
  [true, "/a", true],
  [true, "/here?x#y", false],
  [false, "/a", false],
])("a navigation with push %s to %s adds a history entry: %s", (push, path, adds) => {
  expect(addsHistoryEntry({ url: at(path), push }, at(path), at("/here?x#y"))).toBe(adds);
});

describe("Back and Forward", () => {
  it.each([
    ["/here#a", true],
    ["/here", true],
    ["/here?x", false],
    ["/there", false],
  ])("from /here#b to %s stay on the page: %s", (path, stays) => {
    expect(staysOnPage({ screen: screen("/here"), url: at("/here#b") }, at(path))).toBe(stays);
  });

  it("reload a page that could not be loaded", () => {
    const failed = failureOf(screen("/there"), "/here", new PageLoadError(""));
    expect(staysOnPage({ screen: failed, url: at("/here") }, at("/here"))).toBe(false);
  });
});
