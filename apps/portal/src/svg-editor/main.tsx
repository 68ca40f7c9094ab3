import { styleNonce } from '@panome/ui/theme';
import { createRoot } from 'react-dom/client';
import { followAppearance } from '../shared/theme/appearanceStore.ts';
import { EditorApp } from './EditorApp.tsx';

// As in the main page: said before the first schema is made, and where the scroll lock looks for its nonce.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
Object.assign(window, { __webpack_nonce__: styleNonce() });
followAppearance();
createRoot(document.getElementById('root')!).render(<EditorApp />);
