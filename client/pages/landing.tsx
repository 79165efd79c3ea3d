import { site } from "../../content/site.ts";
import { withBase } from "../../shared/base-path.ts";
import type { TreeElement } from "../../shared/page-data.ts";
import { LandingExample } from "../components/landing-example.tsx";
import { LandingFacts } from "../components/landing-facts.tsx";
import { LandingPart } from "../components/landing-part.tsx";
import { Link } from "../components/link.tsx";
import { Card, Cards } from "../mdx/cards.tsx";
import { codeBlock } from "../mdx/code-block.ts";
import { revive } from "../mdx/revive.tsx";
import type { PageProps } from "./page-props.ts";

/** How each package manager is told, in the words of the documentation's own tabs, which are kept in step with these. */
const install: TreeElement[] = [
  ["npm", "npm install @craftjs/core"],
  ["pnpm", "pnpm add @craftjs/core"],
  ["yarn", "yarn add @craftjs/core"],
].map(([label = "", command = ""], index) => [
  "Tab",
  { label, name: "install", open: index === 0 },
  codeBlock({ html: command }),
]);

/** `/`: what Craft.js is, and the editor itself to try. What follows these is below the window (build/page/far-runs.ts). */
export function Page({ data: { page } }: PageProps<"landing">) {
  const { card, toolbox, "saved-page": savedPage } = page.parts;
  return (
    <>
      <section className="hero">
        <h1>{site.title}</h1>
        <p className="tagline">{site.tagline.split(/(\S+-\S+)/).map(unbroken)}</p>
        <p>
          Your React components become blocks that people drag, drop and edit. Craft.js takes care of the canvas, of
          undo and redo, and of the page as JSON. How the editor looks is up to you.
        </p>
        <p className="hero-actions">
          <Link className="button primary" href={site.navbar.docs.href}>
            Read the docs
          </Link>
          <Link className="button" href="/docs/guides/basic-tutorial">
            Build an editor
          </Link>
        </p>
        {revive([["Tabs", { group: "package-manager" }, ...install]])}
      </section>
      <LandingExample />
      <LandingFacts />
      <LandingPart title="Your components are the blocks" part={card} file="card.tsx">
        Any React component can be a block that is dropped, moved and edited.{" "}
        <Link href="/docs/api/useNode">useNode</Link> connects it to the editor and tells it when it is selected; its{" "}
        <Link href="/docs/concepts/user-components">rules</Link> say what may go where.
      </LandingPart>
      <LandingPart title="The editor looks the way you want" part={toolbox} file="toolbox.tsx">
        Craft.js has no interface of its own. Toolbox, settings and layers are your components.{" "}
        <Link href="/docs/api/useEditor">useEditor</Link> gives them the page’s state, the actions that change it, and
        undo and redo.
      </LandingPart>
      <LandingPart title="A page is data" part={savedPage} file="saved-page.tsx">
        A page is a map of nodes, which is stored as JSON and loaded again later: in the same editor, or in one that
        only shows it. Where it is kept is up to you. See how to{" "}
        <Link href="/docs/guides/save-load-state">save and load</Link>.
      </LandingPart>
      <section className="landing-next far below-1400">
        <h2>Where to go next</h2>
        <Cards>
          <Card title="Overview" href={withBase("/docs/overview")}>
            What it does, what it leaves to you, and a whole editor in one file.
          </Card>
          <Card title="Basic tutorial" href={withBase("/docs/guides/basic-tutorial")}>
            A page editor step by step, from an empty project.
          </Card>
          <Card title="Core concepts" href={withBase("/docs/concepts/nodes")}>
            Three words to know: nodes, user components, editor components.
          </Card>
          <Card title="API reference" href={withBase("/docs/api/editor-state")}>
            Every component, hook and type, with what it takes and gives.
          </Card>
        </Cards>
      </section>
    </>
  );
}

/** A word with hyphens in it, each second piece of the tagline, stays on one line. */
function unbroken(piece: string, index: number) {
  return index % 2 === 0 ? (
    piece
  ) : (
    <span key={piece} className="unbroken">
      {piece}
    </span>
  );
}
