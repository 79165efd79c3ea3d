import { withBase } from "browser/base-path.ts";
import { Link } from "./link.tsx";

const examplePath = "/examples/landing";

/** The landing example in a frame. client/start/landing-example.ts marks it as loaded, even before hydration. */
export function LandingExample() {
  return (
    <section className="landing-example" aria-label="A page editor made with Craft.js" suppressHydrationWarning>
      <div className="landing-example-waiting" role="status">
        <span className="spinner" />
        Loading the editor
        <Link className="landing-example-late" href={examplePath}>
          Taking too long? Open the editor on a page of its own
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
