import type { ComponentProps } from "react";
import { withBase } from "../../shared/base-path.ts";

/** A link. `href` is a path of the site (without the base path), a hash, or a full address. */
export function Link({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  return <a {...props} href={withBase(href)} />;
}
