import { handedDocumentKey } from "browser/names.ts";
import { session } from "browser/session.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Options } from "../finding.ts";
import { textOf } from "../text-of.ts";
import { namesIn } from "./names-in.ts";
import { sample } from "./sample.ts";

interface DocumentFormProps {
  /** Called with the text, the names of the reader's components, if given, and whether pages are stored compressed. */
  onText(text: string, options: Options, isPacked: boolean): void;
}

/** 20 MB: browsers hold several copies of a file while it is parsed. */
const maxFileSize = 20_000_000;

/** In characters: a text field is slow with longer text. */
const maxFieldLength = 200_000;

/** The form to paste, drop or choose a saved document. The file field accepts drops even before hydration. */
export function DocumentForm({ onText }: DocumentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const resolver = useRef<HTMLTextAreaElement>(null);
  const packed = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");

  function check(text: string): void {
    const names = namesIn(resolver.current?.value ?? "");
    onText(text, names ? { resolver: names } : {}, packed.current?.checked ?? false);
  }

  async function takeFile(): Promise<void> {
    const selectedFile = file.current?.files?.[0];
    if (!selectedFile) return;
    if (selectedFile.size > maxFileSize) {
      setNote(`${selectedFile.name} has ${megabytes(selectedFile.size)}. The limit is 20 MB.`);
      return;
    }
    const text = textOf(new Uint8Array(await selectedFile.arrayBuffer()));
    setNote(`${selectedFile.name}, ${megabytes(selectedFile.size)}`);
    if (field.current) field.current.value = text.length > maxFieldLength ? "" : text;
    check(text);
  }

  function fillIn(): void {
    if (field.current) field.current.value = sample;
    check(sample);
  }

  /** Accepts drops anywhere on the page: browsers would open a file that is dropped beside the file field. */
  const takeDrop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files") || !file.current) return;
    event.preventDefault();
    const isOutside = event.type === "dragleave" && event.relatedTarget === null;
    file.current.parentElement?.toggleAttribute("data-over", event.type !== "drop" && !isOutside);
    if (event.type !== "drop") return;
    file.current.files = event.dataTransfer.files;
    void takeFile();
  });

  useEffect(() => {
    const listener = (event: DragEvent) => takeDrop(event);
    const controller = new AbortController();
    for (const type of ["dragover", "dragleave", "drop"] as const) addEventListener(type, listener, controller);
    return () => controller.abort();
  }, []);

  // A document handed over by an editor, or pasted or chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const handedText = session.get(handedDocumentKey);
    session.set(handedDocumentKey, null);
    if (handedText !== null && field.current) field.current.value = handedText;
    if (file.current?.files?.length) void takeFile();
    else if (field.current?.value) check(field.current.value);
  }, []);

  return (
    <form
      className="document-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current?.value) check(field.current.value);
        else if (file.current?.files?.length) void takeFile();
        else check("");
      }}
    >
      <label htmlFor="saved-text">Saved document</label>
      <textarea
        id="saved-text"
        ref={field}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder='{"ROOT":{"type":{"resolvedName":"Container"}, …'
        onPaste={() => setTimeout(() => check(field.current?.value ?? ""))}
      />
      <label className="file-field">
        <span>Or choose a file, or drop one here</span>
        <input ref={file} type="file" onChange={() => void takeFile()} />
      </label>
      <p role="status">{note}</p>
      <details>
        <summary>Compare with your resolver</summary>
        <label htmlFor="resolver-names">Names of your components, or the code of your resolver</label>
        <textarea id="resolver-names" ref={resolver} rows={3} spellCheck={false} placeholder="Container, Text, Hero" />
      </details>
      <label className="choice">
        <input ref={packed} type="checkbox" />
        <span>My project stores pages compressed</span>
      </label>
      <p className="buttons">
        <button type="submit" className="button primary">
          Check
        </button>
        <button type="button" className="button" onClick={fillIn}>
          Try it with a damaged page
        </button>
      </p>
    </form>
  );
}

const megabytes = (size: number) =>
  size < 100_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
