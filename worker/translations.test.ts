import { expect, it } from "vitest";
import { translationsOf } from "./translations.ts";

const site = { locale: "en", origin: "https://example.com", translations: {} };

it("lists no translations if the site has only one language", () => {
  expect(translationsOf(site, "/docs/overview")).toEqual([]);
});

it("lists a page in every language, including its own, and x-default", () => {
  const translations = { "pt-BR": "https://pt.example.com" };
  expect(translationsOf({ ...site, translations }, "/docs/overview")).toEqual([
    { language: "en", href: "https://example.com/docs/overview" },
    { language: "pt-BR", href: "https://pt.example.com/docs/overview" },
    { language: "x-default", href: "https://example.com/docs/overview" },
  ]);
});
