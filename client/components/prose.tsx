import { memo } from "react";

interface ProseProps {
  /** The key of this HTML in the page's `PageHtml`. */
  name: string;
  /** Absent when the site lacks its source file. */
  html: string | undefined;
  className?: string;
}

/**
 * HTML that the build made from an author's text or code. React sets it once and never looks inside, so that live examples
 * may change it; on hydration, client/app/entry.tsx reads it back from the document.
 */
export const Prose = memo(function Prose({ name, html, className = "prose-body" }: ProseProps) {
  if (html === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made and checked it
  return <div className={className} data-prose={name} dangerouslySetInnerHTML={{ __html: html }} />;
});
