import { isAway } from '../shared/routing/loadPart.ts';
import { loadCentre } from './loadCentre.ts';
import { loadMain } from './loadMain.ts';
import { rowOf } from './pageRoutes.tsx';
import { pages } from './pages.ts';

/** Fetches the code behind an address; what fails here is fetched, and told, when the page is opened. */
export function preloadPage(address: string): void {
  const row = rowOf(address);
  if (!row || isAway()) return;
  const frames = row.layout === 'centre' ? [loadMain, loadCentre] : [loadMain];
  for (const load of [...frames, pages[row.path]]) void load?.().catch(() => undefined);
}
