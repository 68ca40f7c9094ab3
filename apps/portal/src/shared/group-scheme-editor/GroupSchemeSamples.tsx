import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { Checkbox } from '@panome/ui/checkbox';
import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuTrigger } from '@panome/ui/menu';
import { TruncatedName } from '@panome/ui/truncated-name';
import type { SampleGroup, Target } from './groupScheme.ts';
import * as styles from './GroupSchemeEditor.css.ts';
import { groupSchemeEditorText as text } from './groupSchemeEditor.text.ts';
import { dragTypes } from './GroupSchemePlace.tsx';
import { GroupSchemeTargets } from './GroupSchemeTargets.tsx';
import { useSampleKeys } from './useSampleKeys.ts';

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
  /** The last samples are about to go: somebody else has to take the focus. */
  onEmptied: () => void;
};

/** The samples of one place: each can be ticked, dragged to another place, or moved by its menu. */
export function GroupSchemeSamples({
  groups,
  label,
  onEmptied,
  onMove,
  onSelect,
  place,
  samples,
  selected,
}: GroupSchemeSamplesProps) {
  const list = useRef<HTMLUListElement>(null);
  const shift = useRef(false);
  const keys = useSampleKeys(samples);
  const move = (to: Target, at: number) => {
    // The row goes away with its button: the focus goes on to the next one that stays, so that moving several is quick.
    const sample = samples[at]!;
    const stays = (other: string) => other !== sample && !(selected.includes(sample) && selected.includes(other));
    const next = samples.slice(at).find(stays) ?? samples.slice(0, at).findLast(stays);
    if (next === undefined) onEmptied();
    else
      [...(list.current?.children ?? [])]
        .find((row) => row.getAttribute('data-sample') === next)
        ?.querySelector('input')
        ?.focus();
    onMove(to, sample);
  };
  if (samples.length === 0) return <p className={styles.none}>{text.empty}</p>;
  return (
    // The samples are the controls; their events are heard in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      aria-label={label}
      className={styles.samples}
      onClickCapture={(event) => (shift.current = event.shiftKey)}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      ref={list}
      role="list"
    >
      {samples.map((sample, at) => (
        <li data-sample={sample} key={sample}>
          <div
            className={styles.sample}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(dragTypes.sample, sample)}
            role="presentation"
          >
            <Checkbox
              checked={selected.includes(sample)}
              label={<TruncatedName>{sample}</TruncatedName>}
              onCheckedChange={(on) => onSelect(sample, on === true, shift.current ? samples : undefined)}
              tabIndex={keys.tabIndex(sample)}
            />
            <span className={styles.more}>
              <Menu>
                <MenuTrigger>
                  <IconButton
                    icon={<Ellipsis size={16} strokeWidth={1.5} />}
                    label={text.options(sample)}
                    size="xsmall"
                    tabIndex={keys.tabIndex(sample)}
                  />
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
