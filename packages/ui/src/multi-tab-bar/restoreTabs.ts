import type { PageTab } from './PageTab.ts';
import { startTabs, type TabsState } from './tabsState.ts';

/** A text for the session storage. What is unsaved does not outlive the page, so the marks are left out. */
export function serializeTabs({ tabs, value }: TabsState): string {
  return JSON.stringify({ value, tabs: tabs.map(({ dirty: _gone, ...tab }) => tab) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTab = (entry: unknown): entry is PageTab =>
  isObject(entry) && typeof entry['id'] === 'string' && entry['id'] !== '' && typeof entry['title'] === 'string';

/**
 * The pages of an earlier visit, or `undefined` when nothing usable was kept.
 *
 * @param text - What `serializeTabs` gave, as the storage hands it back; anybody may have written there.
 * @param isKnown - Whether a page can still be opened; entries for which it says no are left out.
 * @param most - How many are taken, the first ones; 30 by default.
 */
export function restoreTabs<Tab extends PageTab>(
  text: string | null,
  isKnown: (tab: PageTab) => tab is Tab,
  most?: number,
): TabsState<Tab> | undefined;
export function restoreTabs(
  text: string | null,
  isKnown: (tab: PageTab) => boolean,
  most?: number,
): TabsState | undefined;
export function restoreTabs(text: string | null, isKnown: (tab: PageTab) => boolean, most = 30): TabsState | undefined {
  const kept = parse(text ?? '');
  if (!isObject(kept) || !Array.isArray(kept['tabs'])) return undefined;
  const seen = new Set<string>();
  const tabs = kept['tabs']
    .filter(isTab)
    .filter((tab) => isKnown(tab) && !seen.has(tab.id) && seen.add(tab.id))
    .slice(0, most);
  if (tabs.length === 0) return undefined;
  return startTabs(tabs, tabs.find(({ id }) => id === kept['value'])?.id);
}
