import { expect, it } from "vitest";
import { guardLoops } from "./guard-loops.ts";

const G = "((rounds$ = rounds$ + 1 & 255) || mayGoOn$())";

it.each([
  ["while (true);", `while ( ${G} && (true));`],
  ["do { a(); } while (f(1) || [b]);", `do { a(); } while ( ${G} && (f(1) || [b]));`],
  ["for (;;) {}", `for (; ${G};) {}`],
  ["for (let i = 0; i < n; i++) {\n  a();\n}", `for (let i = 0; ${G} && ( i < n); i++) {\n  a();\n}`],
  [
    "for (let i = [1, 2].map((x) => { return x; }); i; ) {}",
    `for (let i = [1, 2].map((x) => { return x; }); ${G} && ( i); ) {}`,
  ],
  ["while (f(() => { while (a) b(); }));", `while ( ${G} && (f(() => { while ( ${G} && (a)) b(); })));`],
  ["for(const a of list)b(a);", `for(const a of list) if (!${G}); else b(a);`],
  ["for (const a in b) { c(a); }", `for (const a in b) if (!${G}); else  { c(a); }`],
  [
    "if (a) for (const b of c) if (b) d(); else e();",
    `if (a) for (const b of c) if (!${G}); else  if (b) d(); else e();`,
  ],
])("guards %j", (source, guarded) => {
  expect(guardLoops(source)).toBe(guarded);
});

it.each([
  "for await (const a of b) c(a);",
  "a.while(b); a.for(1); // while (x)",
  "const a = 'while (b)' + `for (;;) c` + /while (d)/.source;",
  "const a = <p>while (it rains) for (;;)</p>;",
  "class A { for(a) { b(a); } while(a) {} }; const c = { for(a) {} };",
  "interface A { for(a: string): void; while(a: string): void }",
  "const a = 1;",
])("leaves %j unchanged", (source) => {
  expect(guardLoops(source)).toBe(source);
});
