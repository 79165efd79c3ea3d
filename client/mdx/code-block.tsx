import { Icon } from "../components/icon.tsx";

interface CodeBlockProps {
  /** The code, highlighted at build time. */
  html: string;
  language: string;
  title?: string;
  lineNumbers?: string;
}

/** A block of code. Its button copies the code's text; client/start.ts does that, before React is there too. */
export function CodeBlock({ html, language, title, lineNumbers }: CodeBlockProps) {
  return (
    <figure className={`code-block ${lineNumbers ? "with-line-numbers" : ""}`} data-language={language}>
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by build/highlight.ts, which escapes the code */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className="copy" data-action="copy-code" aria-label="Copy the code">
        <Icon name="copy" />
      </button>
    </figure>
  );
}
