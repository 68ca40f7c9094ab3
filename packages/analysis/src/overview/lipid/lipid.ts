import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Table } from '../../model/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { amountsOf, levelsOf, meanAt, readLipids, sumRows, type ReadLipids } from './amounts.ts';
import type { LipidOptions } from './lipid.schema.ts';

type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined };
type Level = ReturnType<typeof levelsOf>[number];
/** Two levels, and the log2 of the ratio of their means. */
type Pair = { readonly reference: Level; readonly test: Level } | null;

const others = '其他';

/** @throws {InputError} When no name can be read or a group is not there. */
export function checkLipid(
  { groups, matrix }: Inputs,
  options: LipidOptions,
): { readonly read: ReadLipids; readonly levels: readonly Level[]; readonly pair: Pair } {
  const read = readLipids(matrix, options);
  const levels = levelsOf(matrix, groups);
  if (levels.length === 0)
    throw new InputError([
      {
        code: 'no-sample',
        severity: 'error',
        input: 'groups',
        what: '数据表的样本都不在分组中',
        remedy: '请检查两个文件的样本名是否一致',
      },
    ]);
  const named = (name: string, label: string): Level | undefined => {
    if (name === '') return undefined;
    const found = levels.find((level) => level.name === name);
    if (!found)
      throw new InputError(
        [
          {
            code: 'option-value',
            severity: 'error',
            input: label === '参照组' ? 'reference' : 'test_group',
            what: `分组中没有“${name}”`,
            remedy: `请把“${label}”设为其中之一：${levels.map((level) => level.name).join('、')}`,
          },
        ],
        'parameter',
      );
    return found;
  };
  const reference = named(options.reference, '参照组') ?? levels.find(({ name }) => name !== options.testGroup)!;
  const test = named(options.testGroup, '比较组') ?? levels.find((level) => level !== reference);
  if (test && test === reference)
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'test_group',
          what: `参照组与比较组都是“${test.name}”`,
          remedy: '请选择两个不同的组',
        },
      ],
      'parameter',
    );
  return { read, levels, pair: groups && test ? { reference, test } : null };
}

/**
 * Amounts of lipid classes in every sample, and how they lie over chain length and unsaturation, from the names alone.
 *
 * @throws {InputError} When no name can be read, an amount is negative or a group is not there.
 */
export function lipid(inputs: Inputs, options: LipidOptions): MethodOutput {
  const { levels, pair, read } = checkLipid(inputs, options);
  const { matrix } = inputs;
  const { lipids, unread } = read;
  const values = amountsOf(
    matrix,
    lipids.map(({ row }) => row),
    options.logged,
  );
  const labels = [...new Set(lipids.map(({ label }) => label))];
  const sums = sumRows(
    values,
    lipids.map(({ label }) => labels.indexOf(label)),
    labels.length,
  );
  const totals = matrix.samples.map((_, sample) => sums.reduce((sum, own) => sum + (own[sample]! || 0), 0));
  // A class without a value in a sample that has others makes up none of it.
  const shares = sums.map((own) =>
    own.map((value, sample) => (totals[sample]! > 0 ? (value || 0) / totals[sample]! : Number.NaN)),
  );
  const all = Int32Array.from(matrix.samples.keys());
  const order = labels
    .map((_, at) => at)
    .toSorted((a, b) => (meanAt(shares[b]!, all) || 0) - (meanAt(shares[a]!, all) || 0) || a - b);
  const shown = order.length > options.top ? order.slice(0, options.top) : order;
  const rest = order.slice(shown.length);
  const unit = options.relative ? shares : sums;
  const restRow =
    rest.length > 0
      ? sumRows(
          rest.map((at) => unit[at]!),
          rest.map(() => 0),
          1,
        )
      : [];
  const names = [...shown.map((at) => labels[at]!), ...(rest.length > 0 ? [others] : [])];
  const rows = [...shown.map((at) => unit[at]!), ...restRow];
  const messages: Message[] = [];
  if (unread.length > 0)
    messages.push({
      level: unread.length > 0.3 * matrix.ids.length ? 'warning' : 'info',
      text: `${unread.length} 个名称读不出，未参与：${unread
        .slice(0, 4)
        .map(({ id, reason }) => `${id}（${reason}）`)
        .join('、')}${unread.length > 4 ? ' 等' : ''}`,
    });
  const missing = values.reduce((sum, own) => sum + own.filter(Number.isNaN).length, 0);
  if (missing > 0) messages.push({ level: 'info', text: `${missing} 个缺失值不计入各类之和` });

  return {
    tables: [
      compositionTable(names, rows, matrix.samples, options.relative),
      meansTable(names, rows, levels, options.relative),
      classTable({ labels, order, read, shares, sums, pair, all }),
      profileTable(
        read,
        values,
        order.map((at) => labels[at]!),
        pair,
        all,
      ),
      speciesTable(read, values, pair, all),
      unreadTable(unread),
    ],
    removed: unread.map(({ id, reason }) => ({ kind: 'feature' as const, id, reason })),
    messages,
    facts: {
      species: lipids.length,
      unread: unread.length,
      classes: labels.length,
      samples: matrix.samples.length,
      groups: inputs.groups ? levels.length : 0,
      missing,
      listed: shown.length,
      first: labels[order[0]!]!,
      first_share: meanAt(shares[order[0]!]!, all),
      reference: pair?.reference.name ?? '',
      test_group: pair?.test.name ?? '',
      molecular: lipids.filter(({ lipid: { chains } }) => chains.length > 0).length,
    },
  };
}

