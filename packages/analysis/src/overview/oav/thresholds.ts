import type { Message, Records } from '../../model/index.ts';
import { findColumn, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { OavOptions } from './oav.schema.ts';

export type Threshold = { readonly value: number; readonly notes: readonly string[] };
export type Thresholds = {
  readonly of: ReadonlyMap<string, Threshold>;
  readonly noted: boolean;
  readonly used: Readonly<Record<'compound' | 'threshold' | 'note', string>>;
  readonly messages: readonly Message[];
};

/** Names as they are compared: without case and outer blanks. */
export const plainName = (name: string): string => name.trim().toLowerCase();

/** The odour threshold of each compound; of several in one table the first. @throws {InputError} */
export function readThresholds(records: Records, options: OavOptions): Thresholds {
  const note = findColumn(
    records,
    options.note,
    {
      option: 'note_column',
      label: '香韵列',
      names:
        /^(odou?r|odou?rs|notes?|aroma|odou?rnote|odou?rdescription|description|flavou?r|香韵|香气|气味|气味描述|香型|香气描述)$/u,
    },
    false,
  );
  const threshold = pickNumbers(records, options.threshold, {
    option: 'threshold_column',
    label: '阈值列',
    names: /^(threshold|odou?rthreshold|ot|odt|阈值|气味阈值|香气阈值)$/u,
    fallback: true,
    taken: [note],
  });
  const compound = pickText(records, options.compound, {
    option: 'compound_column',
    label: '化合物列',
    names: /^(compounds?|names?|metabolites?|features?|化合物|化合物名|物质|名称|香气物质)$/u,
    fallback: true,
    taken: [note, threshold],
  });
  const of = new Map<string, Threshold>();
  let [bad, doubles] = [0, 0];
  compound.text.forEach((text, row) => {
    const name = plainName(text);
    const value = threshold.numbers[row]!;
    if (name === '' || !(value > 0)) bad += 1;
    else if (of.has(name)) doubles += 1;
    else
      of.set(name, {
        value,
        notes: [
          ...new Set(
            (note?.text[row] ?? '')
              .split(/[、;；,，/|]/u)
              .map((one) => one.trim())
              .filter(Boolean),
          ),
        ],
      });
  });
  if (of.size === 0)
    throw refusal('no-threshold', `“${threshold.name}”列没有大于 0 的阈值`, '请检查“化合物列”与“阈值列”是否选对');
  const messages: Message[] = [];
  if (bad > 0) messages.push({ level: 'info', text: `阈值表有 ${bad} 行没有化合物名或阈值不大于 0，未使用` });
  if (doubles > 0) messages.push({ level: 'warning', text: `阈值表有 ${doubles} 行的化合物重复，只取最先的一行` });
  return {
    of,
    noted: [...of.values()].some(({ notes }) => notes.length > 0),
    used: { compound: compound.name, threshold: threshold.name, note: note?.name ?? '' },
    messages,
  };
}
