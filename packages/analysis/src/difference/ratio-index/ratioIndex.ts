import { resolveLevels, runMultiGroup } from '../multi-group/index.ts';
import { integerColumn, matrixTable, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Options, Records, RunContext, Table } from '../../model/index.ts';
import { findColumn, parameter, refusal } from '../../records/index.ts';
import { evaluate, featuresOf, FormulaError, namesOf, parseFormula, type Formula } from './formula.ts';
import { readRatioIndexOptions, type RatioIndexOptions } from './ratioIndex.schema.ts';

type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly records?: Records | undefined };
/** A formula as it was given, and its name when it has one. */
type Given = { readonly name: string; readonly text: string };
/** A line of the table of formulas; `formula` is `null` when it cannot be read, and `why` says it. */
type Index = { readonly name: string; readonly text: string; readonly formula: Formula | null; readonly why: string };
type Counts = { readonly computed: number; readonly missing: number; readonly zero: number; readonly domain: number };

const most = 500;

/** Formulas typed one a line, as `name = formula` or the formula alone. */
function typedFormulas(typed: string): Given[] {
  return typed
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = Math.max(line.indexOf('='), line.indexOf('＝'));
      return at > 0 ? { name: line.slice(0, at).trim(), text: line.slice(at + 1).trim() } : { name: '', text: line };
    });
}

/** The rows of the table of formulas that have one. @throws {InputError} When it has none. */
function listedFormulas(records: Records, { formula, name }: RatioIndexOptions): Given[] {
  const named = findColumn(
    records,
    name,
    {
      option: 'name_column',
      label: '指标名列',
      names: /^(index|indices|indexname|name|names|ratio|指标|指标名|名称|比值|指数)$/u,
    },
    false,
  );
  const column =
    findColumn(
      records,
      formula,
      {
        option: 'formula_column',
        label: '公式列',
        names: /^(formula|formulas|formulae|expression|equation|公式|表达式|算式|计算公式)$/u,
        taken: [named],
      },
      false,
    ) ??
    records.columns.filter((one) => one !== named && !one.numbers).at(-1) ??
    named;
  if (!column) throw refusal('no-formula', '公式表没有一列是文字', '请提供含公式的表，如：指标,公式');
  const rows = Array.from(column.text.keys()).filter((row) => column.text[row]!.trim() !== '');
  if (rows.length === 0) throw refusal('no-rows', `“${column.name}”列没有公式`, '请在每行写一个公式，如 Kyn/Trp');
  return rows.map((row) => ({
    name: named && named !== column ? named.text[row]!.trim() : '',
    text: column.text[row]!.trim(),
  }));
}

/** @throws {InputError} When no formula can be read, or fewer than two groups have samples. */
export function readIndices({ groups, matrix, records }: Inputs, options: RatioIndexOptions): readonly Index[] {
  resolveLevels(matrix, groups);
  const given = [...typedFormulas(options.typed), ...(records ? listedFormulas(records, options) : [])];
  if (given.length === 0)
    throw parameter({ option: 'formulas' }, '还没有公式', '请在“公式”中写一个，如 Kyn/Trp，或提供公式表');
  if (given.length > most)
    throw refusal('too-many-formulas', `有 ${given.length} 个公式，最多 ${most} 个`, '请分几次计算');
  const names = namesOf(matrix.ids);
  const taken = new Map<string, number>();
  const indices = given.map(({ name, text }): Index => {
    const own = name || text;
    const count = (taken.get(own) ?? 0) + 1;
    taken.set(own, count);
    try {
      const read = parseFormula(text, names);
      if (featuresOf(read).length === 0) throw new FormulaError('公式中没有特征');
      return { name: count > 1 ? `${own} (${count})` : own, text, formula: read, why: '' };
    } catch (error) {
      if (error instanceof FormulaError)
        return { name: count > 1 ? `${own} (${count})` : own, text, formula: null, why: error.message };
      throw error;
    }
  });
  if (indices.every((one) => one.formula === null))
    throw refusal(
      'no-formula-read',
      `没有一个公式能计算：${indices[0]!.text}（${indices[0]!.why}）`,
      '请使公式中的名称与数据表第一列一致；含空格、连字符的名称可写成 [名称]',
    );
  return indices;
}

/**
 * Indices of every sample by formulas of features, and whether they differ among the groups.
 *
 * @throws {InputError} When no formula can be read, or fewer than two groups have samples.
 */
