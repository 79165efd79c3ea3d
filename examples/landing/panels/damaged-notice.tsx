import { Button } from "browser/button.tsx";
import { useState } from "react";
import { damagedPage } from "../state/saved-page.ts";
import { CheckLink } from "./check-link.tsx";

/** Reports an unreadable saved page, and offers its text before it is discarded. */
export function DamagedNotice({ problem }: { problem: string }) {
  const [text, setText] = useState(damagedPage.get);
  if (text === null) return null;
  return (
    <div className="notice" role="alert">
      <p>
        <strong>The page that was saved here cannot be shown.</strong> <span>{problem}</span> It is set aside, and you
        see the page that everyone starts with.
      </p>
      <a className="button" href={`data:application/json,${encodeURIComponent(text)}`} download="damaged-page.json">
        Download it
      </a>
      <CheckLink text={() => text} />
      <Button
        onClick={() => {
          damagedPage.forget();
          setText(null);
        }}
      >
        Forget it
      </Button>
    </div>
  );
}
