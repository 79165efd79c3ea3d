import { site } from "../../content/site.ts";
import { Link, linkItem } from "./link.tsx";

/** Replaced by the build, so that edge and browser agree on the year on New Year's Eve too. */
declare const process: { env: { BUILD_YEAR?: string } };

/** Links to the rest of the site and beyond, and the copyright. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-columns">
        {site.footer.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>{links.map(linkItem)}</ul>
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
