import { expect, it } from "vitest";
import { translationsOf } from "./translations.ts";

const site = { locale: "en", origin: "https://example.com", translations: {} };

it("names no languages where there is one", () => {
  expect(translationsOf(site, "/docs/overview")).toEqual([]);
});

it("names a page in every language, its own included, and what all others are shown", () => {
  const translations = { "pt-BR": "https://pt.example.com" };
  expect(translationsOf({ ...site, translations }, "/docs/overview")).toEqual([
    { language: "en", href: "https://example.com/docs/overview" },
    { language: "pt-BR", href: "https://pt.example.com/docs/overview" },
    { language: "x-default", href: "https://example.com/docs/overview" },
  ]);
});
