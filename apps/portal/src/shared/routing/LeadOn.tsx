import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openTabs } from './openTabs.ts';
import { tabKey } from './tabKey.ts';

/** A page that only leads on to another: its address and its tab become those of the other page. */
export function LeadOn({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useEffectEvent(() => {
    openTabs.leave(tabKey(pathname, search));
    void navigate(to, { replace: true });
  });
  useEffect(() => go(), [to]);
  return null;
}
