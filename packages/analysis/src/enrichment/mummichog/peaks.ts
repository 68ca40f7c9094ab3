import { differenceHeadings } from '../../headings/index.ts';
import type { Message, Records } from '../../model/index.ts';
import { findColumn, parameter, pickNumbers, refusal, requireShares } from '../../records/index.ts';
import type { Mode } from './adducts.ts';
import type { MummichogOptions } from './mummichog.schema.ts';

/** Peaks with an m/z and a p-value, in the order of the file. */
export type Peaks = {
  readonly mz: Float64Array;
  readonly p: Float64Array;
  /** `NaN` where there is none. */
  readonly rt: Float64Array;
  readonly mode: readonly Mode[];
  readonly timed: boolean;
  readonly used: Readonly<Record<'mz' | 'p' | 'rt' | 'mode', string>>;
  readonly messages: readonly Message[];
};

const names = {
  mz: /^(mz|m\/z|mass|masstocharge|precursormz|featuremz|质荷比|mzmed)$/u,
  rt: /^(rt|rtime|rtmed|retentiontime|time|保留时间|rtmin|rtsec)$/u,
  mode: /^(mode|polarity|ionmode|ionization|charge|离子模式|模式|极性)$/u,
};

/** @throws {InputError} When a column is missing, an m/z or p-value cannot be one, or no row can be used. */
export function readPeaks(records: Records, { columns, mode }: MummichogOptions): Peaks {
  const mz = pickNumbers(records, columns.mz, { option: 'mz_column', label: 'm/z 列', names: names.mz });
  const p = pickNumbers(records, columns.p, {
    option: 'p_value_column',
    label: 'P 值列',
    names: differenceHeadings.p,
    taken: [mz],
  });
  const rt = findColumn(
    records,
    columns.rt,
    { option: 'rt_column', label: '保留时间列', names: names.rt, taken: [mz, p] },
    true,
  );
  const modes = findColumn(
    records,
    columns.mode,
    { option: 'mode_column', label: '离子模式列', names: names.mode, taken: [mz, p, rt] },
    false,
  );
  requireShares(p, 'p_value_column');
  const light = mz.numbers.findIndex((value) => value <= 0);
  if (light >= 0)
    throw parameter(
      { option: 'mz_column' },
      `“${mz.name}”列第 ${light + 1} 行的值 ${mz.text[light]} 不大于 0，不是 m/z`,
      '请检查“m/z 列”是否选对',
    );
  const rows = Array.from(mz.numbers.keys()).filter(
    (row) => Number.isFinite(mz.numbers[row]!) && Number.isFinite(p.numbers[row]!),
  );
  if (rows.length === 0) throw refusal('no-rows', `没有一行同时有“${mz.name}”与“${p.name}”`, '请检查各列是否选对');
  const modeOf = (row: number): Mode => {
    const word = modes?.text[row]?.trim().toLowerCase() ?? '';
    if (word === '') return mode;
    if (/^(?:pos|\+|1$|正|esi\+)/u.test(word)) return 'positive';
    if (/^(?:neg|-|−|负|esi-)/u.test(word)) return 'negative';
    throw parameter(
      { option: 'mode_column' },
      `“${modes!.name}”列第 ${row + 1} 行的“${modes!.text[row]}”看不出是正离子还是负离子`,
      '请写作 pos 或 neg',
    );
  };
  const left = records.rows - rows.length;
  const take = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row]!);
  return {
    mz: take(mz.numbers),
    p: take(p.numbers),
    rt: rt ? take(rt.numbers!) : new Float64Array(rows.length).fill(Number.NaN),
    mode: rows.map(modeOf),
    timed: rt !== null,
    used: { mz: mz.name, p: p.name, rt: rt?.name ?? '', mode: modes?.name ?? '' },
    messages: left > 0 ? [{ level: 'info', text: `${left} 行缺少 m/z 或 P 值，未参与` }] : [],
  };
}
