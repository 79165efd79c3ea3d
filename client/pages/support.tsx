import { site } from "../../content/site.ts";
import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";

/** `/support`: where to ask for help, report bugs and support the project. */
export function Page({ data: { head } }: PageProps<"support">) {
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <p>
        Craft.js is free and open source under the MIT licence. Its first public beta came out in January 2020, and it
        is developed in the open by its author and its contributors.
      </p>
      <div className="support-ways">
        <section aria-labelledby="get-help">
          <h2 id="get-help">Get help</h2>
          <p>
            Ask other users. Say which version of <code>@craftjs/core</code> and of React you use, and show the smallest
            code that has the problem. The <Link href="/search">search</Link> finds the error messages of Craft.js, each
            with its cause and cure.
          </p>
          <p>
            <a className="button" href="https://discord.gg/sPpF7fX">
              Ask on Discord
            </a>
          </p>
        </section>
        <section aria-labelledby="report-a-bug">
          <h2 id="report-a-bug">Report a bug</h2>
          <p>
            Look whether somebody has already reported it. A page of this documentation that is wrong counts as a bug:
            each page has an “Edit this page” link at its end.
          </p>
          <p>
            <a className="button" href={`${site.repository}/issues`}>
              Open an issue
            </a>
          </p>
        </section>
        <section aria-labelledby="support-the-project" className="selected">
          <h2 id="support-the-project">Support the project</h2>
          <p>
            If Craft.js saves you work, consider backing it on Open Collective. Contributions go to the project’s
            collective, where everybody can see what comes in and what it is spent on. Code, answers on Discord and
            corrections of these pages help as well.
          </p>
          <p className="actions">
            <a className="button primary" href={`${site.openCollective}/contribute`}>
              Become a backer
            </a>
            <a className="button" href={`${site.openCollective}/contribute`}>
              Make a one-time donation
            </a>
            <a className="button" href={site.repository}>
              Contribute code
            </a>
          </p>
        </section>
      </div>
    </article>
  );
}
