import type { KeyboardEvent } from 'react';

const withControl = ({ ctrlKey, metaKey, key }: KeyboardEvent, letter: string) =>
  (ctrlKey || metaKey) && key.toLowerCase() === letter;
const isField = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');

/** Ctrl+C where no text is marked and none is being typed: that text would be what is meant. */
export const isCopyKey = (event: KeyboardEvent): boolean =>
  withControl(event, 'c') && !isField(event.target) && getSelection()?.isCollapsed !== false;

export const isSelectAllKey = (event: KeyboardEvent): boolean => withControl(event, 'a') && !event.shiftKey;
