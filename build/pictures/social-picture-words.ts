import type { BuiltPage } from "../records/record.ts";
import type { Settings } from "../settings/settings.ts";

export interface PictureWords {
  title: string;
  section: string;
}

/** Text of a page's social picture; null for pages that are not indexed, as nobody shares those. */
export function pictureWords({ site }: Settings, { head, page, authored }: BuiltPage): PictureWords | null {
  if (head.robots || authored?.data.image) return null;
  switch (page.kind) {
    case "landing":
      return { title: site.tagline, section: site.title };
    case "doc":
    case "saved-state":
    case "playground":
      return { title: head.title, section: page.breadcrumbs.at(-1)?.label ?? site.navbar.docs.label };
    case "tag":
      return { title: page.label, section: "Pages with the tag" };
    case "tags":
      return { title: head.title, section: site.navbar.docs.label };
    case "blog-post":
    case "blog-archive":
      return { title: head.title, section: "Blog" };
    default:
      return { title: head.title, section: site.title };
  }
}
