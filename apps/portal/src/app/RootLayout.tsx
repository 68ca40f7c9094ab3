import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { cancelPending } from '../shared/api/pending.ts';
import { useCall } from '../shared/api/useCall.ts';
import { arrival } from '../shared/page/arrival.ts';
import { session } from '../shared/session/sessionStore.ts';
import { builtRoutes } from './builtRoutes.ts';
import { needsSession } from './needsSession.ts';
import { SkipLink } from './SkipLink.tsx';

/** New page: to the top, or to `?anchor=` (decision E-50). Back and forward keep the browser's own position. */
function useScroll(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    arrival.mark();
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
  useEffect(() => {
    const anchor = new URLSearchParams(search).get('anchor');
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [pathname, search]);
}

/** When the session ends: nothing of it stays in memory, and the person lands where the page can still be read (decision E-02). */
function useSessionEnd(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { mutate } = useSWRConfig();
  const here = useRef(location);
  useEffect(() => void (here.current = location), [location]);
  useEffect(
    () =>
      session.onEnd((reason) => {
        cancelPending();
        void mutate(() => true, undefined, { revalidate: false });
        const { pathname, search } = here.current;
        const back = reason === 'expired' && needsSession(builtRoutes, pathname);
        void navigate(back ? `/user/login?redirect=${encodeURIComponent(`${pathname}${search}`)}&expired=1` : '/', { replace: reason === 'expired' });
      }),
    [mutate, navigate],
  );
}

/** While the portal is under maintenance every page is the maintenance page; it leads back by itself. */
function useMaintenance(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data } = useCall('isMaintain', {}, { refreshInterval: 60_000 });
  useEffect(() => {
    if (data?.is_maintain === 1 && pathname !== '/maintain') void navigate(`/maintain?redirect=${encodeURIComponent(`${pathname}${search}`)}`, { replace: true });
  }, [data, navigate, pathname, search]);
}

export function RootLayout() {
  useScroll();
  useSessionEnd();
  useMaintenance();
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}
