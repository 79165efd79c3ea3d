import { withBase } from "../base-path.ts";
import { Link } from "./link.tsx";

const examplePath = "/examples/landing";

/** The landing example in a frame. client/start/landing-example.ts marks it as loaded when the example says so. */
export function LandingExample() {
  return (
    <section className="landing-example" aria-label="A page editor made with Craft.js">
      <div className="landing-example-waiting" role="status">
        <span className="spinner" />
        Loading the editor
        <Link className="landing-example-late" href={examplePath}>
          Taking too long? Open the editor on a page of its own
        </Link>
      </div>
      <p className="landing-example-bar">
        <span>A page editor made with Craft.js: click, drag, edit.</span>
        <Link href={examplePath}>Open the editor on a page of its own</Link>
      </p>
      <iframe src={withBase(examplePath)} title="Landing example" data-landing-example="" />
    </section>
  );
}
