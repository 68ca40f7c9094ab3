import { useEffect, useState } from 'react';
import { useLayoutChoice } from '../shared/theme/layoutStore.ts';
import { stepsAside } from './stepsAside.ts';

/**
 * Whether the bar scrolls with the page, stays, or has stepped aside while the reader scrolls down. It comes back with
 * a scroll up and with the focus.
 */
export function useHeaderPlace(): 'static' | 'fixed' | 'aside' {
  const { autoHideHeader, fixedHeader } = useLayoutChoice();
  const hides = fixedHeader && autoHideHeader;
  const [aside, setAside] = useState(false);
  useEffect(() => {
    if (!hides) return;
    let before = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const from = before;
      setAside((was) => stepsAside(was, from, now));
      before = now;
    };
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('header, [role="tablist"]')) setAside(false);
    };
    window.addEventListener('scroll', follow, { passive: true });
    document.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', show);
    };
  }, [hides]);
  if (!fixedHeader) return 'static';
  return hides && aside ? 'aside' : 'fixed';
}
