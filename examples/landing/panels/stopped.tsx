import { Button } from "browser/button.tsx";
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
        <Button className="button primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button onClick={() => saveFile("page.json", savedPage.get() ?? "{}")}>Download the page</Button>
        <Button onClick={startOver}>Start over</Button>
      </div>
    </main>
  );
}
