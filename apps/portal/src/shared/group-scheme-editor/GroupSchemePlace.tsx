import { useState, type DragEvent, type ReactNode } from 'react';
import * as styles from './GroupSchemeEditor.css.ts';

/** What a drag carries: the name of a sample, or the place of a group. */
export const dragTypes = { sample: 'text/x-panome-sample', group: 'text/x-panome-group' } as const;

type GroupSchemePlaceProps = {
  label: string;
  onSampleDrop: (sample: string) => void;
  /** Gets the place of the group that was dropped here; left out where no group can stand. */
  onGroupDrop?: (from: number) => void;
  children: ReactNode;
};

/** One card of samples that takes what is dropped on it. */
export function GroupSchemePlace({ children, label, onGroupDrop, onSampleDrop }: GroupSchemePlaceProps) {
  const [over, setOver] = useState(false);
  const accepts = ({ dataTransfer: { types } }: DragEvent) =>
    types.includes(dragTypes.sample) || (onGroupDrop !== undefined && types.includes(dragTypes.group));
  const handleDrop = (event: DragEvent) => {
    if (!accepts(event)) return;
    event.preventDefault();
    setOver(false);
    const sample = event.dataTransfer.getData(dragTypes.sample);
    if (sample) onSampleDrop(sample);
    else onGroupDrop?.(Number(event.dataTransfer.getData(dragTypes.group)));
  };
  return (
    // The menus do what a drop does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      className={styles.place}
      data-over={over ? '' : undefined}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDrop={handleDrop}
    >
      {children}
    </section>
  );
}
