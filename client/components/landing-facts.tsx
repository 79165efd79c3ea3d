import { Link } from "./link.tsx";

/** What decides whether a developer can take Craft.js at all, as the title block of a drawing has it. */
export function LandingFacts() {
  return (
    <dl className="landing-facts" id="facts">
      <div>
        <dt>React</dt>
        <dd>
          <Link href="/docs/guides/react-versions">16.8 to 19</Link>
        </dd>
      </div>
      <div>
        <dt>TypeScript</dt>
        <dd>Types included</dd>
      </div>
      <div>
        <dt>Interface</dt>
        <dd>None: you design it</dd>
      </div>
      <div>
        <dt>Licence</dt>
        <dd>
          <Link href="/support">MIT</Link>
        </dd>
      </div>
    </dl>
  );
}
