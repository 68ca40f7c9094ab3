import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepInSight } from './keepInSight.ts';
import { readAnchor } from './readAnchor.ts';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const headingOf = (article: HTMLElement, id: string) => article.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(id)}"]`);

/** Which part of an article is being read, and the way to another. `wanted` is where the address leads once the article is there. */
export function useAnchors(article: RefObject<HTMLElement | null>, entries: readonly { readonly id: string }[], wanted: string) {
  const [current, setCurrent] = useState('');
  const asked = useRef(wanted);
  useEffect(() => void (asked.current = wanted), [wanted]);
  const letGo = useRef(() => {});
  useEffect(() => () => letGo.current(), []);
  const goTo = useCallback(
    (id: string) => {
      const heading = article.current && headingOf(article.current, id);
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' });
      letGo.current();
      letGo.current = keepInSight(article.current!, heading);
      return true;
    },
    [article],
  );

  useEffect(() => {
    const frame = { asked: 0 };
    const look = () => {
      frame.asked = 0;
      if (!article.current) return;
      const tops = entries.map(({ id }) => ({ id, top: headingOf(article.current!, id)?.getBoundingClientRect().top ?? Infinity }));
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setCurrent(readAnchor(tops, window.innerHeight, atEnd ? asked.current : undefined));
    };
    const ask = () => {
      frame.asked ||= requestAnimationFrame(look);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame.asked);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [article, entries]);

  // The article comes after the page, with its sanitiser: the way to a part of it waits for that.
  useEffect(() => {
    const element = article.current;
    if (!element || wanted === '') return undefined;
    const arrive = () => {
      const heading = headingOf(element, wanted);
      if (!heading) return;
      watch.disconnect();
      heading.scrollIntoView();
      letGo.current();
      letGo.current = keepInSight(element, heading);
    };
    const watch = new MutationObserver(arrive);
    watch.observe(element, { childList: true, subtree: true });
    arrive();
    return () => watch.disconnect();
    // Later changes of the address are made by `goTo`, which has led there already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [article, entries]);

  return { current, goTo };
}
