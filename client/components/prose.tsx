import { trustedHtml } from "browser/trusted-types.ts";
import { memo } from "react";

interface ProseProps {
  name: string;
  /** Absent when its source file is missing. */
  html: string | undefined;
  className?: string;
}

/**
 * HTML that the build made from prose or code. React never compares it with the DOM, so live examples may change it; on
 * hydration, client/app/entry.tsx reads it back from the DOM.
 */
export const Prose = memo(function Prose({ name, html, className = "prose-body" }: ProseProps) {
  if (html === undefined) return null;
  return (
    <div
      className={className}
      data-prose={name}
      suppressHydrationWarning // a live example may be running in it
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made and checked it
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
});
