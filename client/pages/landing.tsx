import { withBase } from "browser/base-path.ts";
import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import type { PageHtml } from "../../shared/page-data.ts";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import type { PageProps } from "./page-props.ts";

const facts: { term: string; text: string; href?: string }[] = [
  { term: "React", text: "16.8 to 19", href: "/docs/guides/react-versions" },
  { term: "TypeScript", text: "Types included" },
  { term: "Interface", text: "None: you design it" },
  { term: "Licence", text: "MIT", href: "/support" },
];

const nextSteps = [
  {
    title: "First editor",
    href: "/docs/guides/first-editor",
    text: "15 minutes from an empty project to a page that you can save.",
  },
  {
    title: "Tutorial",
    href: "/docs/guides/basic-tutorial",
    text: "A larger editor in five steps, with settings and text edited on the page.",
  },
  {
    title: "Core Concepts",
    href: "/docs/concepts/nodes",
    text: "How Craft.js represents a page, and the components that you write.",
  },
  {
    title: "API Reference",
    href: "/docs/api/editor-state",
    text: "Every component, hook and type.",
  },
];

/** `/`: what Craft.js is, with an editor to try. */
export function Page({ data: { page } }: PageProps<"landing">) {
  return (
    <>
      <section className="hero">
        <h1>{site.title}</h1>
        <p className="tagline">{site.tagline.split(/(\S+-\S+)/).map(withoutBreak)}</p>
        <p>
          Your React components become blocks that people drag, drop and edit. Craft.js handles dragging, undo and redo,
          and saves the page as JSON. You design the editor.
        </p>
        <p className="hero-actions">
          <Link className="button primary" href={site.navbar.docs.href}>
            Read the docs
          </Link>
          <Link className="button" href="/docs/guides/first-editor">
            First editor
          </Link>
        </p>
        <Prose name="install" html={page.html.install} />
      </section>
      <LandingExample />
      <dl className="landing-facts" id="facts">
        {facts.map(({ term, text, href }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{href ? <Link href={href}>{text}</Link> : text}</dd>
          </div>
        ))}
      </dl>
      <Part title="Your components are the blocks" html={page.html} name="card">
        Any React component can be a block that is dropped, moved and edited.{" "}
        <Link href="/docs/api/useNode">useNode</Link> connects it to the editor and tells it when it is selected; its{" "}
        <Link href="/docs/concepts/user-components">rules</Link> control which blocks go where.
      </Part>
      <Part title="The editor looks the way you want" html={page.html} name="toolbox">
        Craft.js has no interface of its own. Toolbox, settings and layers are your components.{" "}
        <Link href="/docs/api/useEditor">useEditor</Link> gives them the page’s state, the actions that change it, and
        undo and redo.
      </Part>
      <Part title="A page is data" html={page.html} name="saved-page">
        A page is a map of nodes. Store it as JSON anywhere, load it into the editor again, or show it to visitors. See
        how to <Link href="/docs/guides/save-load-state">save and load</Link>.
      </Part>
      <section className="landing-next">
        <h2>Where to go next</h2>
        <div className="cards">
          {nextSteps.map(({ title, href, text }) => (
            <Link key={href} className="card" href={href}>
              <strong>{title}</strong>
              <div>{text}</div>
            </Link>
          ))}
        </div>
      </section>
    </>
  );
}

interface PartProps {
  title: string;
  html: PageHtml;
  name: string;
  children: ReactNode;
}

function Part({ title, html, name, children }: PartProps) {
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

/** Keeps hyphenated words, every second piece of the tagline, on one line. */
function withoutBreak(piece: string, index: number) {
  return index % 2 === 0 ? (
    piece
  ) : (
    <span key={piece} className="unbroken">
      {piece}
    </span>
  );
}

const examplePath = "/examples/landing";

/** The landing example in a frame. client/start/examples.ts marks it as loaded, even before hydration. */
function LandingExample() {
  return (
    <section className="landing-example" aria-label="A page editor made with Craft.js" suppressHydrationWarning>
      <div className="landing-example-waiting" role="status">
        <span className="spinner" />
        Loading the editor
        <Link className="landing-example-late" href={examplePath}>
          Taking too long? Open the editor on a separate page
        </Link>
      </div>
      <p className="landing-example-bar">
        <span>Built with Craft.js: try it</span>
        <Link href={examplePath}>Open it full size</Link>
      </p>
      {/* The editor has about sixty tab stops, one per block. */}
      <a className="skip-link" href="#facts">
        Skip the editor
      </a>
      <iframe src={withBase(examplePath)} title="Landing example" />
    </section>
  );
}
