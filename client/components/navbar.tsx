import { memo } from "react";
import { site } from "../../content/site.ts";
import { menuId } from "../../shared/wire-names.ts";
import { DocsLink } from "./docs-link.tsx";
import { Icon } from "./icon.tsx";
import { Link, linkItem } from "./link.tsx";
import { Part } from "./part.tsx";

const { docs, examples, support, github } = site.navbar;

interface NavbarProps {
  current: string | undefined;
  version: string | null;
}

/** The top bar. It works without JavaScript: the dropdown is a `<details>`, the drawer a popover. */
export const Navbar = memo(function Navbar({ current, version }: NavbarProps) {
  return (
    <Part>
      <header className="navbar">
        <button type="button" className="navbar-menu" popoverTarget={menuId} aria-label="Menu">
          <Icon name="menu" />
        </button>
        <Link className="navbar-title" href="/">
          <Icon name="logo" />
          {site.title}
        </Link>
        <nav className="navbar-links" aria-label="Main">
          <DocsLink aria-current={current === docs.href ? "true" : undefined} />
          <details className="dropdown" name="navbar">
            <summary>{examples.label}</summary>
            <ul>{examples.items.map(linkItem)}</ul>
          </details>
          <Link href={support.href} aria-current={current === support.href ? "page" : undefined}>
            {support.label}
          </Link>
          <Link href={github.href}>{github.label}</Link>
        </nav>
        <VersionMenu current={version} />
        <Link
          className="navbar-search"
          href="/search"
          aria-current={current === "/search" ? "page" : undefined}
          aria-keyshortcuts="/ Control+K Meta+K"
          data-search="" // client/start/search-opener.ts opens the dialog instead
        >
          <Icon name="search" />
          <span>Search</span>
          <span className="key" aria-hidden="true">
            /
          </span>
        </Link>
        <button type="button" className="colour-mode" data-action="switch-colour-mode">
          {/* client/styles/navbar.css hides the icon and the label of the current mode. */}
          <Icon name="sun" />
          <span className="icon-sun sr-only">Switch to light mode</span>
          <Icon name="moon" />
          <span className="icon-moon sr-only">Switch to dark mode</span>
        </button>
      </header>
    </Part>
  );
});

/** `href` of the navbar link that a path belongs to. */
export function currentLink(path: string): string | undefined {
  return path.startsWith("/docs") ? docs.href : [support.href, "/search"].find((href) => href === path);
}

/** The version menu, if there are several docs versions. client/start/docs-version.ts stores the choice. */
function VersionMenu({ current }: { current: string | null }) {
  const version = site.versions.find(({ name }) => name === current) ?? site.versions[0];
  if (!version || site.versions.length < 2) return null;
  return (
    <details className="dropdown version-menu" name="navbar">
      <summary>
        <span className="sr-only">Version: </span>
        <span>{version.label}</span>
      </summary>
      <ul>
        {site.versions.map(({ name, label, path, mainDoc }) => (
          <li key={name}>
            <Link
              href={`${path}/${mainDoc}`}
              aria-current={name === current ? "true" : undefined}
              data-action="choose-docs-version"
              data-version={name}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
