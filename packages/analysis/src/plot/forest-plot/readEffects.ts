import type { RecordColumn, Records } from '../../model/index.ts';
import { classesOf, findColumn, parameter, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { ForestOptions, Measure } from './forestPlot.schema.ts';

/**
 * Rows with a name and an estimate, in the order of drawing; values as they are drawn (ratios, not their logarithms).
 */
export type Effects = {
  readonly measure: Measure;
  readonly names: Readonly<Record<'label' | 'estimate' | 'group' | 'weight', string>>;
  readonly label: readonly string[];
  readonly group: readonly string[];
  readonly groups: readonly string[];
  readonly estimate: Float64Array;
  /** `NaN` where the table gives no interval. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly weight: Float64Array | null;
  readonly texts: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly left: number;
};

const ratios =
  /^(or|rr|hr|irr|ror|rateratio|oddsratio|riskratio|hazardratio|relativerisk|expcoef|比值比|优势比|风险比|危险比|相对危险度|相对风险|率比).*$/u;
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_.·()（）[\]-]/gu, '');

/** Whether effects lie on a logarithmic axis and are put together as logarithms. */
export const isRatio = (measure: Measure): boolean => measure === 'ratio' || measure === 'log-ratio';

/**
 * @throws {InputError} When a column cannot be found, an interval does not hold its estimate, a ratio is not above 0,
 * or no row is complete.
 */
export function readEffects(records: Records, options: ForestOptions): Effects {
  const estimate = pickNumbers(records, options.estimate, {
    option: 'estimate_column',
    label: '效应值列',
    names:
      /^(or|rr|hr|irr|estimate|effect|est|es|beta|coef|smd|md|yi|oddsratio|hazardratio|riskratio|效应值|估计值|比值比|风险比|效应量|均值差)$/u,
    fallback: true,
  });
  const low = pickNumbers(records, options.low, {
    option: 'low_column',
    label: '区间下限列',
    names: /^(low|lower|cilow|lowerci|lcl|ll|ci95low|lower95|95cilow|cilower|下限|区间下限|95%下限|置信下限)$/u,
    taken: [estimate],
  });
  const high = pickNumbers(records, options.high, {
    option: 'high_column',
    label: '区间上限列',
    names: /^(high|upper|cihigh|upperci|ucl|ul|ci95high|upper95|95cihigh|ciupper|上限|区间上限|95%上限|置信上限)$/u,
    taken: [estimate, low],
  });
  const label = pickText(records, options.label, {
    option: 'label_column',
    label: '名称列',
    names: /^(study|name|label|term|variable|subgroup|trial|名称|研究|变量|亚组|项目)$/u,
    fallback: true,
    taken: [estimate, low, high],
  });
  const weight =
    options.weight === ''
      ? null
      : pickNumbers(records, options.weight, { option: 'weight_column', label: '权重列', names: /$^/u });
  const group =
    options.group === ''
      ? null
      : findColumn(records, options.group, { option: 'group_column', label: '亚组列', names: /$^/u }, false);
  const measure =
    options.measure === 'auto' ? (ratios.test(plain(estimate.name)) ? 'ratio' : 'difference') : options.measure;
  const beside = options.texts.flatMap((chosen, at) =>
    chosen === ''
      ? []
      : [
          pickText(records, chosen, {
            option: at === 0 ? 'text_column' : 'text2_column',
            label: `旁注列${'一二'[at]!}`,
            names: /$^/u,
          }),
        ],
  );

  const usable = Array.from(estimate.numbers.keys()).filter(
    (row) => label.text[row] !== '' && !Number.isNaN(estimate.numbers[row]!),
  );
  if (usable.length === 0)
    throw refusal('no-rows', `没有一行同时有“${label.name}”与“${estimate.name}”`, '请检查“名称列”与“效应值列”是否选对');
  const drawn = (column: RecordColumn & { readonly numbers: Float64Array }) =>
    measure === 'log-ratio' ? column.numbers.map(Math.exp) : column.numbers;
  const [centres, lows, highs] = [drawn(estimate), drawn(low), drawn(high)];
  for (const row of usable) checkRow(row, { estimate, low, high }, measure);
  if (weight) checkWeights(weight, usable);

  const groups = group
    ? [...new Set(usable.map((row) => classesOf(group)[row]!))].toSorted((a, b) => Number(a === '') - Number(b === ''))
    : [''];
  const place = (row: number): number => (group ? groups.indexOf(classesOf(group)[row]!) : 0);
  const rows = usable.toSorted(
    (a, b) => place(a) - place(b) || (options.order === 'estimate' ? centres[b]! - centres[a]! : 0) || a - b,
  );
  const take = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row]!);
  const intervals = rows.map((row) => !Number.isNaN(lows[row]!) && !Number.isNaN(highs[row]!));
  return {
    measure,
    names: { label: label.name, estimate: estimate.name, group: group?.name ?? '', weight: weight?.name ?? '' },
    groups,
    label: rows.map((row) => label.text[row]!),
    group: rows.map((row) => (group ? classesOf(group)[row]! : '')),
    estimate: take(centres),
    // An interval with one end missing counts as none.
    low: take(lows).map((value, i) => (intervals[i] ? value : Number.NaN)),
    high: take(highs).map((value, i) => (intervals[i] ? value : Number.NaN)),
    weight: weight ? take(weight.numbers) : null,
    texts: beside.map((column) => ({ name: column.name, values: rows.map((row) => column.text[row]!) })),
    left: records.rows - usable.length,
  };
}

type Three = Readonly<Record<'estimate' | 'low' | 'high', RecordColumn & { readonly numbers: Float64Array }>>;

function checkRow(row: number, { estimate, high, low }: Three, measure: Measure): void {
  const [centre, from, to] = [estimate.numbers[row]!, low.numbers[row]!, high.numbers[row]!];
  for (const column of measure === 'ratio' ? [estimate, low, high] : []) {
    if (!(column.numbers[row]! <= 0)) continue;
    throw parameter(
      { option: 'measure' },
      `“${column.name}”列第 ${row + 1} 行的值 ${column.text[row]} 不大于 0，不能作为比值画在对数轴上`,
      '请把“效应值的类型”改为“比值的自然对数”或“差值”，或改正这一行',
    );
  }
  if (from > centre || to < centre) {
    throw refusal(
      'interval',
      `第 ${row + 1} 行的效应值 ${estimate.text[row]} 不在区间 ${low.text[row]}～${high.text[row]} 之内`,
      '请检查“效应值列”“区间下限列”“区间上限列”是否选对，或改正这一行',
    );
  }
}

function checkWeights(weight: RecordColumn & { readonly numbers: Float64Array }, rows: readonly number[]): void {
  const bad = rows.find((row) => weight.numbers[row]! < 0);
  if (bad !== undefined)
    throw parameter(
      { option: 'weight_column' },
      `“${weight.name}”列第 ${bad + 1} 行的权重 ${weight.text[bad]} 为负`,
      '请改选权重列，或改正这一行',
    );
}
