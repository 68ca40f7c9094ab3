/** Messages lie inside the topmost modal but are no part of it. */
export const messages = 'data-messages';

/** What happens on a message does not close the window below it. */
export const inMessages = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${messages}]`) !== null;
