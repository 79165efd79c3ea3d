import { memo } from "react";

interface ProseProps {
  /** Tells one place on the page from another: a key of the page's `PageHtml`. */
  name: string;
  /** Absent in a site without the file that it is made from. */
  html: string | undefined;
  className?: string;
}

/**
 * HTML that the build has made, of an author's text or code. Edge and browser put it into the page as it is. Where the edge has
 * done so, the browser reads it from there (client/app/entry.tsx). React sets it once and never looks into it: what runs in
 * there, such as a live example, is left alone.
 */
export const Prose = memo(function Prose({ name, html, className = "prose-body" }: ProseProps) {
  if (html === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, which has checked it
  return <div className={className} data-prose={name} dangerouslySetInnerHTML={{ __html: html }} />;
});
