import type { CheckFile } from "../../../test/docs/browser/check-file.ts";
import { probes as context } from "./errors-context.check.tsx";
import { probes as deprecations } from "./errors-deprecations.check.tsx";
import { probes as missing } from "./errors-missing.check.tsx";
import { probes as moving } from "./errors-moving.check.tsx";
import { probes as nodes } from "./errors-nodes.check.tsx";
import { probes as others } from "./errors-others.check.tsx";
import { probes as react } from "./errors-react.check.tsx";
import { probes as resolver } from "./errors-resolver.check.tsx";
import { probes as silent } from "./errors-silent.check.tsx";

export const probes: CheckFile["probes"] = {
  ...context,
  ...resolver,
  ...nodes,
  ...moving,
  ...deprecations,
  ...others,
  ...missing,
  ...react,
  ...silent,
};
