import { withBase } from "browser/base-path.ts";
import { site } from "../../content/site.ts";
import { markdownPath } from "../../shared/wire-names.ts";
import { Link, linkItem } from "./link.tsx";

/** Links and a copy button for assistants. The dropdown is a `<details>`; only copying needs the start script. */
export function PageMenu({ path }: { path: string }) {
  const markdown = markdownPath(path);
  const question = encodeURIComponent(`Read ${site.origin}${withBase(markdown)} and help me with it.`);
  return (
    <details className="dropdown page-menu" name="page">
      <summary>For assistants</summary>
      <ul>
        <li>
          <button type="button" data-action="copy-page" data-href={withBase(markdown)}>
            Copy page as Markdown
          </button>
        </li>
        <li>
          <Link href={markdown}>View as Markdown</Link>
        </li>
        <li>
          <Link href={`https://chatgpt.com/?q=${question}`}>Open in ChatGPT</Link>
        </li>
        <li>
          <Link href={`https://claude.ai/new?q=${question}`}>Open in Claude</Link>
        </li>
        <li>
          <Link href="/llms.txt">All pages as llms.txt</Link>
        </li>
        {site.assistants && linkItem(site.assistants)}
      </ul>
    </details>
  );
}
