import { useState } from "react";
import { damagedPage } from "../state/saved-page.ts";

/** Says that the page which was saved here cannot be shown, and gives its text away before it is forgotten. */
export function DamagedNotice({ problem }: { problem: string }) {
  const [text, setText] = useState(damagedPage.get);
  if (text === null) return null;
  return (
    <div className="notice" role="alert">
      <p>
        <strong>The page that was saved here cannot be shown.</strong> {problem} It is set aside, and you see the page
        that everyone starts with.
      </p>
      <a className="button" href={`data:application/json,${encodeURIComponent(text)}`} download="damaged-page.json">
        Download it
      </a>
      <button
        type="button"
        className="button"
        onClick={() => {
          damagedPage.forget();
          setText(null);
        }}
      >
        Forget it
      </button>
    </div>
  );
}
