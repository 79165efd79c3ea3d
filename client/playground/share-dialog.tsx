import { useEffect, useRef, useState } from "react";
import { withBase } from "../../shared/base-path.ts";
import { playgroundPath } from "../../shared/constants.ts";
import type { Project } from "./project.ts";
import { longestAddress, toFragment } from "./share.ts";

/** Offers the project as an address, or as a file where that would be too long. */
export function ShareDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [address, setAddress] = useState("");
  const [news, setNews] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void toFragment(project).then((fragment) => setAddress(location.origin + withBase(playgroundPath) + fragment));
  }, [project]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setNews("Copied");
    } catch {
      setNews("The browser does not allow copying here: copy it from the field.");
    }
  }

  const count = address.length.toLocaleString("en");
  return (
    <dialog className="playground-dialog" ref={dialog} onClose={onClose} aria-labelledby="playground-share">
      <form method="dialog">
        <h2 id="playground-share">Share “{project.name}”</h2>
        {address.length <= longestAddress ? (
          <>
            <p>
              This address holds the whole project, in {count} characters. No server gets to see it, and what you change
              later is not in it.
            </p>
            <input
              readOnly
              value={address}
              aria-label="Address of the project"
              onFocus={(event) => event.target.select()}
            />
            <p className="playground-buttons">
              <button type="button" className="button primary" onClick={() => void copy()}>
                Copy the address
              </button>
              <DownloadLink project={project} className="button" />
            </p>
          </>
        ) : (
          <>
            <p>
              The address would have {count} characters, and mail programs and chats cut addresses of more than{" "}
              {longestAddress.toLocaleString("en")}. Send the project as a file instead: “Open a file” in the playground
              reads it.
            </p>
            <p className="playground-buttons">
              <DownloadLink project={project} className="button primary" />
            </p>
          </>
        )}
        <p role="status">{news}</p>
        <button type="submit" className="button playground-close">
          Close
        </button>
      </form>
    </dialog>
  );
}

function DownloadLink({ project, className }: { project: Project; className: string }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(project, null, 2)], { type: "application/json" }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [project]);
  const name =
    project.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "project";
  return (
    <a className={className} href={href} download={`${name}.playground.json`}>
      Download as a file
    </a>
  );
}
