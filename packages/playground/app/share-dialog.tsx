import { withBase } from "browser/base-path.ts";
import { Button } from "browser/button.tsx";
import { CopyButton } from "browser/copy-button.tsx";
import { playgroundPath } from "browser/names.ts";
import { saveFile } from "browser/save-file.ts";
import { useEffect, useRef, useState } from "react";
import type { Project } from "./project.ts";
import { folderName, projectZip } from "./project-zip.ts";
import { maxUrlLength, toFragment } from "./share.ts";

/** Offers the project as a URL, or as a file if that would be too long. */
export function ShareDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const name = folderName(project.name);
  useEffect(() => {
    void toFragment(project).then((fragment) => setAddress(location.origin + withBase(playgroundPath) + fragment));
  }, [project]);

  const count = address.length.toLocaleString("en");
  const isLong = address.length > maxUrlLength;
  return (
    <dialog className="playground-dialog" ref={showModal} onClose={onClose} aria-labelledby="playground-share">
      <form method="dialog">
        <h2 id="playground-share">{`Share “${project.name}”`}</h2>
        {isLong ? (
          <p>
            {`The address would have ${count} characters, and mail programs and chats cut addresses of more than ${maxUrlLength.toLocaleString("en")}. Send the project as a file instead: “Open a file” in the playground reads it.`}
          </p>
        ) : (
          <>
            <p>
              {`This address contains the whole project, in ${count} characters. It is not sent to any server, and does not include later changes.`}
            </p>
            <input
              ref={field}
              readOnly
              value={address}
              aria-label="Address of the project"
              onFocus={(event) => event.target.select()}
            />
          </>
        )}
        <p className="playground-buttons">
          {!isLong && (
            <CopyButton
              label="Copy the address"
              className="button primary"
              text={() => address}
              select={() => field.current?.select()}
            />
          )}
          <Button
            className={isLong ? "button primary" : "button"}
            onClick={() => saveFile(`${name}.playground.json`, JSON.stringify(project, null, 2))}
          >
            Download as a file
          </Button>
        </p>
        <p>
          To continue in your own editor, download the project for Vite, unzip it, and run{" "}
          <code>npm i &amp;&amp; npm run dev</code>.
        </p>
        <p className="playground-buttons">
          <Button onClick={() => saveFile(`${name}.zip`, projectZip(project), "application/zip")}>
            Download as a project
          </Button>
        </p>
        <button type="submit" className="button playground-close">
          Close
        </button>
      </form>
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();
