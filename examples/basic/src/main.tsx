import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from './App';

/** Shows what went wrong where React would leave an empty page. */
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
