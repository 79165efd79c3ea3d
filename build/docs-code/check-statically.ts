import { otherNames } from "../../content/other-names.ts";
import { undocumented } from "../../content/undocumented.ts";
import type { Compiled } from "../compile-pages.ts";
import type { PageProblem, Problem } from "../problems.ts";
import { assertionProblems, documentedPackages } from "./assertions.ts";
import type { Claims } from "./collect.ts";
import { commandProblems } from "./command-problems.ts";
import { craftErrors } from "./craft-errors.ts";
import { cssProblems } from "./css-problems.ts";
import { declaredParameters } from "./declared-parameters.ts";
import { type DocsCode, docsCode } from "./docs-code.ts";
import { elementPropProblems } from "./element-props.ts";
import { errorProblems } from "./error-problems.ts";
import { jsonProblems } from "./json-problems.ts";
import { listCountProblems } from "./list-counts.ts";
import { longLineProblems } from "./long-lines.ts";
import { nameCheck } from "./name-check.ts";
import { namedHeadingProblems } from "./named-headings.ts";
import { nearNameProblems } from "./near-names.ts";
import { packageExports } from "./package-exports.ts";
import { packageJson } from "./package-json.ts";
import { pageClaims } from "./page-claims.ts";
import { parameterProblems } from "./parameter-names.ts";
import { pathProblems } from "./path-problems.ts";
import { knownMessages, quotedMessageProblems } from "./quoted-messages.ts";
import { packageValues, valueProblems } from "./quoted-values.ts";
import { staleCommentProblems } from "./stale-comments.ts";
import { typeCheck } from "./type-check.ts";
import { typeProblems } from "./type-problems.ts";
import { versionProblems } from "./version-problems.ts";
import { knownNames, vocabularyProblems } from "./vocabulary.ts";

/** What the checks of one run found. */
export interface StaticCheck {
  code: DocsCode;
  /** How many statements about names and types were checked. */
  assertions: number;
  problems: Problem[];
}

/**
 * Checks what the docs say about the packages as far as types tell: that all code compiles, and that tables,
 * signatures and names are those of the packages. The compiler runs once for all of it.
 * @param workDir a folder below the project's root, which is emptied
 */
export async function checkStatically(contentDir: string, pages: Compiled[], workDir: string): Promise<StaticCheck> {
  const claims = pages.map((page) => ({ file: page.file, claims: pageClaims(page) }));
  const code = docsCode(contentDir, pages);
  const names = nameCheck(claims, code.files, undocumented);
  const sources = new Map([...code.sources, ...names.files.map(({ path, source }) => [path, source] as const)]);
  const { scripts = {} } = packageJson();
  const [diagnostics, known, values] = await Promise.all([typeCheck(workDir, sources), knownNames(), packageValues()]);
  const declared = declaredParameters();
  const exported = new Set(documentedPackages.flatMap(packageExports));
  /** What is looked at page by page. */
  const rules: ((claims: Claims) => PageProblem[])[] = [
    longLineProblems,
    jsonProblems,
    staleCommentProblems,
    namedHeadingProblems,
    listCountProblems,
    elementPropProblems,
    (claims) => parameterProblems(claims, declared),
    (claims) => commandProblems(claims, scripts),
    (claims) => pathProblems(claims, otherNames),
    (claims) => vocabularyProblems(claims, known, otherNames),
    (claims) => valueProblems(claims, values, otherNames),
    (claims) => cssProblems(claims, values),
    (claims) => nearNameProblems(claims, exported, otherNames),
  ];
  return {
    code,
    assertions: names.files.reduce((sum, { byLine }) => sum + byLine.size, 0),
    problems: [
      ...code.problems,
      ...typeProblems(code.files, diagnostics),
      ...names.problems,
      ...assertionProblems(names.files, diagnostics),
      ...errorProblems(claims, craftErrors()),
      ...quotedMessageProblems(pages, knownMessages()),
      ...versionProblems(
        pages,
        [...documentedPackages, "@craftjs/utils"].map(packageJson),
        [packageJson(), packageJson("vite")].map(({ engines }) => engines?.node ?? "*"),
      ),
      ...claims.flatMap(({ file, claims }) =>
        rules.flatMap((rule) => rule(claims).map((problem) => ({ file, ...problem }))),
      ),
    ],
  };
}
