import { useEffect, useMemo, useRef, useState } from 'react';
import { listboxStyles, type Option } from '../listbox/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './Combobox.css.ts';
import { ComboboxOption } from './ComboboxOption.tsx';
import { rowsOf } from './rowsOf.ts';

const overscan = 6;
/** More rows than the list is high in any density. */
const most = 16;

export type ComboboxListProps = {
  /** The id of the control, by which list and options get theirs. */
  id: string;
  /** The id of the words that name the list. */
  labelledBy: string;
  /** What is listed; any number. */
  options: readonly Option[];
  /** Whether an option is among the chosen ones. */
  isChosen: (value: string) => boolean;
  /** Several may be chosen: each option has a box to be ticked. */
  multiple?: boolean;
  /** The option that the keys point at. */
  current: Option | undefined;
  /** The pointer came to an option. */
  onPoint: (value: string) => void;
  /** An option was pressed. */
  onChoose: (option: Option) => void;
};

/** The id of an option's element, by its place. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** The listbox; draws only the rows near what is seen, so that thousands cost as much as ten. */
export function ComboboxList({
  id,
  labelledBy,
  options,
  isChosen,
  multiple = false,
  current,
  onPoint,
  onChoose,
}: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(0);
  const rows = useMemo(() => rowsOf(options), [options]);
  const currentRow = useMemo(
    () => rows.findIndex((row) => row.kind === 'option' && row.option === current),
    [rows, current],
  );
  // The density decides how high a row is; the browser has already laid them out.
  const rowHeight = () => (list.current?.firstElementChild?.clientHeight ?? 0) / rows.length || 1;

  useEffect(() => {
    const element = list.current;
    if (!element || currentRow < 0) return;
    const height = (element.firstElementChild?.clientHeight ?? 0) / rows.length;
    const start = currentRow * height;
    const padding = Number.parseFloat(getComputedStyle(element).paddingBlockEnd);
    if (start < element.scrollTop) element.scrollTop = currentRow <= 1 ? 0 : start;
    else if (start + height + 2 * padding > element.scrollTop + element.clientHeight)
      element.scrollTop = start + height + 2 * padding - element.clientHeight;
  }, [currentRow, rows.length]);

  const first = Math.max(0, Math.min(from, rows.length - most) - overscan);
  const visible = rows
    .slice(first, from + most + overscan)
    .map((row, index) => ({ row, place: inlineVars({ [styles.place]: String(first + index) }) }));
  const groups = Map.groupBy(visible, ({ row }) => (row.kind === 'group' ? row.label : row.option.group));
  return (
    <div
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      className={listboxStyles.list}
      id={`${id}-list`}
      onScroll={(event) => setFrom(Math.floor(event.currentTarget.scrollTop / rowHeight()))}
      ref={list}
      role="listbox"
      tabIndex={-1}
    >
      <div className={styles.space} role="presentation" style={inlineVars({ [styles.rows]: String(rows.length) })}>
        {Array.from(groups, ([group, members]) => (
          <div aria-label={group} key={group ?? ''} role={group ? 'group' : 'presentation'}>
            {members.map(({ row, place }) =>
              row.kind === 'group' ? (
                <div
                  aria-hidden
                  className={`${styles.row} ${listboxStyles.group}`}
                  key={`group-${row.label}`}
                  style={place}
                >
                  {row.label}
                </div>
              ) : (
                <ComboboxOption
                  count={options.length}
                  highlighted={row.option === current}
                  id={optionId(id, row.index)}
                  key={row.option.value}
                  multiple={multiple}
                  onChoose={() => onChoose(row.option)}
                  onPoint={() => onPoint(row.option.value)}
                  option={row.option}
                  position={row.index + 1}
                  selected={isChosen(row.option.value)}
                  style={place}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
