import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { probes as build } from "./dev-build.node-check.ts";
import { probes as code } from "./dev-code.node-check.ts";
import { probes as components } from "./dev-components.node-check.ts";
import { probes as framework } from "./dev-framework.node-check.ts";
import { probes as markdown } from "./dev-markdown.node-check.ts";
import { probes as names } from "./dev-names.node-check.ts";
import { probes as pages } from "./dev-pages.node-check.ts";
import { probes as reference } from "./dev-reference.node-check.ts";

export const probes: NodeCheckFile["probes"] = {
  ...framework,
  ...pages,
  ...markdown,
  ...components,
  ...code,
  ...reference,
  ...names,
  ...build,
};