/** log2 of the ratio of the means; `NaN` where one of them is missing or 0. */
function changeOf(values: Float64Array, pair: Pair): number {
  if (!pair) return Number.NaN;
  const [reference, test] = [meanAt(values, pair.reference.columns), meanAt(values, pair.test.columns)];
  return reference > 0 && test > 0 ? Math.log2(test / reference) : Number.NaN;
}

const unitWords = (relative: boolean): string => (relative ? '该类占样本脂质总量的比例，0 到 1' : '该类各脂质之和');
const changeWords = (pair: Pair): string =>
  pair ? `log2（${pair.test.name} 的均值 ÷ ${pair.reference.name} 的均值）` : '没有分组，不计算差异倍数';

function compositionTable(
  names: readonly string[],
  rows: readonly Float64Array[],
  samples: readonly string[],
  relative: boolean,
): Table {
  return tableOf('composition', '各样本的类别组成', [
    textColumn('class', '类别', names, { help: '脂质类别的简写；“其他”是没有单独列出的类别之和' }),
    ...samples.map((sample, at) =>
      numberColumn(
        sample,
        sample,
        Float64Array.from(rows, (own) => own[at]!),
        { help: unitWords(relative) },
      ),
    ),
  ]);
}

function meansTable(
  names: readonly string[],
  rows: readonly Float64Array[],
  levels: readonly Level[],
  relative: boolean,
): Table {
  const cells = levels.flatMap(({ columns, name }) =>
    names.map((label, at) => {
      const own = Array.from(columns, (column) => rows[at]![column]!).filter((value) => !Number.isNaN(value));
      const mean = arithmeticMean(own);
      return {
        group: name,
        label,
        n: own.length,
        mean,
        sd: sampleSd(own),
      };
    }),
  );
  return tableOf('means', '各组的平均组成', [
    textColumn(
      'group',
      '分组',
      cells.map(({ group }) => group),
      { help: '分组方案中的组；没有分组时为“全部”' },
    ),
    textColumn(
      'class',
      '类别',
      cells.map(({ label }) => label),
      { help: '脂质类别的简写' },
    ),
    numberColumn(
      'mean',
      '平均值',
      Float64Array.from(cells, ({ mean }) => mean),
      { help: `组内各样本的算术平均；${unitWords(relative)}` },
    ),
    numberColumn(
      'sd',
      '标准差',
      Float64Array.from(cells, ({ sd }) => sd),
      { help: '组内各样本的标准差（n − 1）；只有一个样本时为空' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(cells, ({ n }) => n),
      { help: '该组有值的样本数' },
    ),
  ]);
}

type Classes = {
  readonly labels: readonly string[];
  readonly order: readonly number[];
  readonly read: ReadLipids;
  readonly shares: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  readonly pair: Pair;
  readonly all: Int32Array;
};

function classTable({ all, labels, order, pair, read: { lipids }, shares, sums }: Classes): Table {
  const of = (label: string) => lipids.filter((one) => one.label === label);
  const column = (value: (at: number) => number): Float64Array => Float64Array.from(order, value);
  const type = (at: number) => of(labels[at]!)[0]!.lipid;
  const words = { '': '', O: '（醚键）', P: '（烯醚键）' } as const;
  return tableOf('classes', '类别', [
    textColumn(
      'class',
      '类别',
      order.map((at) => labels[at]!),
      { help: '脂质类别的简写，平均占比大的在前' },
    ),
    textColumn(
      'name',
      '名称',
      order.map(
        (at) => `${type(at).type.name}${labels[at]!.endsWith(`-${type(at).linkage}`) ? words[type(at).linkage] : ''}`,
      ),
      { help: '类别的中文名称' },
    ),
    textColumn(
      'category',
      '大类',
      order.map((at) => type(at).type.category),
      { help: 'LIPID MAPS 的大类' },
    ),
    integerColumn(
      'species',
      '脂质数',
      column((at) => of(labels[at]!).length),
      { help: '名称属于该类的脂质个数' },
    ),
    numberColumn(
      'share',
      '平均占比',
      column((at) => meanAt(shares[at]!, all)),
      { help: '该类占样本脂质总量的比例，各样本的平均' },
    ),
    numberColumn(
      'amount',
      '平均总量',
      column((at) => meanAt(sums[at]!, all)),
      { help: '该类各脂质之和，各样本的平均' },
    ),
    numberColumn(
      'log2fc',
      'log2 FC',
      column((at) => changeOf(sums[at]!, pair)),
      { help: `该类总量的${changeWords(pair)}` },
    ),
    numberColumn(
      'share_log2fc',
      '占比的 log2 FC',
      column((at) => changeOf(shares[at]!, pair)),
      { help: `该类占比的${changeWords(pair)}` },
    ),
  ]);
}

/** Species of one class with the same total carbons and double bonds, taken together. */
function profileTable(
  { lipids }: ReadLipids,
  values: readonly Float64Array[],
  order: readonly string[],
  pair: Pair,
  all: Int32Array,
): Table {
  const keys = [
    ...new Map(
      lipids.map(({ label, lipid: { carbons, doubleBonds } }) => [
        `${label}|${carbons}|${doubleBonds}`,
        { label, carbons, doubleBonds },
      ]),
    ),
  ].toSorted(
    ([, a], [, b]) =>
      order.indexOf(a.label) - order.indexOf(b.label) || a.carbons - b.carbons || a.doubleBonds - b.doubleBonds,
  );
  const placeOf = new Map(keys.map(([key], at) => [key, at]));
  const places = lipids.map(({ label, lipid: { carbons, doubleBonds } }) =>
    placeOf.get(`${label}|${carbons}|${doubleBonds}`)!,
  );
  const sums = sumRows(values, places, keys.length);
  const cells = keys.map(([, key]) => key);
  return tableOf('profile', '链长与不饱和度', [
    textColumn(
      'class',
      '类别',
      cells.map(({ label }) => label),
      { help: '脂质类别的简写，平均占比大的在前' },
    ),
    integerColumn(
      'carbons',
      '总碳数',
      Float64Array.from(cells, ({ carbons }) => carbons),
      { help: '各脂肪链的碳数之和' },
    ),
    integerColumn(
      'double_bonds',
      '总双键数',
      Float64Array.from(cells, ({ doubleBonds }) => doubleBonds),
      { help: '各脂肪链的双键数之和，烯醚键的双键不计' },
    ),
    integerColumn(
      'species',
      '脂质数',
      Float64Array.from(cells, (_, at) => places.filter((place) => place === at).length),
      { help: '合并在一起的脂质个数' },
    ),
    numberColumn(
      'amount',
      '平均量',
      Float64Array.from(sums, (own) => meanAt(own, all)),
      { help: '这些脂质之和，各样本的平均' },
    ),
    numberColumn(
      'log2fc',
      'log2 FC',
      Float64Array.from(sums, (own) => changeOf(own, pair)),
      { help: changeWords(pair) },
    ),
  ]);
}

function speciesTable({ lipids }: ReadLipids, values: readonly Float64Array[], pair: Pair, all: Int32Array): Table {
  const number = (of: (at: number) => number): Float64Array => Float64Array.from(lipids, (_, at) => of(at));
  return tableOf('species', '脂质', [
    textColumn(
      'feature',
      '脂质',
      lipids.map(({ id }) => id),
      { help: '名称，取自数据表的第一列' },
    ),
    textColumn(
      'class',
      '类别',
      lipids.map(({ label }) => label),
      { help: '由名称读出的类别' },
    ),
    integerColumn(
      'carbons',
      '总碳数',
      number((at) => lipids[at]!.lipid.carbons),
      { help: '各脂肪链的碳数之和' },
    ),
    integerColumn(
      'double_bonds',
      '总双键数',
      number((at) => lipids[at]!.lipid.doubleBonds),
      { help: '各脂肪链的双键数之和，烯醚键的双键不计' },
    ),
    integerColumn(
      'oxygens',
      '羟基数',
      number((at) => lipids[at]!.lipid.oxygens),
      { help: '链上的羟基数，d18:1 与 18:1;O2 各有 2 个' },
    ),
    textColumn(
      'linkage',
      '键',
      lipids.map(({ lipid }) => ({ '': '酯键', O: '醚键', P: '烯醚键' })[lipid.linkage]),
      { help: 'O- 为醚键，P- 为烯醚键，其余为酯键（或酰胺键）' },
    ),
    textColumn(
      'chains',
      '各链',
      lipids.map(({ lipid }) => lipid.chains.join('_')),
      { help: '每条链的碳数:双键数；名称只有总和时为空' },
    ),
    numberColumn(
      'mean',
      '平均量',
      number((at) => meanAt(values[at]!, all)),
      { help: '各样本的平均，缺失值不计' },
    ),
    numberColumn(
      'log2fc',
      'log2 FC',
      number((at) => changeOf(values[at]!, pair)),
      { help: changeWords(pair) },
    ),
  ]);
}

const unreadTable = (unread: ReadLipids['unread']): Table =>
  tableOf('unread', '读不出的名称', [
    textColumn(
      'feature',
      '名称',
      unread.map(({ id }) => id),
      { help: '名称，取自数据表的第一列' },
    ),
    textColumn(
      'reason',
      '原因',
      unread.map(({ reason }) => reason),
      { help: '为什么读不出，这些行没有参与' },
    ),
  ]);
