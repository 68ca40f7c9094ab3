import { darkTokens, lightTokens } from '@panome/tokens';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
const read = (): 'light' | 'dark' => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The theme of the page: a canvas does not follow CSS by itself. */
export const useChartTheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read, () => 'light');

/** What lies behind and on a figure in this theme. */
export const chartGround = (theme: 'light' | 'dark') => {
  const { chart } = theme === 'dark' ? darkTokens : lightTokens;
  return { background: chart.bg, text: chart.text };
};
