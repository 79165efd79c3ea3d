import { withBase } from "browser/base-path.ts";
import type { ComponentProps } from "react";
import type { SiteLink } from "../../content/site.ts";
import type { PageLink } from "../../shared/page-data.ts";

/** A link. `href` is a site path (without the base path), a hash or a full URL. */
export function Link({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  return <a {...props} href={withBase(href)} />;
}

/** A link as a list item. */
export function linkItem(link: PageLink | SiteLink) {
  const href = "path" in link ? link.path : link.href;
  return (
    <li key={href}>
      <Link href={href}>{link.label}</Link>
    </li>
  );
}
