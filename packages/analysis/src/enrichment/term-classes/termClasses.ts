import {
  InputError,
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type InputValues,
  type Message,
  type MethodOutput,
  type Ontology,
} from '../../model/index.ts';
import { matchSets, requireMatches, unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { hypergeometricUpper, pAdjust } from '../../statistics/index.ts';
import { listedForSets, type ListedInputs } from '../shared/index.ts';
import { classesOf } from './classesOf.ts';
import { membersTable } from './membersTable.ts';
import type { TermClassesOptions } from './termClasses.schema.ts';

export type TermClassesInputs = ListedInputs & {
  readonly sets: AliasedSets;
  readonly ontology?: Ontology | undefined;
  readonly background?: InputValues['background'] | undefined;
};

/**
 * Counts of the features of a list in wide classes of functions; a feature counts once in each class it has a term of.
 *
 * @throws {InputError} When the file has no classes, or no name of the list stands in one.
 */
export function termClasses(
  { background: given, ontology, sets, ...inputs }: TermClassesInputs,
  options: TermClassesOptions,
): MethodOutput {
  const listed = listedForSets({ ...inputs, sets }, options);
  const classes = classesOf(sets, ontology, options.level);
  const matched = matchSets(sets, listed.list);
  const unmatched = listed.list.filter((name) => matched.find(name) === undefined);
  const messages: Message[] = [...listed.messages, ...requireMatches(matched, listed.from, listed.list, unmatched)];

  const inClass = classes.list.map(({ sets: of }) => new Set(of.flatMap((set) => [...matched.members[set]!])));
  const classified = new Set(inClass.flatMap((one) => [...one]));
  /** The features with a class, with the names of the user. */
  const take = (names: readonly string[]): Map<number, string> => {
    const found = new Map<number, string>();
    for (const name of names) {
      const feature = matched.find(name);
      if (feature !== undefined && classified.has(feature) && !found.has(feature)) found.set(feature, name);
    }
    return found;
  };
  const background = given ?? listed.tested;
  const all = background
    ? take(background)
    : new Map([...classified].map((feature) => [feature, matched.features[feature]!]));
  const named = take(listed.list);
  const ofWay = (way: 'up' | 'down') =>
    listed.direction && take(listed.list.filter((name) => listed.direction!.get(name) === way));
  const [up, down] = [ofWay('up'), ofWay('down')];
  if (named.size === 0) {
    throw new InputError([
      {
        code: 'nothing-classified',
        severity: 'error',
        input: 'sets',
        what: '名单中的特征都没有分类',
        remedy:
          classes.by === 'ontology'
            ? '请调低“层级”，或检查功能集合是否为 GO 注释'
            : '请检查功能集合中 class_a、class_b 两列是否填写',
      },
    ]);
  }
  if (!background)
    messages.push({
      level: 'info',
      text: `没有提供背景列表，背景取功能集合中有分类的全部 ${all.size} 个特征，p 值会偏小。`,
    });
  if (classes.without > 0)
    messages.push({ level: 'info', text: `${sets.ids.length} 个集合中有 ${classes.without} 个没有分类，没有计入。` });

  const countIn = (at: number, of: ReadonlyMap<number, string>): number =>
    [...of.keys()].reduce((sum, feature) => sum + Number(inClass[at]!.has(feature)), 0);
  const aspects = [...new Set(classes.list.map(({ aspect }) => aspect))];
  const rows = classes.list
    .map((one, at) => ({
      ...one,
      at,
      count: countIn(at, named),
      total: countIn(at, all),
      up: up ? countIn(at, up) : 0,
      down: down ? countIn(at, down) : 0,
      features: [...named].flatMap(([feature, name]) => (inClass[at]!.has(feature) ? [name] : [])),
    }))
    .filter(({ count, total }) => count > 0 || total > 0)
    .toSorted(
      (a, b) => aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect) || b.count - a.count || b.total - a.total,
    );
  const within = new Map([...named].filter(([feature]) => all.has(feature)));
  const { drawn, total } = drawnFrom(
    options.universe === 'all' && background
      ? { list: listed.list, background, keyOf: (name) => matched.find(name) ?? name }
      : null,
  ) ?? { drawn: within.size, total: all.size };
  const hits = rows.map(({ at }) => countIn(at, within));
  const p = Float64Array.from(rows, (row, at) => hypergeometricUpper(hits[at]!, row.total, drawn, total));
  const adjusted = pAdjust(p, options.p_adjust);
  const figures = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  const share = (of: (row: (typeof rows)[number]) => number, whole: number): Float64Array =>
    figures((row) => (whole > 0 ? (100 * of(row)) / whole : Number.NaN));
  const most = rows.reduce((best, row) => (row.count > best.count ? row : best));

  return {
    tables: [
      tableOf('classes', '分类统计', [
        textColumn(
          'aspect',
          '大类',
          rows.map(({ aspect }) => aspect),
          {
            help:
              classes.by === 'ontology'
                ? '条目所属的部分：生物过程、分子功能或细胞组分'
                : '一级分类；只有一级分类时为空',
          },
        ),
        textColumn(
          'class',
          '分类编号',
          rows.map(({ id }) => id),
          {
            help:
              classes.by === 'ontology'
                ? `功能层级第 ${options.level} 级条目的编号`
                : '分类列的写法，两级之间以竖线分隔',
          },
        ),
        textColumn(
          'name',
          '分类',
          rows.map(({ name }) => name),
          { help: '分类的名称' },
        ),
        integerColumn(
          'count',
          '特征数',
          figures(({ count }) => count),
          { help: '名单中属于这一类的特征数，一个特征可属于多类' },
        ),
        numberColumn(
          'percent',
          '占名单',
          share(({ count }) => count, named.size),
          { unit: '%', help: `占名单中有分类的 ${named.size} 个特征的百分比` },
        ),
        ...(up && down
          ? [
              integerColumn(
                'up',
                '上调数',
                figures((row) => row.up),
                { help: '上调特征中属于这一类的个数' },
              ),
              numberColumn(
                'up_percent',
                '占上调',
                share((row) => row.up, up.size),
                { unit: '%', help: `占上调特征中有分类的 ${up.size} 个的百分比` },
              ),
              integerColumn(
                'down',
                '下调数',
                figures((row) => row.down),
                { help: '下调特征中属于这一类的个数' },
              ),
              numberColumn(
                'down_percent',
                '占下调',
                share((row) => row.down, down.size),
                { unit: '%', help: `占下调特征中有分类的 ${down.size} 个的百分比` },
              ),
            ]
          : []),
        integerColumn(
          'background',
          '背景中的特征数',
          figures(({ total }) => total),
          { help: '背景中属于这一类的特征数' },
        ),
        numberColumn(
          'background_percent',
          '占背景',
          share(({ total }) => total, all.size),
          { unit: '%', help: `占背景中有分类的 ${all.size} 个特征的百分比` },
        ),
        numberColumn(
          'fold',
          '富集倍数',
          Float64Array.from(rows, (row, at) => (drawn > 0 ? hits[at]! / drawn / (row.total / total) : Number.NaN)),
          { help: `(这一类在背景内的名单 ÷ ${drawn}) ÷ (这一类在背景中的特征数 ÷ ${total})，大于 1 为比随机多` },
        ),
        numberColumn('p', 'p 值', p, {
          help: `超几何分布的上尾概率，单侧：从${options.universe === 'all' && background ? '背景的全部' : '背景中有分类的'} ${total} 个特征中抽取 ${drawn} 个`,
        }),
        numberColumn('p_adj', '校正后 p 值', adjusted, { help: `对全部 ${rows.length} 类校正（${options.p_adjust}）` }),
        textColumn(
          'features',
          '特征',
          rows.map(({ features }) => features.join(';')),
          { help: '名单中属于这一类的特征，以分号分隔，按名单的写法' },
        ),
      ]),
      membersTable(rows, listed, inputs.records),
      unmatchedTable([{ source: listed.from === 'list' ? '名单' : '差异结果表', names: unmatched }]),
    ],
    removed: [],
    messages,
    facts: {
      listed: listed.list.length,
      list_rule: listed.rule,
      feature_column: listed.feature,
      classified: named.size,
      unmatched: unmatched.length,
      background: all.size,
      background_from: given ? 'list' : listed.tested ? 'table' : 'sets',
      by: classes.by,
      classes: rows.length,
      drawn,
      total,
      significant: adjusted.reduce((count, one) => count + Number(one < 0.05), 0),
      aspects: aspects.length,
      without: classes.without,
      most: most.name,
      most_count: most.count,
      ...(up && down ? { up: up.size, down: down.size } : {}),
    },
  };
}

type Universe = {
  readonly list: readonly string[];
  readonly background: readonly string[];
  readonly keyOf: (name: string) => number | string;
};

/** How many different features of a background were listed, and how many it has; without one it is not known. */
function drawnFrom(universe: Universe | null): { readonly drawn: number; readonly total: number } | null {
  if (!universe) return null;
  const known = new Set(universe.background.map(universe.keyOf));
  return { drawn: new Set(universe.list.map(universe.keyOf).filter((key) => known.has(key))).size, total: known.size };
}
