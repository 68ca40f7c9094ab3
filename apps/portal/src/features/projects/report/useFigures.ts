import { useEffect, useRef, useState, type RefObject } from 'react';
import { reportText as text } from './report.text.ts';
import { minute } from '../../../shared/format/durations.ts';

export type Figure = { readonly src: string; readonly caption: string };

type FigureActs = {
  readonly onOpen: (index: number) => void;
  /** A picture failed to load: its signed address has expired. */
  readonly onOver: () => void;
};

/** Asks for new addresses at most once in this time, however many pictures fail. */
const pause = minute;

/** The pictures of an article. Each becomes a button that opens it, for the pointer and for keys. */
export function useFigures(article: RefObject<HTMLElement | null>, acts: FigureActs): readonly Figure[] {
  const [figures, setFigures] = useState<readonly Figure[]>([]);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    const element = article.current;
    if (!element) return undefined;
    let asked = 0;
    const pictures = () => [...element.querySelectorAll<HTMLImageElement>('figure img')];
    const read = () => {
      const found = pictures().map((picture, index) => {
        const caption =
          picture.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ||
          picture.alt ||
          text.figure(index + 1);
        picture.tabIndex = 0;
        picture.role = 'button';
        picture.ariaLabel = text.zoom(caption);
        return { src: picture.src, caption };
      });
      setFigures((before) =>
        before.length === found.length && before.every(({ src }, index) => src === found[index]!.src) ? before : found,
      );
    };
    const open = (event: Event) => {
      const index = pictures().findIndex((picture) => picture === event.target);
      if (index < 0 || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      latest.current.onOpen(index);
    };
    const miss = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || Date.now() - asked < pause) return;
      asked = Date.now();
      latest.current.onOver();
    };
    const watch = new MutationObserver(read);
    watch.observe(element, { childList: true, subtree: true });
    read();
    element.addEventListener('click', open);
    element.addEventListener('keydown', open);
    // A picture's failure does not bubble.
    element.addEventListener('error', miss, true);
    return () => {
      watch.disconnect();
      element.removeEventListener('click', open);
      element.removeEventListener('keydown', open);
      element.removeEventListener('error', miss, true);
    };
  });
  return figures;
}
