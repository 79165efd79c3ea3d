import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from './App';

/** Shows the error, instead of the empty page that React would leave. */
function onUncaughtError(error: unknown) {
  reportError(error);
  root.render(
    <main className="stage">
      <h1>The editor has stopped</h1>
      <p role="alert">{error instanceof Error ? error.message : `${error}`}</p>
      <button type="button" onClick={() => location.reload()}>
        Start again
      </button>
    </main>,
  );
}

const container = document.getElementById('root')!;
const root = createRoot(container, { onUncaughtError });

root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
