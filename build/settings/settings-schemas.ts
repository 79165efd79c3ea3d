import { createRequire } from "node:module";
import { z } from "zod";

const text = z.string().trim().min(1, "must not be empty");
const path = z.string().regex(/^\/(?!\/)/, "must be a path that starts with one slash");
const url = z.url({ protocol: /^https?$/, error: "must be a full https address" });
const address = z.union([url, path], "must be a path (/…) or a full https address");
const link = z.strictObject({ label: text, href: address });

const version = z.strictObject({
  name: text,
  label: text,
  folder: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/, "must be the name of a folder in content/"),
  path: path.regex(/[^/]$/, "must not end with a slash"),
  mainDoc: text,
  sidebar: text,
});

/** Versions are often copied from each other, so names, labels, folders and paths must differ. */
const versions = z
  .array(version)
  .min(1, "must have at least one version")
  .superRefine((all, context) => {
    for (const key of ["name", "label", "folder", "path"] as const) {
      for (const [index, first] of repeated(all.map((version) => version[key]))) {
        context.addIssue({ code: "custom", path: [index, key], message: mustDiffer(`versions.${first}`) });
      }
    }
  });

/** Readers see only labels, so duplicates are indistinguishable. */
const categories = z
  .array(
    z.strictObject({
      label: text,
      items: z.array(z.union([text, z.strictObject({ folder: text })])).min(1, "must list a page"),
    }),
  )
  .superRefine((all, context) => {
    for (const [index, first] of repeated(all.map(({ label }) => label))) {
      context.addIssue({ code: "custom", path: [index, "label"], message: mustDiffer(`category ${first}`) });
    }
  });

export const tagsSchema = z
  .record(z.string().regex(/^[a-z0-9-]+$/, "a tag's key may only have lower-case letters, digits and hyphens"), text)
  .superRefine((all, context) => {
    const keys = Object.keys(all);
    for (const [index, first] of repeated(Object.values(all))) {
      context.addIssue({ code: "custom", path: [keys[index] ?? ""], message: mustDiffer(`tags.${keys[first]}`) });
    }
  });

const mustDiffer = (place: string) => `must differ from the one in ${place}`;

/** Indexes of duplicates, ignoring case, each with the index of its first occurrence. */
function repeated(texts: string[]): [index: number, first: number][] {
  const lowerCase = texts.map((text) => text.toLowerCase());
  return lowerCase.map((text, index): [number, number] => [index, lowerCase.indexOf(text)]).filter(([a, b]) => b < a);
}

const origin = url.regex(/^[^/]+\/\/[^/]+$/, "must be an origin, without a path or a final slash");
/** HTTPS, but also HTTP on a loopback host, for tests. */
const secureOrigin = text.refine(
  (value) => URL.parse(value)?.origin === value && /^https:|^http:\/\/(localhost|127\.\d+\.\d+\.\d+)(:|$)/.test(value),
  'must be an https origin without a path or a final slash, such as "https://sandbox.example", or null',
);
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language, such as "en" or "pt-BR"');

const { resolve } = createRequire(import.meta.url);
const grammar = text.refine((name) => {
  try {
    return Boolean(resolve(`refractor/${name}`));
  } catch {
    return false;
  }
}, "must be a name from https://github.com/wooorm/refractor#syntaxes");

/** Schema of `content/site.ts`, whose comments document the fields. */
export const siteSchema = z
  .strictObject({
    title: text,
    tagline: text,
    description: text,
    origin,
    sandboxOrigin: secureOrigin.nullable(),
    locale: language,
    translations: z.record(language, origin),
    direction: z.enum(["ltr", "rtl"], 'must be "ltr" or "rtl"'),
    strictTransportSecurity: z.strictObject({ includeSubDomains: z.boolean("must be true or false") }),
    repository: url,
    editBase: url.regex(/\/$/, "must end with a slash"),
    openCollective: url,
    packages: z.array(text),
    siteFolder: text,
    additionalLanguages: z.array(grammar),
    navbar: z.strictObject({
      docs: link,
      examples: z.strictObject({ label: text, items: z.array(link) }),
      support: link,
      github: link,
    }),
    assistants: link.nullable(),
    footer: z.strictObject({
      columns: z.array(z.strictObject({ title: text, links: z.array(link) })),
      copyrightHolder: text,
    }),
    versions,
  })
  .refine(({ origin, sandboxOrigin }) => !sandboxOrigin || hostOf(origin) !== hostOf(sandboxOrigin), {
    path: ["sandboxOrigin"],
    message: "must be on a different host from site.origin: choose a separate domain, or null",
  });

const hostOf = (address: string) => URL.parse(address)?.host;

export const sidebarsSchema = z.record(z.string(), categories);

export const redirectsSchema = z.record(path, path);
