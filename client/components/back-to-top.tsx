import { mainId } from "../../shared/wire-names.ts";

/** A link to the start of the page, at the end of it. Where the browser can, it floats once the reader has come some way. */
export function BackToTop() {
  return (
    <a className="back-to-top" href={`#${mainId}`}>
      <span aria-hidden="true">↑</span> <span>Back to top</span>
    </a>
  );
}
