import { Editor, Frame } from "@craftjs/core";
import { createContext, type ReactNode, useContext, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { fillIn } from "../../../harness/fill-in.ts";
import { click } from "../../../harness/pointer.ts";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";

const LanguageContext = createContext("en");

/** A text in two languages, that looks like the sample. */
const Translated = ({ text }: { text: Record<string, string> }) => (
  <SampleText text={text[useContext(LanguageContext)] ?? ""} />
);

/** That a text is shown and edited in the language that is chosen, and shown in English where it has none in that. */
async function showsLanguage(): Promise<void> {
  const { TranslatedEditor } = await blockOf("docs/guides/dynamic-components/src/languages.tsx");
  await rendered(<TranslatedEditor />, async (place) => {
    const shown = () => {
      const text = place.querySelector("p");
      return [text?.lang, text?.textContent];
    };
    const choose = (language: string) => fillIn(place.querySelector("select"), language);
    same(shown(), ["en", "Welcome"]);
    await choose("de");
    same(shown(), ["de", "Willkommen"]);
    await choose("fr");
    same(shown(), ["en", "Welcome"]);
    click(place.querySelector("p"));
    await settle();
    await fillIn(place.querySelector("input"), "Bienvenue");
    same(shown(), ["fr", "Bienvenue"]);
    await choose("de");
    same(shown(), ["de", "Willkommen"]);
  });
}

export const probes: CheckFile["probes"] = {
  "`@craftjs/core` shows no words of its own: all that your users read is in your components.": () =>
    withEditor(async ({ actions, query }, place) => {
      const [first = ""] = query.node("ROOT").childNodes();
      actions.selectNode(first);
      actions.setIndicator(query.getDropPlaceholder(first, "ROOT", { x: 0, y: 0 }));
      await settle();
      same([place.innerText.replaceAll(/\s+/g, " ").trim(), query.getState().indicator === null], ["One Two", false]);
      actions.setIndicator(null);
    }),
  "A prop holds the texts by language, and a context says which one to show:": showsLanguage,
  "// What is not translated yet is shown in English.": showsLanguage,
  "- **A page for each language.** Save one JSON for each, and [load another](/docs/guides/save-load-state#restore-deserialize) when the language changes. The pages may then differ in more than words.":
    async () => {
      const english = await withEditor(({ query }) => query.serialize());
      const german = await withEditor(({ query }) => query.serialize(), {
        content: containerOf(containerOf(<SampleText text="Eins" />), <SampleText text="Zwei" />, <hr />),
      });
      await withEditor(async ({ actions, query }, place) => {
        const load = async (json: string) => {
          actions.deserialize(json);
          await settle();
          same(query.serialize(), json);
          return [...place.querySelectorAll("section, p, hr")].map((dom) => dom.textContent || dom.tagName).join();
        };
        same(await load(german), "EinsZwei,Eins,Eins,Zwei,HR");
        same(await load(english), "OneTwo,One,Two");
        same(await load(german), "EinsZwei,Eins,Eins,Zwei,HR");
      });
    },
  "- **To change the language is no change of the page**: it is no step of the history, and the saved page stays the same.":
    () => {
      let change = (_: string) => {};
      const App = ({ handle }: { handle: ReactNode }) => {
        const [language, setLanguage] = useState("en");
        change = setLanguage;
        return (
          <LanguageContext value={language}>
            <Editor resolver={{ Translated, SampleContainer }}>
              {handle}
              <Frame>{containerOf(<Translated text={{ en: "Good", de: "Gut" }} />)}</Frame>
            </Editor>
          </LanguageContext>
        );
      };
      return withHandle(
        (handle) => <App handle={handle} />,
        async ({ query }, place) => {
          const saved = query.serialize();
          change("de");
          await settle();
          same([place.innerText.trim(), query.history.canUndo(), query.serialize() === saved], ["Gut", false, true]);
        },
      );
    },
  "A block that is saved with a German text only does not get the English default: its English text is empty.": () => {
    const Block = craftedBlock({ props: { text: { en: "New text" } } });
    const Some = Block as (props: { text: object }) => ReactNode;
    return withEditor(
      async (editor) => {
        const { actions, query } = editor;
        const textOf = () => query.node(childrenOf(editor)[0] ?? "").get().data.props.text;
        same(textOf(), { de: "Neu" });
        actions.deserialize(query.serialize());
        await settle();
        same(textOf(), { de: "Neu" });
      },
      { content: containerOf(<Some text={{ de: "Neu" }} />), resolver: { Block } },
    );
  },
  "`displayName` is one string, and is saved with the page.": () => {
    const Block = craftedBlock({ displayName: "Absatz" });
    return withEditor(
      (editor) => {
        const [id = ""] = childrenOf(editor);
        const { name, displayName } = editor.query.node(id).get().data;
        same([name, displayName], ["Paragraph", "Absatz"]);
        same(editor.query.getSerializedNodes()[id]?.displayName, "Absatz");
      },
      { content: containerOf(<Block />), resolver: { Paragraph: Block } },
    );
  },
};
