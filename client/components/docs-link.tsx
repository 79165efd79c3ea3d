import type { ComponentProps } from "react";
import { site } from "../../content/site.ts";
import { Link } from "./link.tsx";

/** The link to the documentation. client/start/docs-version.ts points it at the preferred version. */
export function DocsLink(props: ComponentProps<"a">) {
  const { label, href } = site.navbar.docs;
  return (
    <Link {...props} href={href} data-docs-link="" suppressHydrationWarning>
      {label}
    </Link>
  );
}
