import type { ColumnCondition } from '@panome/analysis/rules';
import { formatNumber } from '@panome/charts/wording';
import { Slider } from '@panome/ui/slider';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterColumn } from '../filterTypes.ts';
import { conditionOfRange, rangeOf } from './ruleDraft.ts';

type NumberFacetProps = {
  readonly column: FilterColumn;
  readonly condition: ColumnCondition | undefined;
  readonly onChange: (condition: ColumnCondition | undefined) => void;
};

/** About a hundred steps from end to end, of a round size. */
function stepOf(min: number, max: number): number {
  const rough = (max - min) / 100;
  return rough > 0 ? 10 ** Math.floor(Math.log10(rough)) : 1;
}
/** Without the last digits that a double adds to a decimal. */
const plain = (value: number): number => Number(value.toPrecision(12));

/** The spread of a column of numbers, with a handle at either end of what is wanted. */
export function NumberFacet({ column, condition, onChange }: NumberFacetProps) {
  const { histogram, label, max: greatest, min: least, name } = column;
  const step = stepOf(least ?? 0, greatest ?? 0);
  const min = plain(Math.floor((least ?? 0) / step) * step);
  const max = plain(Math.ceil((greatest ?? 0) / step) * step);
  const wanted = rangeOf(condition, min, max);
  // Where the handles are while they are dragged, until the condition says it.
  const [drag, setDrag] = useState({ from: 0, to: 0, of: '' });
  const said = wanted.join(' ');
  const [from, to] = drag.of === said ? [drag.from, drag.to] : wanted;
  if (least === null || greatest === null || min === max)
    return (
      <Text size="secondary" tone="subtle">
        {least === null ? text.noNumbers : formatNumber(least)}
      </Text>
    );
  return (
    <>
      <Histogram bins={histogram} from={from} label={text.histogram(label)} max={greatest} min={least} to={to} />
      <Slider
        label={text.range(label)}
        labelHidden
        max={max}
        min={min}
        onValueChange={([low, high]) => setDrag({ from: plain(low!), to: plain(high!), of: said })}
        onValueCommit={([low, high]) => onChange(conditionOfRange(name, [plain(low!), plain(high!)], min, max))}
        step={step}
        value={[from, to]}
      />
    </>
  );
}

type HistogramProps = {
  readonly bins: readonly number[];
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
};

/** How often the values occur; bars outside of the wanted range are pale. */
function Histogram({ bins, from, label, max, min, to }: HistogramProps) {
  // The root keeps rare values in sight beside a frequent one.
  const highest = Math.sqrt(Math.max(1, ...bins));
  const width = 100 / bins.length;
  const valueAt = (bin: number) => min + ((max - min) * bin) / bins.length;
  return (
    <svg aria-label={label} className={styles.histogram} preserveAspectRatio="none" role="img" viewBox="0 0 100 40">
      {bins.map((count, bin) => {
        const height = (Math.sqrt(count) / highest) * 40;
        const kept = valueAt(bin + 1) >= from && valueAt(bin) <= to;
        return (
          <rect
            className={styles.bars}
            data-kept={kept ? '' : undefined}
            height={height}
            // The place of a bar is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            key={bin}
            width={width * 0.85}
            x={bin * width}
            y={40 - height}
          />
        );
      })}
    </svg>
  );
}
