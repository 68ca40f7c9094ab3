import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { cancelPending } from '../shared/api/pending.ts';
import { useCall } from '../shared/api/useCall.ts';
import { arrival } from '../shared/page/arrival.ts';
import { unsavedPages } from '../shared/routing/unsavedPages.ts';
import { session } from '../shared/session/sessionStore.ts';
import { frameRules } from './frameRules.ts';
import { landingOf } from './landing.ts';
import { MainFrame } from './kept/MainFrame.tsx';
import { standsOutside } from './builtOutside.ts';
import { SkipLink } from './SkipLink.tsx';
import { minute } from '../shared/format/durations.ts';

/**
 * A page outside the main frame begins at its top, and its title takes the focus; the frame does the same for its own
 * pages.
 */
function useArrival(outside: boolean): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useLayoutEffect(() => {
    if (outside && !first.current) {
      arrival.mark();
      window.scrollTo(0, 0);
    }
    first.current = false;
  }, [outside, pathname]);
}

/**
 * When the session ends: nothing of it stays in memory, and the person lands where the page can still be read (decision
 * E-02).
 */
function useSessionEnd(outside: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { mutate } = useSWRConfig();
  const here = useRef({ location, outside });
  useEffect(() => void (here.current = { location, outside }), [location, outside]);
  useEffect(() => {
    // The page stays, under a dialog, where it needs the session or holds what is not saved.
    session.decideBy(
      () => !here.current.outside && (frameRules.needsSession(here.current.location.pathname) || unsavedPages.any()),
    );
    return session.onEnd((reason) => {
      cancelPending();
      void mutate(() => true, undefined, { revalidate: false });
      const page = here.current.location;
      void navigate(landingOf(reason, page, frameRules.needsSession(page.pathname)), { replace: reason === 'expired' });
    });
  }, [mutate, navigate]);
}

/**
 * Somebody else has logged in, perhaps in another tab: nothing that was read for the former person is shown to this one
 * (FE-09).
 */
function useOwnDataOnly(): void {
  const { mutate } = useSWRConfig();
  const user = useRef(session.get()?.email);
  useEffect(
    () =>
      session.subscribe(() => {
        const next = session.get()?.email;
        const before = user.current;
        user.current = next;
        if (before && next && before !== next) void mutate(() => true, undefined, { revalidate: true });
      }),
    [mutate],
  );
}

/** While the portal is under maintenance every page is the maintenance page; it leads back by itself. */
function useMaintenance(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data } = useCall('isMaintain', {}, { refreshInterval: minute });
  useEffect(() => {
    // An administrator may have to log in to end it.
    if (data?.is_maintain === 1 && pathname !== '/maintain' && pathname !== '/user/login')
      void navigate(`/maintain?redirect=${encodeURIComponent(`${pathname}${search}`)}`, { replace: true });
  }, [data, navigate, pathname, search]);
}

export function RootLayout() {
  const { pathname } = useLocation();
  const outside = standsOutside(pathname);
  useArrival(outside);
  useSessionEnd(outside);
  useOwnDataOnly();
  useMaintenance();
  return (
    <>
      <SkipLink />
      <MainFrame shown={!outside} />
      <Outlet />
    </>
  );
}
