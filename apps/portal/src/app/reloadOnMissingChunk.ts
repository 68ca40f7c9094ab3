import { unsavedPages } from '../shared/routing/unsavedPages.ts';
import { minute } from '../shared/format/durations.ts';

const key = 'panome.reloaded';

/**
 * After an update the old page asks for files that are gone: it is loaded again, once. A second failure within a minute
 * is shown by the page's error boundary instead of looping (REL-10).
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // What is not saved must not be lost for it: the bar above the page says that there is a new version.
    if (unsavedPages.any()) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < minute) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
