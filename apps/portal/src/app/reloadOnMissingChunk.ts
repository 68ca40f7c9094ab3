import { minute } from '../shared/format/durations.ts';
import { serverAnswers } from '../shared/routing/loadPart.ts';
import { unsavedPages } from '../shared/routing/unsavedPages.ts';

const key = 'panome.reloaded';

/** Whether the page was not loaded again within the last minute; from now on it was. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < minute) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * After an update the old page asks for files that are gone: it is loaded again, once. A second failure within a minute
 * is shown by the page's error boundary instead of looping (REL-10). Without an answer of the server the files are not
 * gone, and loading again would leave nothing but the browser's own error page (FE-02).
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    void serverAnswers().then((answers) => {
      // What is not saved must not be lost for it: the bar above the page says that there is a new version.
      if (answers && !unsavedPages.any() && mayReload()) window.location.reload();
    });
  });
}
