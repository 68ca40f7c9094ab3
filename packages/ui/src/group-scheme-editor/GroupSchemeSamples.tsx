import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuTrigger } from '../menu/index.ts';
import type { SampleGroup, Target } from './groupScheme.ts';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText } from './GroupSchemeEditor.text.ts';
import { dragTypes } from './GroupSchemePlace.tsx';
import { GroupSchemeTargets } from './GroupSchemeTargets.tsx';

type GroupSchemeSamplesProps = {
  label: string;
  /** Where these samples are. */
  place: Target;
  groups: readonly SampleGroup[];
  samples: readonly string[];
  selected: readonly string[];
  /** With Shift, `range` holds the samples among which those since the last tick are meant. */
  onSelect: (sample: string, on: boolean, range: readonly string[] | undefined) => void;
  onMove: (to: Target, sample: string) => void;
};

/** The samples of one place: each can be ticked, dragged to another place, or moved by its menu. */
export function GroupSchemeSamples({ groups, label, onMove, onSelect, place, samples, selected }: GroupSchemeSamplesProps) {
  const text = useText(groupSchemeEditorText);
  const list = useRef<HTMLUListElement>(null);
  const shift = useRef(false);
  const move = (to: Target, at: number) => {
    // The row goes away with its button: the focus goes on to the next one, so that moving several is quick.
    const next = samples[at + 1] ?? samples[at - 1];
    [...(list.current?.children ?? [])].find((row) => row.getAttribute('data-sample') === next)?.querySelector('button')?.focus();
    onMove(to, samples[at]!);
  };
  if (samples.length === 0) return <p className={styles.none}>{text.empty}</p>;
  return (
    <ul aria-label={label} className={styles.samples} onClickCapture={(event) => (shift.current = event.shiftKey)} ref={list} role="list">
      {samples.map((sample, at) => (
        <li data-sample={sample} key={sample}>
          <div className={styles.sample} draggable onDragStart={(event) => event.dataTransfer.setData(dragTypes.sample, sample)} role="presentation">
            <Checkbox checked={selected.includes(sample)} label={sample} onCheckedChange={(on) => onSelect(sample, on === true, shift.current ? samples : undefined)} />
            <span className={styles.more}>
              <Menu>
                <MenuTrigger>
                  <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label={text.options(sample)} size="xsmall" />
                </MenuTrigger>
                <MenuContent align="end">
                  <GroupSchemeTargets from={place} groups={groups} onMove={(to) => move(to, at)} />
                </MenuContent>
              </Menu>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
