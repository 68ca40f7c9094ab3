import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

reloadOnMissingChunk();
createRoot(document.getElementById('root')!).render(<App />);
