import { createRoot } from 'react-dom/client';
import { App } from './App';

// In development, reload the page when you save a file.
import.meta.hot?.on('vite:beforeUpdate', () => location.reload());

createRoot(document.getElementById('root')!).render(<App />);
