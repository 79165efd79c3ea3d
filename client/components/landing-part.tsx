import type { ReactNode } from "react";
import type { PageHtml } from "../../shared/page-data.ts";
import { Prose } from "./prose.tsx";

interface LandingPartProps {
  title: string;
  html: PageHtml;
  /** The name of the part's code and, with `-picture`, of its picture in `html`. */
  name: string;
  children: ReactNode;
}

/** One thing that the framework gives: in words and a picture, and beside them in code. */
export function LandingPart({ title, html, name, children }: LandingPartProps) {
  return (
    <section className="landing-part">
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
        <Prose name={`${name}-picture`} html={html[`${name}-picture`]} className="landing-picture" />
      </div>
      <Prose name={name} html={html[name]} className="landing-code" />
    </section>
  );
}
