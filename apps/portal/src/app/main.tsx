import { styleNonce } from '@panome/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followAppearance } from '../shared/theme/appearanceStore.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

// zod asks whether it may compile code, and the page's policy answers with a report: said before the first schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
// Where the scroll lock of dialogs and lists looks for the nonce of its style element.
Object.assign(window, { __webpack_nonce__: styleNonce() });
reloadOnMissingChunk();
followAppearance();
createRoot(document.getElementById('root')!).render(<App />);
