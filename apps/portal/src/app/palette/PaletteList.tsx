import { listboxStyles } from '@panome/ui/listbox';
import { useEffect, useRef } from 'react';
import { MenuIcon } from '../menuIcons.tsx';
import { paletteText as text } from './palette.text.ts';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';
import * as styles from './Palette.css.ts';

type PaletteListProps = {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** All that can be chosen, in the order of the groups. */
  readonly entries: readonly PaletteItem[];
  /** The place of the one that Enter chooses; -1 for none. */
  readonly current: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (item: PaletteItem) => void;
  readonly onPoint: (id: string) => void;
};

/** The found things under their headings; the keys are read by the field. */
export function PaletteList({ current, entries, groups, id, onChoose, onPoint, optionId }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, entries]);
  const membersOf = ({ items, label, retry }: PaletteGroup) =>
    entries.filter((entry) => items.includes(entry) || (retry && entry.id === `retry ${label}`));
  return (
    <div
      aria-busy={groups.some(({ loading }) => loading)}
      aria-label={text.results}
      className={styles.list}
      id={`${id}-list`}
      ref={list}
      role="listbox"
    >
      {groups.map((group) => {
        const members = membersOf(group);
        if (members.length === 0 && !group.loading) return null;
        return (
          <div
            {...(members.length > 0 ? { 'aria-label': group.label, role: 'group' } : { 'aria-hidden': true })}
            key={group.label}
          >
            <div aria-hidden className={listboxStyles.group}>
              {group.label}
              {group.loading && <span className={styles.loading}>……</span>}
            </div>
            {members.map((item) => {
              const index = entries.indexOf(item);
              return (
                // The focus stays in the field, which reads the keys and names this element by `aria-activedescendant`.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  aria-selected={index === current}
                  className={styles.option}
                  data-highlighted={index === current ? '' : undefined}
                  id={optionId(index)}
                  key={item.id}
                  onClick={() => onChoose(item)}
                  onMouseDown={(event) => event.preventDefault()}
                  onPointerMove={index === current ? undefined : () => onPoint(item.id)}
                  role="option"
                >
                  <span aria-hidden className={styles.icon}>
                    <MenuIcon name={item.icon} size={16} />
                  </span>
                  <span className={styles.title}>{item.title}</span>
                  {item.help && <span className={styles.help}>{item.help}</span>}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
