import { Editor, Frame, type useEditor } from '@craftjs/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Query = ReturnType<typeof useEditor>['query'];

/** The page as an HTML document that needs nothing else, and runs nothing. */
export function pageHtml(query: Query): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  // At once: the next lines read what React has rendered.
  flushSync(() =>
    root.render(
      <main className="page">
        <Editor resolver={query.getOptions().resolver} enabled={false}>
          <Frame data={query.getSerializedNodes()} />
        </Editor>
      </main>,
    ),
  );
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'">
    <meta name="viewport" content="width=device-width">
    <title>My page</title>
    <style>
body { margin: 0; font: 1rem / 1.5 system-ui, sans-serif; }
${stylesOf(place)}
    </style>
  </head>
  <body>${place.innerHTML}</body>
</html>
`;
  root.unmount();
  return html;
}

/** The rules, among those of the editor's document, that the page needs. */
function stylesOf(page: HTMLElement): string {
  function isNeeded(rule: CSSRule): boolean {
    if (rule instanceof CSSStyleRule) {
      return page.querySelector(rule.selectorText) !== null;
    }
    return rule instanceof CSSGroupingRule && [...rule.cssRules].some(isNeeded);
  }

  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isNeeded)
    .map((rule) => rule.cssText)
    .join('\n');
}
