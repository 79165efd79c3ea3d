import { site } from "../../content/site.ts";
import { Link, linkItem } from "./link.tsx";

/** Inlined by the build, so that edge and browser render the same year on New Year's Eve. */
declare const process: { env: { BUILD_YEAR?: string } };

/** The site's footer: links and copyright. */
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
