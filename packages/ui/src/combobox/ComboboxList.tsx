import { useEffect, useMemo, useRef, useState } from 'react';
import { listboxStyles, type Option } from '../listbox/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './Combobox.css.ts';
import { ComboboxOption } from './ComboboxOption.tsx';
import { rowsOf } from './rowsOf.ts';

const rowHeight = 32;
const overscan = 6;
const viewport = 320;

export type ComboboxListProps = {
  id: string;
  labelledBy: string;
  options: readonly Option[];
  chosen: string | undefined;
  current: Option | undefined;
  onPoint: (value: string) => void;
  onChoose: (option: Option) => void;
};

/** The id of an option's element, by its place. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The listbox; draws only the rows near what is seen, so that thousands cost as much as ten. */
export function ComboboxList({ id, labelledBy, options, chosen, current, onPoint, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rows = useMemo(() => rowsOf(options), [options]);
  const currentRow = rows.findIndex((row) => row.kind === 'option' && row.option === current);

  useEffect(() => {
    const element = list.current;
    if (!element || currentRow < 0) return;
    const start = currentRow * rowHeight;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + rowHeight > element.scrollTop + element.clientHeight) element.scrollTop = start + rowHeight - element.clientHeight + overscan;
  }, [currentRow]);

  const from = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const shown = rows.slice(from, Math.ceil((top + viewport) / rowHeight) + overscan);
  return (
    <div aria-labelledby={labelledBy} className={listboxStyles.list} id={id} onScroll={(event) => setTop(event.currentTarget.scrollTop)} ref={list} role="listbox" tabIndex={-1}>
      <div className={styles.space} role="presentation" style={inlineVars({ [styles.extent]: `${rows.length * rowHeight}px` })}>
        {shown.map((row, index) => {
          const place = inlineVars({ [styles.offset]: `${(from + index) * rowHeight}px` });
          if (row.kind === 'group')
            return (
              <div className={`${styles.row} ${listboxStyles.group}`} key={`group-${row.label}`} role="presentation" style={place}>
                {row.label}
              </div>
            );
          const { option, index: at } = row;
          return (
            <ComboboxOption
              count={options.length}
              highlighted={option === current}
              id={optionId(id, at)}
              key={option.value}
              onChoose={() => onChoose(option)}
              onPoint={() => onPoint(option.value)}
              option={option}
              position={at + 1}
              selected={option.value === chosen}
              style={place}
            />
          );
        })}
      </div>
    </div>
  );
}
