import { Fragment, type ReactNode } from "react";

/** Break opportunities in titles: browsers would break file names in the middle. */
const afterFolder = /(?<=\/)/;

/** Outline of two sheets on a 24 × 24 grid. */
const copyIcon = "M9 9h11v11H9zM5 15H4V4h11v1";

export interface CodeBlockProps {
  /** The code, or an expression that evaluates to it. */
  children?: ReactNode;
  language?: string;
  title?: string;
  /** Whether lines are numbered. */
  numbered?: boolean | string;
  /** Marked, added and removed line numbers, as JSON (../markdown/code-lines.ts). */
  lines?: string;
}

/** A code block. ../page-html.ts highlights it, and packages/browser/copy.ts handles its copy button. */
export function CodeBlock({ children, language, title, numbered, lines }: CodeBlockProps) {
  const code = typeof children === "string" ? children.replace(/\n$/, "") : children;
  return (
    <figure className={numbered ? "code-block with-line-numbers" : "code-block"}>
      {title && (
        <figcaption>
          {title.split(afterFolder).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable boxes must be focusable (WCAG 2.1.1); client/start/scroll-boxes.ts unsets it if nothing scrolls */}
      <pre tabIndex={0}>
        <code data-language={language ?? ""} data-lines={lines}>
          {code}
        </code>
      </pre>
      <button type="button" className="copy" data-action="copy-code" aria-label="Copy the code">
        <svg className="icon icon-copy" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={copyIcon} />
        </svg>
      </button>
    </figure>
  );
}
