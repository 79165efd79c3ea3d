import { site } from "../../content/site.ts";
import { menuId } from "../../shared/wire-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { VersionMenu } from "./version-menu.tsx";

/** The bar at the top of every page. It works without JavaScript: the dropdown is a `<details>`, the menu a popover. */
export function Navbar({ path, version }: { path: string; version: string | null }) {
  const { docs, examples, support, github } = site.navbar;
  return (
    <header className="navbar">
      <button type="button" className="navbar-menu" popoverTarget={menuId} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <Link className="navbar-title" href="/">
        <Icon name="logo" />
        {site.title}
      </Link>
      <nav className="navbar-links" aria-label="Main">
        <Link
          href={docs.href}
          aria-current={path.startsWith("/docs") ? "true" : undefined}
          data-docs-link=""
          suppressHydrationWarning // client/start/docs-version.ts lets it lead to the version that the reader has chosen
        >
          {docs.label}
        </Link>
        <details className="dropdown" name="navbar">
          <summary>{examples.label}</summary>
          <ul>
            {examples.items.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </details>
        <Link href={support.href} aria-current={path === support.href ? "page" : undefined}>
          {support.label}
        </Link>
        <Link href={github.href}>{github.label}</Link>
      </nav>
      <VersionMenu current={version} />
      <Link
        className="navbar-search"
        href="/search"
        aria-current={path === "/search" ? "page" : undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-search="" // client/start/search-opener.ts opens the dialog instead
      >
        <Icon name="search" />
        <span>Search</span>
        <span className="key" aria-hidden="true">
          /
        </span>
      </Link>
      <button type="button" className="colour-mode" data-action="switch-colour-mode" aria-label="Switch colour mode">
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
    </header>
  );
}
