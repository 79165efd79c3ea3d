import { site } from "../../content/site.ts";
import { Link } from "./link.tsx";

/** The year stands in the code that is built, so that edge and browser agree on New Year's Eve too. */
declare const process: { env: { BUILD_YEAR?: string } };

/** Links to the rest of the site and beyond, and whose site it is. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-columns">
        {site.footer.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p>
        Copyright © {process.env.BUILD_YEAR} {site.footer.copyrightHolder}
        <Link href="/blog/archive">Blog</Link>
        <button type="button" className="show-shortcuts" data-action="show-shortcuts">
          Keyboard shortcuts <kbd>?</kbd>
        </button>
      </p>
    </footer>
  );
}
