import { expect, it } from "vitest";
import { guardLoops } from "./guard-loops.ts";

const G = "mayGoOn$()";

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
])("asks in %j", (source, guarded) => {
  expect(guardLoops(source)).toBe(guarded);
});

it.each([
  "for (const a of list) b(a);",
  "for (const a in b) c(a);",
  "a.while(b); a.for(1); // while (x)",
  "const a = 'while (b)' + `for (;;) c` + /while (d)/.source;",
  "const a = <p>while (it rains) for (;;)</p>;",
  "const a = 1;",
])("leaves %j as it is", (source) => {
  expect(guardLoops(source)).toBe(source);
});
