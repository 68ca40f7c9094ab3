import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../shared/page/Boundary.tsx';
import { useSessionExpired } from '../shared/session/useSession.ts';
import { useLayoutChoice } from '../shared/theme/layoutStore.ts';
import { frameDialogs, useFrameDialog, type FrameDialog } from './frameDialogs.ts';
import { isTyping } from './isTyping.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/Palette.tsx')).Palette }));
const DisplaySettings = lazy(async () => ({
  default: (await import('./display-settings/DisplaySettings.tsx')).DisplaySettings,
}));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts/Shortcuts.tsx')).Shortcuts }));

const SessionDialog = lazy(async () => ({
  default: (await import('./session-dialog/SessionDialog.tsx')).SessionDialog,
}));

/** What is in the document but not seen, such as a list that is closed, is not in the way. */
const modalIsOpen = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].some((layer) =>
    layer.checkVisibility(),
  );

/**
 * Ctrl+K searches from anywhere; `?` shows the keys, where letters are not being typed and were not switched off (WCAG
 * 2.1.4).
 */
function useFrameKeys(): void {
  const { letterKeys } = useLayoutChoice();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
        event.preventDefault();
        if (!modalIsOpen()) frameDialogs.open('palette');
      } else if (
        (key === '?' || key === '？') &&
        letterKeys &&
        !ctrlKey &&
        !metaKey &&
        !altKey &&
        !isTyping(event.target) &&
        !modalIsOpen()
      ) {
        event.preventDefault();
        frameDialogs.open('shortcuts');
      }
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [letterKeys]);
}

/** Going to another page, as by the browser's back, closes what stood over the one before; a login is still needed. */
function useClosedByLeaving(dialog: FrameDialog | undefined): void {
  const { pathname } = useLocation();
  const over = useRef(pathname);
  useEffect(() => {
    if (over.current === pathname) return;
    over.current = pathname;
    if (dialog !== undefined && dialog !== 'session') frameDialogs.close();
  }, [dialog, pathname]);
}

/** Search, display settings, the list of keys and the login over the page, each loaded when it is first opened. */
export function FrameDialogs() {
  const dialog = useFrameDialog();
  const expired = useSessionExpired();
  useFrameKeys();
  useClosedByLeaving(dialog);
  useEffect(() => (expired ? frameDialogs.open('session') : undefined), [expired]);
  return (
    // A dialog that cannot be loaded, or breaks, is closed; the page below it goes on working (FE-01).
    <Boundary fallback={() => null} key={dialog ?? ''}>
      <Suspense>
        {dialog === 'session' && expired && <SessionDialog onClose={frameDialogs.close} />}
        {dialog === 'palette' && <Palette onClose={frameDialogs.close} />}
        {dialog === 'settings' && <DisplaySettings onClose={frameDialogs.close} />}
        {dialog === 'shortcuts' && <Shortcuts onClose={frameDialogs.close} />}
      </Suspense>
    </Boundary>
  );
}
