import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Visitor } from './visitor.tsx';

const isVisit = location.search === '?view';

createRoot(document.getElementById('root')!).render(
  isVisit ? <Visitor /> : <App />,
);
