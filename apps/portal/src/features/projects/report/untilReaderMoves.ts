/** How long what has no size of its own may take to come in, in ms. */
const patience = 5_000;
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
const keys = [' ', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp', 'Tab'];

/** Whether an input scrolls. A press on the page's root is one on its scroll bar. */
const scrolls = (event: Event) =>
  event instanceof KeyboardEvent
    ? keys.includes(event.key)
    : event.type !== 'pointerdown' || event.target === document.documentElement;

/**
 * Holds a heading where it was led to while the article above it still grows, and tells when the reader takes over.
 *
 * @returns how to stop, without a word.
 */
export function untilReaderMoves(article: HTMLElement, heading: HTMLElement, onMove: () => void): () => void {
  let known = article.offsetHeight;
  const watch = new ResizeObserver(() => {
    if (article.offsetHeight === known) return;
    known = article.offsetHeight;
    heading.scrollIntoView();
  });
  const timer = setTimeout(() => watch.disconnect(), patience);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, end);
  };
  const end = (event: Event) => {
    if (!scrolls(event)) return;
    stop();
    onMove();
  };
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  watch.observe(article);
  return stop;
}
