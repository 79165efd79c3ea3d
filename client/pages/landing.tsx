import { site } from "../../content/site.ts";
import { LandingExample } from "../components/landing-example.tsx";
import { Link } from "../components/link.tsx";
import { codeBlock } from "../mdx/code-block.ts";
import { revive } from "../mdx/revive.tsx";
import type { PageProps } from "./page-props.ts";

/** `/`: what Craft.js is, and the editor itself to try. */
export function Page(_: PageProps<"landing">) {
  return (
    <>
      <section className="hero">
        <h1>{site.title}</h1>
        <p className="tagline">{site.tagline}</p>
        <p>
          You bring the components and design the editor. Craft.js brings what lies between them: drag and drop, the
          tree of what is on the page, undo and redo, and a page that is saved as JSON.
        </p>
        <p className="hero-actions">
          <Link className="button primary" href={site.navbar.docs.href}>
            Read the documentation
          </Link>
          <Link className="button" href="/docs/guides/basic-tutorial">
            Build an editor in a tutorial
          </Link>
        </p>
        {revive([codeBlock({ html: "npm install @craftjs/core", language: "bash" })])}
      </section>
      <LandingExample />
      <section className="features">
        <div>
          <h2>Your components are the blocks</h2>
          <p>
            Any React component becomes a block that can be dropped, moved and edited:{" "}
            <Link href="/docs/api/useNode">useNode</Link> connects it to the editor, and its rules say what may go
            where.
          </p>
        </div>
        <div>
          <h2>The editor looks the way you want</h2>
          <p>
            Craft.js has no interface of its own. Toolbox, settings and layers are your components, and{" "}
            <Link href="/docs/api/useEditor">useEditor</Link> gives them the state and the actions.
          </p>
        </div>
        <div>
          <h2>A page is data</h2>
          <p>
            Store a page as JSON and load it again later, in the same editor or in one that only shows it. See how to{" "}
            <Link href="/docs/guides/save-load-state">save and load</Link>.
          </p>
        </div>
      </section>
    </>
  );
}
