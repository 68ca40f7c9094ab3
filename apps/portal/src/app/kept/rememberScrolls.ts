/** Elements that leave the document forget how far they were scrolled; this remembers it for all of them in a page. */
export function rememberScrolls(page: HTMLElement) {
  const places = new Map<Element, { readonly left: number; readonly top: number }>();
  page.addEventListener(
    'scroll',
    ({ target }) => {
      // Leaving the document also scrolls to 0 and sends the event, which must not be remembered.
      if (target instanceof Element && target.isConnected)
        places.set(target, { left: target.scrollLeft, top: target.scrollTop });
    },
    { capture: true, passive: true },
  );
  return {
    restore: () => {
      for (const [element, place] of places) {
        if (page.contains(element)) Object.assign(element, { scrollLeft: place.left, scrollTop: place.top });
        else places.delete(element);
      }
    },
  };
}
