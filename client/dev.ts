/** Loaded by every page in `npm run dev`: reloads after a successful build, shows the error of a failed one. */

const { src, dataset } = document.currentScript as HTMLScriptElement;
const dialog = Object.assign(document.createElement("dialog"), { id: "dev-problem", role: "alertdialog" });
const heading = Object.assign(document.createElement("h2"), { textContent: "The build has failed" });
const text = Object.assign(document.createElement("pre"), { id: "dev-problem-text" });
const button = Object.assign(document.createElement("button"), { textContent: "Close", onclick: () => dialog.close() });
dialog.ariaLabel = heading.textContent;
dialog.setAttribute("aria-describedby", text.id);
dialog.append(heading, text, button);
document.body.append(dialog);

// CSP forbids style attributes, and the page's own stylesheet may be broken or missing.
const styles = new CSSStyleSheet();
styles.replaceSync(`
  #dev-problem { background: #fff; color: #16211d; border: solid #c81e2b; border-width: 8px 0 0; max-inline-size: 60rem; padding: 24px; }
  #dev-problem h2 { font: bold 20px sans-serif; margin: 0; }
  #dev-problem pre { font: 14px/1.6 monospace; margin: 16px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  #dev-problem button { background: #16211d; color: #fff; font: 16px sans-serif; border: 0; padding: 12px 20px; cursor: pointer; }
`);
document.adoptedStyleSheets.push(styles);

/** Browsers reconnect automatically, except after a response that is not a stream, such as while the worker is replaced. */
function listen(): void {
  const events = new EventSource(src);
  events.onmessage = ({ data }) => {
    const { release, problem } = JSON.parse(data);
    if (release !== dataset.release) return location.reload();
    dialog.close();
    text.textContent = problem;
    if (problem) dialog.showModal();
  };
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 200);
  };
}
listen();
