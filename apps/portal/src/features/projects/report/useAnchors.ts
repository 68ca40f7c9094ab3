import { useCallback, useEffect, useState, type RefObject } from 'react';
import { readAnchor } from './readAnchor.ts';
import { untilReaderMoves } from './untilReaderMoves.ts';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const headingOf = (article: HTMLElement, id: string) =>
  article.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(id)}"]`);

/** The part that is led to. Each asking is an object of its own: the same part can be asked for again. */
type Asked = {
  readonly id: string;
  /** Asked for by a press in the page, not by its address. */
  readonly byHand: boolean;
};

/**
 * Where reading begins, in px from the top of the window: below where a heading comes to stand; at the end of the page,
 * which brings nothing further up, at the end of the window.
 */
function eyeAt(margin: number): number {
  const { innerHeight, scrollY } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return isAtEnd ? innerHeight : Math.max(innerHeight / 4, margin + 1);
}

/**
 * Which part of an article is being read, and the way to another. What was asked for is the one being read until the
 * reader moves on: a page that ends cannot bring its last headings up, and what loads above them pushes them away.
 *
 * @param wanted - Where the address leads once the article is there.
 */
export function useAnchors(
  article: RefObject<HTMLElement | null>,
  entries: readonly { readonly id: string }[],
  wanted: string,
) {
  const [asked, setAsked] = useState<Asked>({ id: wanted, byHand: false });
  const [read, setRead] = useState('');

  // The article comes after the page, with its sanitiser: the way to a part of it waits for that.
  useEffect(() => {
    const element = article.current;
    if (!element || asked.id === '') return undefined;
    let letGo = () => {};
    const arrive = () => {
      const heading = headingOf(element, asked.id);
      if (!heading) return;
      watch.disconnect();
      if (asked.byHand) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      heading.scrollIntoView({ behavior: asked.byHand && !calm() ? 'smooth' : 'auto' });
      letGo = untilReaderMoves(element, heading, () => setAsked({ id: '', byHand: true }));
    };
    const watch = new MutationObserver(arrive);
    watch.observe(element, { childList: true, subtree: true });
    arrive();
    return () => {
      watch.disconnect();
      letGo();
    };
  }, [article, asked, entries]);

  useEffect(() => {
    const frame = { asked: 0 };
    const look = () => {
      frame.asked = 0;
      if (!article.current) return;
      const headings = entries.map(({ id }) => ({ id, heading: headingOf(article.current!, id) }));
      const tops = headings.map(({ heading, id }) => ({ id, top: heading?.getBoundingClientRect().top ?? Infinity }));
      const margin = headings.find(({ heading }) => heading)?.heading;
      setRead(readAnchor(tops, eyeAt(margin ? parseFloat(getComputedStyle(margin).scrollMarginBlockStart) : 0)));
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

  const goTo = useCallback((id: string) => setAsked({ id, byHand: true }), []);
  return { current: entries.some(({ id }) => id === asked.id) ? asked.id : read, goTo };
}
