import { site } from "../../content/site.ts";
import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";

/** `/support`: where to ask, where to report, and how to give something back. */
export function Page({ data: { head } }: PageProps<"support">) {
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <p>
        Craft.js is free and open source under the MIT licence. Its first public beta came out in January 2020, and it
        is developed in the open by its author and its contributors.
      </p>
      <h2 id="get-help">Get help</h2>
      <ul>
        <li>
          Ask other users on <a href="https://discord.gg/sPpF7fX">Discord</a>. Say which version of{" "}
          <code>@craftjs/core</code> and of React you use, and show the smallest code that has the problem.
        </li>
        <li>
          Look the error message or the symbol up in <Link href="/search">the documentation</Link>.
        </li>
      </ul>
      <h2 id="report-a-bug">Report a bug</h2>
      <p>
        Open an issue in <a href={`${site.repository}/issues`}>the repository</a>, after a look whether somebody has
        already reported it. A page of this documentation that is wrong counts as a bug: each page has an “Edit this
        page” link at its end.
      </p>
      <h2 id="support-the-project">Support the project</h2>
      <p>
        If Craft.js saves you work, consider backing it on Open Collective. Contributions go to the project's
        collective, where everybody can see what comes in and what it is spent on.
      </p>
      <ul>
        <li>
          <a href={`${site.openCollective}/contribute`}>Become a backer</a> with a monthly contribution.
        </li>
        <li>
          <a href={`${site.openCollective}/contribute`}>Make a one-time donation</a> of any size.
        </li>
        <li>
          <a href={site.repository}>Contribute code</a>, an answer on Discord or a correction to these pages.
        </li>
      </ul>
    </article>
  );
}
