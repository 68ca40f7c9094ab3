/** Where letters belong to a text, or to a list that is searched by typing. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="listbox"], [role="tree"], [role="menu"]',
  ) !== null;
