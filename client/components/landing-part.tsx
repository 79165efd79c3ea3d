import type { ReactNode } from "react";
import type { LandingPart as Part } from "../../shared/page-data.ts";
import { codeBlock } from "../mdx/code-block.ts";
import { revive } from "../mdx/revive.tsx";

interface Props {
  title: string;
  /** Absent in a site that shows no code on its landing page. */
  part: Part | undefined;
  /** The name of the file that the code would stand in. */
  file: string;
  children: ReactNode;
}

/** One thing that the framework gives: in words and a picture, and beside them in code. */
export function LandingPart({ title, part, file, children }: Props) {
  return (
    <section className="landing-part far below-1400">
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's author, which the build has checked */}
        {part && <div className="landing-picture" dangerouslySetInnerHTML={{ __html: part.picture }} />}
      </div>
      {part && revive([codeBlock({ html: part.code, title: file })])}
    </section>
  );
}
