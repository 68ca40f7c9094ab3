/** How long figures may take to come in, in ms. */
const patience = 5_000;
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Holds a heading where it was led to while figures above it load and push it down, until the reader takes over. @returns how to stop. */
export function keepInSight(article: HTMLElement, heading: HTMLElement): () => void {
  let known = article.offsetHeight;
  const watch = new ResizeObserver(() => {
    if (article.offsetHeight === known) return;
    known = article.offsetHeight;
    heading.scrollIntoView();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  watch.observe(article);
  return stop;
}
