import { site } from "../../content/site.ts";
import { Link } from "./link.tsx";

/** The version menu, if there are several docs versions. client/start/docs-version.ts stores the choice. */
export function VersionMenu({ current }: { current: string | null }) {
  const shown = site.versions.find(({ name }) => name === current) ?? site.versions[0];
  if (!shown || site.versions.length < 2) return null;
  return (
    <details className="dropdown version-menu" name="navbar">
      <summary>
        <span className="sr-only">Version: </span>
        <span>{shown.label}</span>
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
