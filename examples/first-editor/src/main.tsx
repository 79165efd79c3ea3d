import { createRoot } from 'react-dom/client';
import { App } from './App';
import { Visitor } from './visitor';

// In development, reload the page when you save a file.
import.meta.hot?.on('vite:beforeUpdate', () => location.reload());

const isVisit = new URLSearchParams(location.search).has('view');

createRoot(document.getElementById('root')!).render(
  isVisit ? <Visitor /> : <App />,
);