export function ratioIndex(inputs: Inputs, raw: Options, context: RunContext): MethodOutput {
  const options = readRatioIndexOptions(raw);
  const indices = readIndices(inputs, options);
  const { groups, matrix } = inputs;
  const width = matrix.samples.length;
  const read = indices.filter((one): one is Index & { readonly formula: Formula } => one.formula !== null);
  const values = new Float64Array(read.length * width);
  const counts = read.map(({ formula }, at): Counts => {
    const count = { computed: 0, missing: 0, zero: 0, domain: 0 };
    for (let sample = 0; sample < width; sample += 1) {
      const found = evaluate(formula, (row) => {
        const own = matrix.values[row * width + sample]!;
        return options.logged ? 2 ** own : own;
      });
      const untransformable = found.fault === '' && options.transform === 'log2' && !(found.value > 0);
      count[found.fault || (untransformable ? 'domain' : 'computed')] += 1;
      values[at * width + sample] = untransformable
        ? Number.NaN
        : options.transform === 'log2'
          ? Math.log2(found.value)
          : found.value;
    }
    return count;
  });
  const table: Matrix = {
    idName: '指标',
    ids: read.map(({ name }) => name),
    samples: matrix.samples,
    values,
    annotations: [],
  };
  const tested = runMultiGroup({ matrix: table, groups }, raw, context);
  const total = (key: keyof Counts): number => counts.reduce((sum, one) => sum + one[key], 0);
  const unread = indices.filter(({ formula }) => formula === null);
  const messages: Message[] = [];
  if (unread.length > 0)
    messages.push({
      level: 'warning',
      text: `${unread.length} 个公式没有计算：${unread
        .slice(0, 4)
        .map(({ text, why }) => `${text}（${why}）`)
        .join('；')}${unread.length > 4 ? ' 等' : ''}`,
    });
  if (total('zero') > 0)
    messages.push({ level: 'warning', text: `${total('zero')} 个值的分母为 0，记为缺失，没有加小数` });
  if (total('domain') > 0)
    messages.push({ level: 'warning', text: `${total('domain')} 个值取不了对数或平方根，记为缺失` });
  if (total('missing') > 0) messages.push({ level: 'info', text: `${total('missing')} 个值因公式中的特征缺失而缺失` });
  const words = options.transform === 'log2' ? '指标的 log2，算不出的为空' : '按公式算出的指标，算不出的为空';

  return {
    tables: [formulaTable(indices, read, counts, matrix), matrixTable(table, '各样本的指标', words), ...tested.tables],
    removed: [
      ...unread.map(({ name, why }) => ({ kind: 'feature' as const, id: name, reason: why })),
      ...tested.removed,
    ],
    messages: [...messages, ...tested.messages.filter(({ text }) => !text.startsWith('只有两组'))],
    facts: {
      ...tested.facts,
      indices: read.length,
      unread: unread.length,
      values: read.length * width,
      zero: total('zero'),
      domain: total('domain'),
      missing: total('missing'),
      formulas: read
        .slice(0, 8)
        .map(({ name, text }) => (name === text ? text : `${name} = ${text}`))
        .join('；'),
    },
  };
}

function formulaTable(
  indices: readonly Index[],
  read: readonly Index[],
  counts: readonly Counts[],
  { ids }: Matrix,
): Table {
  const of = (key: keyof Counts): Float64Array =>
    Float64Array.from(indices, (one) => counts[read.indexOf(one)]?.[key] ?? Number.NaN);
  return tableOf('formulas', '公式', [
    textColumn(
      'index',
      '指标',
      indices.map(({ name }) => name),
      { help: '指标名；重复的加上序号，没有名称时为公式' },
    ),
    textColumn(
      'formula',
      '公式',
      indices.map(({ text }) => text),
      { help: '公式，照所给的写法' },
    ),
    textColumn(
      'features',
      '所用特征',
      indices.map(({ formula }) =>
        formula
          ? featuresOf(formula)
              .map((row) => ids[row]!)
              .join('、')
          : '',
      ),
      { help: '公式中读出的特征，请核对是否认对' },
    ),
    integerColumn('computed', '算出的样本数', of('computed'), { help: '有值的样本数' }),
    integerColumn('missing', '缺失', of('missing'), { help: '因公式中的特征缺失而没有值的样本数' }),
    integerColumn('zero', '分母为 0', of('zero'), { help: '因分母为 0 而没有值的样本数' }),
    integerColumn('domain', '取不了对数', of('domain'), { help: '因对数或平方根没有意义而没有值的样本数' }),
    textColumn(
      'reason',
      '未计算的原因',
      indices.map(({ why }) => why),
      { help: '公式读不出的原因，读出的为空' },
    ),
  ]);
}
