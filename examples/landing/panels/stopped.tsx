import { saveFile } from "browser/save-file.ts";
import { savedPage } from "../state/saved-page.ts";

/** Shown instead of an editor that has failed. The visitor's page stays saved. */
export function Stopped({ message }: { message: string }) {
  const startOver = () => {
    savedPage.setAside();
    location.reload();
  };
  return (
    <main className="loading">
      <h1>The editor has stopped</h1>
      <p role="alert">{message}</p>
      <p>Your page is in this browser as it was saved last.</p>
      <div className="stopped-actions">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          Reload
        </button>
        <button type="button" className="button" onClick={() => saveFile("page.json", savedPage.get() ?? "{}")}>
          Download the page
        </button>
        <button type="button" className="button" onClick={startOver}>
          Start over
        </button>
      </div>
    </main>
  );
}
