import { placeElement } from '@panome/ui/overlay';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import * as styles from './Grid.css.ts';

type ChoiceListProps = {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly active: number;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (choice: string) => void;
};

/** The choices of a cell, in the top layer so that the frame does not cut them off. */
export function ChoiceList({ active, anchor, choices, id, label, onChoose }: ChoiceListProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !anchor.current) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const rect = anchor.current.getBoundingClientRect();
    element.style.minWidth = `${Math.round(rect.width)}px`;
    placeElement(element, rect, { side: 'bottom', align: 'start', gap: 2, fit: true });
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div aria-label={label} className={styles.list} id={id} popover="manual" ref={box} role="listbox">
      {choices.map((choice, at) => (
        // The input keeps the focus and has the keys.
        <div
          aria-selected={at === active}
          className={styles.option}
          id={`${id}-${at}`}
          key={choice}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(choice);
          }}
          role="option"
          tabIndex={-1}
        >
          {choice}
        </div>
      ))}
    </div>
  );
}
