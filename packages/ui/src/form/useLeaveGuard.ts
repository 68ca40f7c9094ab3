import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab is closed or reloaded while input would be lost.
 *
 * It knows no router: a page that can be left by a link asks by itself, with the same flag.
 *
 * @param unsaved - Whether anything would be lost now.
 */
export function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
