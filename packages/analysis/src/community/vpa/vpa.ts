import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Environment, Matrix, Message, MethodOutput, NameLists, RunContext, Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { shuffles } from '../../permutations/index.ts';
import { prepare, type VariableSet } from './prepare.ts';
import { explained, membersOf, part, partialTest, type Explained, type PartialTest } from './variation.ts';
import type { VpaOptions } from './vpa.schema.ts';

type Test = PartialTest & { readonly term: string; readonly condition: string; readonly adjusted: number };
type Part = {
  readonly name: string;
  readonly code: string;
  readonly kind: string;
  readonly value: number;
  readonly test: Test | undefined;
};
const unexplained = '未解释';

/**
 * Variation partitioning of a community over two to four sets of variables, with tests of the fractions that have one.
 *
 * @throws {InputError} As `prepare`; when the variables are too many for the samples.
 */
export function runVpa(
  inputs: { readonly matrix: Matrix; readonly env: Environment; readonly lists?: NameLists | undefined },
  options: VpaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('整理数据', 0);
  const { features, messages, removed, sets, variation } = prepare(inputs, options);
  const count = sets.length;
  const columns = (mask: number) => membersOf(mask, count).flatMap((at) => sets[at]!.columns);
  progress('分解变异', 0.05);
  const unions = Array.from({ length: 2 ** count }, (_, mask): Explained => explained(variation, columns(mask)));
  const all = unions.at(-1)!;
  if (variation.size - all.rank < 2) {
    throw new InputError([
      {
        code: 'too-many-variables',
        severity: 'error',
        input: 'env',
        what: `${variation.size} 个样本不能拟合 ${all.rank} 个环境因子`,
        remedy: `样本数至少要比因子数多 2，请只保留不超过 ${Math.max(1, variation.size - 2)} 个因子`,
      },
    ]);
  }
  const orders = shuffles(variation.size, options.permutations, seed);
  const wanted = questions(count);
  const tests = wanted.map(({ condition, own }, at): Test => {
    progress('置换检验', 0.1 + (0.9 * at) / wanted.length);
    return {
      term: wordsOf(own, sets, ' + '),
      condition: wordsOf(condition, sets, ' + '),
      adjusted: unions[own | condition]!.adjusted - unions[condition]!.adjusted,
      ...partialTest(variation, columns(own), columns(condition), orders),
    };
  });
  const parts = partsOf(
    sets,
    unions,
    (mask) => tests[wanted.findIndex(({ condition, own }) => own === mask && condition === 2 ** count - 1 - mask)],
  );

  return {
    tables: [partsTable(parts, options), testsTable(tests, options), setsTable(sets, unions)],
    removed,
    messages: [...messages, ...messagesOf(sets, unions, parts, variation.size)],
    facts: {
      samples: variation.size,
      features,
      sets: sets.map(({ name, variables }) => `${name}（${variables.join('、')}）`).join('；'),
      count,
      r2: all.r2,
      adjusted: all.adjusted,
      p: tests[wanted.findIndex(({ condition, own }) => condition === 0 && own === 2 ** count - 1)]!.p,
      said: parts
        .filter(({ kind }) => kind === '独有')
        .map(
          ({ name, test, value }) =>
            `${name} ${percent(value)}${test && Number.isFinite(test.p) ? `（p = ${test.p.toPrecision(2)}）` : ''}`,
        )
        .join('、'),
      shared: parts
        .filter(({ kind }) => kind === '共同')
        .map(({ name, value }) => `${name} ${percent(value)}`)
        .join('、'),
    },
  };
}

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`.replace('-', '−');
const wordsOf = (mask: number, sets: readonly VariableSet[], by: string): string =>
  membersOf(mask, sets.length)
    .map((at) => sets[at]!.name)
    .join(by);

/** What can be tested: every union by itself, and every set after each combination of others. */
function questions(count: number): { readonly own: number; readonly condition: number }[] {
  const masks = Array.from({ length: 2 ** count - 1 }, (_, at) => at + 1).toSorted(
    (a, b) => membersOf(a, count).length - membersOf(b, count).length || a - b,
  );
  const single = Array.from({ length: count }, (_, at) => 1 << at);
  return [
    ...masks.map((own) => ({ own, condition: 0 })),
    ...masks.flatMap((condition) => single.flatMap((own) => (own & condition ? [] : [{ own, condition }]))),
  ];
}

/** Every region of the diagram, those of one set first, and what is left. */
function partsOf(
  sets: readonly VariableSet[],
  unions: readonly Explained[],
  testOf: (mask: number) => Test | undefined,
): Part[] {
  const count = sets.length;
  const adjusted = unions.map((one) => one.adjusted);
  adjusted[0] = 0;
  const masks = Array.from({ length: 2 ** count - 1 }, (_, at) => at + 1).toSorted(
    (a, b) => membersOf(a, count).length - membersOf(b, count).length || a - b,
  );
  const codeOf = (mask: number): string => Array.from({ length: count }, (_, at) => (mask >> at) & 1).join('');
  return [
    ...masks.map((mask): Part => {
      const alone = membersOf(mask, count).length === 1;
      return {
        name: alone ? `仅 ${wordsOf(mask, sets, '')}` : wordsOf(mask, sets, ' ∩ '),
        code: codeOf(mask),
        kind: alone ? '独有' : '共同',
        value: part(adjusted, mask),
        test: alone ? testOf(mask) : undefined,
      };
    }),
    { name: unexplained, code: codeOf(0), kind: unexplained, value: 1 - adjusted.at(-1)!, test: undefined },
  ];
}

function partsTable(parts: readonly Part[], { permutations }: VpaOptions): Table {
  const of = (pick: (one: Part) => number | undefined): Float64Array =>
    Float64Array.from(parts, (one) => pick(one) ?? Number.NaN);
  return tableOf('parts', '各部分的解释率', [
    textColumn(
      'part',
      '部分',
      parts.map(({ name }) => name),
      { help: '仅属一个集合、几个集合共同（∩，不属其他集合）或未解释的部分' },
    ),
    textColumn(
      'code',
      '所属集合',
      parts.map(({ code }) => code),
      { help: '按集合的次序，1 为属于、0 为不属于；全为 0 的是未解释的部分' },
    ),
    textColumn(
      'kind',
      '类型',
      parts.map(({ kind }) => kind),
      { help: '独有：扣除其他全部集合之后；共同：不能分开；未解释：残差' },
    ),
    numberColumn(
      'r2_adj',
      '校正 R²',
      of(({ value }) => value),
      { help: '占总变异的比例，按变量数校正；全部部分相加为 1，负值可视为 0' },
    ),
    numberColumn(
      'f',
      'F 值',
      of(({ test }) => test?.f),
      { help: '独有部分的伪 F 值；共同与未解释的部分不能检验，为空' },
    ),
    numberColumn(
      'p',
      'p 值',
      of(({ test }) => test?.p),
      { help: `独有部分的置换 p 值，置换 ${permutations} 次；共同与未解释的部分为空` },
    ),
  ]);
}

function testsTable(tests: readonly Test[], { p_adjust, permutations }: VpaOptions): Table {
  const of = (name: 'df' | 'residual' | 'r2' | 'adjusted' | 'f' | 'p'): Float64Array =>
    Float64Array.from(tests, (test) => test[name]);
  return tableOf('tests', '可检验的部分', [
    textColumn(
      'term',
      '集合',
      tests.map(({ term }) => term),
      { help: '检验的集合；“+” 为合在一起' },
    ),
    textColumn(
      'condition',
      '扣除',
      tests.map(({ condition }) => condition),
      { help: '先扣除的集合；空为不扣除' },
    ),
    integerColumn('df', '自由度', of('df'), { help: '扣除之后仍独立的变量数' }),
    integerColumn('residual_df', '残差自由度', of('residual'), { help: '样本数 − 1 − 扣除与检验的变量数' }),
    numberColumn('r2', 'R²', of('r2'), { help: '检验的集合在扣除之后增加的 R²，未校正' }),
    numberColumn('r2_adj', '校正 R²', of('adjusted'), { help: '检验的集合在扣除之后增加的校正 R²，可为负' }),
    numberColumn('f', 'F 值', of('f'), { help: '每个自由度解释的变异 ÷ 每个自由度的残差变异' }),
    numberColumn('p', 'p 值', of('p'), {
      help: `置换扣除后的残差 ${permutations} 次：(不小于实际 F 的次数 + 1) ÷ (次数 + 1)`,
    }),
    numberColumn('p_adj', '校正后 p 值', pAdjust(of('p'), p_adjust), {
      help: `在全部检验之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`,
    }),
  ]);
}

function setsTable(sets: readonly VariableSet[], unions: readonly Explained[]): Table {
  const of = (name: keyof Explained): Float64Array => Float64Array.from(sets, (_, at) => unions[1 << at]![name]);
  return tableOf('sets', '变量集合', [
    textColumn(
      'set',
      '集合',
      sets.map(({ name }) => name),
      { help: '变量集合的名称，按其列的次序' },
    ),
    textColumn(
      'variables',
      '变量',
      sets.map(({ variables }) => variables.join('、')),
      { help: '该集合进入模型的环境因子' },
    ),
    integerColumn('df', '自由度', of('rank'), { help: '彼此独立的变量数；由同一集合的其他变量决定的不计' }),
    numberColumn('r2', 'R²', of('r2'), { help: '只用该集合时解释的比例，含与其他集合共有的部分，未校正' }),
    numberColumn('r2_adj', '校正 R²', of('adjusted'), {
      help: '只用该集合时解释的比例，含与其他集合共有的部分，按变量数校正',
    }),
  ]);
}

function messagesOf(
  sets: readonly VariableSet[],
  unions: readonly Explained[],
  parts: readonly Part[],
  n: number,
): Message[] {
  const all = unions.at(-1)!;
  const dependent = sets.filter(({ columns }, at) => unions[1 << at]!.rank < columns.length).map(({ name }) => name);
  const apart = sets.reduce((sum, _, at) => sum + unions[1 << at]!.rank, 0);
  const negative = parts.filter(({ kind, value }) => kind !== unexplained && value < 0).map(({ name }) => name);
  return [
    ...(dependent.length > 0
      ? [
          {
            level: 'warning' as const,
            text: `集合“${dependent.join('”“')}”中有变量完全由同一集合的其他变量决定，自由度按独立的变量数计`,
          },
        ]
      : []),
    ...(apart > all.rank
      ? [{ level: 'warning' as const, text: '不同集合的变量之间有完全的线性关系，这一部分只能算作共同' }]
      : []),
    ...(all.rank > n / 3
      ? [
          {
            level: 'warning' as const,
            text: `${n} 个样本、${all.rank} 个变量：变量太多时各部分的估计很不稳定，建议删去彼此相关的变量`,
          },
        ]
      : []),
    ...(negative.length > 0
      ? [
          {
            level: 'info' as const,
            text: `${negative.join('、')} 的校正 R² 为负，可视为 0：解释力不超过随机变量，或集合之间此消彼长`,
          },
        ]
      : []),
  ];
}
