import { InputError, type InputValues, type Message, type MethodOutput } from '../../model/index.ts';
import { unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { fisherCombined, jointP, stoufferCombined, upperP, type Draw, type StoufferWeights } from './combine.ts';
import type { JointOptions } from './jointPathway.schema.ts';
import { readOmics, type Omics } from './omics.ts';
import { pairTerms, type PairedTerms } from './pairTerms.ts';
import { omicsTable, resultTable, type JointRow, type Part } from './resultTables.ts';

export type JointInputs = {
  readonly sets: AliasedSets;
  readonly sets2: AliasedSets;
  readonly records?: InputValues['records'] | undefined;
  readonly records2?: InputValues['records2'] | undefined;
  readonly lists?: InputValues['lists'] | undefined;
};
type Both = readonly [first: Omics, second: Omics];
type Parts = readonly [first: Part | null, second: Part | null];

/** @throws {InputError} When one omics has no list, or the names are the same. */
export function readBoth({ lists, records, records2, sets, sets2 }: JointInputs, options: JointOptions): Both {
  const [name, name2] = [options.name.trim() || '基因', options.name2.trim() || '代谢物'];
  if (name === name2)
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'name2',
          what: `两个组学都叫“${name}”，图表中分不清`,
          remedy: '请给第二组学另起一个名称',
        },
      ],
      'parameter',
    );
  const columns = lists?.members ?? [];
  const { list_fc, list_p } = options;
  if (columns.length === 1 || columns.length === 3 || columns.length > 4) {
    throw new InputError([
      {
        code: 'lists-count',
        severity: 'error',
        input: 'lists',
        what: `“两份名单”的文件有 ${columns.length} 列`,
        remedy: `应有两列（${name}、${name2}），或四列（再加${name}的背景、${name2}的背景），第一行为列名`,
      },
    ]);
  }
  return [
    readOmics({
      name,
      suffix: '',
      sets,
      records,
      list: columns[0],
      background: columns[2],
      columns: { feature_column: options.feature_column, direction_column: options.direction_column, list_fc, list_p },
    }),
    readOmics({
      name: name2,
      suffix: '2',
      sets: sets2,
      records: records2,
      list: columns[1],
      background: columns[3],
      columns: {
        feature_column: options.feature_column2,
        direction_column: options.direction_column2,
        list_fc,
        list_p,
      },
    }),
  ];
}

const withAdjusted = (part: Part | null, adjusted: ReadonlyMap<Part, number>): Part | null =>
  part && { ...part, adjusted: adjusted.get(part)! };

/**
 * Over-representation of the lists of two omics in the same pathways: of each by itself, of both p-values combined, and
 * of both lists as one.
 *
 * Xia & Wishart's joint pathway analysis: Chong et al. 2018, Nucleic Acids Res. 46, W486. doi:10.1093/nar/gky310
 *
 * @throws {InputError} When one omics has no list or shares no name with its sets, or no pathway can be tested.
 */
export function jointPathway(inputs: JointInputs, options: JointOptions): MethodOutput {
  const both = readBoth(inputs, options);
  const pairs = pairTerms(inputs.sets, inputs.sets2);
  const messages: Message[] = [...both.flatMap((omics) => omics.messages), ...pairMessages(pairs, both, options)];
  const tested = testedParts(both, pairs, options);
  const adjusted = both.map((_, at) => {
    const own = tested.flatMap((parts) => parts[at] ?? []);
    const values = pAdjust(
      Float64Array.from(own, ({ p }) => p),
      options.p_adjust,
    );
    return new Map(own.map((part, i) => [part, values[i]!]));
  });
  const combined = tested.map((parts) => combine(parts, both, options));
  const ofAll = pAdjust(
    Float64Array.from(combined, (row) => row[options.combine]),
    options.p_adjust,
  );
  const rows = tested
    .map((parts, at): JointRow => ({
      ...labelOf(parts, both),
      parts: [withAdjusted(parts[0], adjusted[0]!), withAdjusted(parts[1], adjusted[1]!)],
      ...combined[at]!,
      p: combined[at]![options.combine],
      adjusted: ofAll[at]!,
    }))
    .filter(({ parts }) => parts.some((part) => part && part.overlap > 0))
    .toSorted((a, b) => a.p - b.p || hitsOf(b) - hitsOf(a));
  if (rows.length === 0) messages.push({ level: 'warning', text: '两份名单与可以检验的通路都没有交集，结果表为空。' });
  const [first, second] = both;
  const nominal = rows.filter(({ parts }) => parts.every((part) => part && part.p < 0.05)).length;

  return {
    tables: [
      resultTable(rows, { both, tested: tested.length, options }),
      omicsTable(rows, { both, tested: tested.length, options }),
      unmatchedTable(both.map(({ name, unmatched }) => ({ source: name, names: unmatched }))),
    ],
    removed: [],
    messages,
    facts: {
      ...Object.fromEntries(
        both.flatMap((omics, at): (readonly [string, string | number])[] => {
          const end = at === 0 ? '' : '2';
          return [
            [`name${end}`, omics.name],
            [`listed${end}`, omics.listed],
            [`list_rule${end}`, omics.rule],
            [`feature_column${end}`, omics.feature],
            [`list_size${end}`, omics.drawn],
            [`background${end}`, omics.total],
            [`background_from${end}`, omics.background],
            [`unmatched${end}`, omics.unmatched.length],
            [`sets${end}`, omics.sets.ids.length],
            [`tested${end}`, adjusted[at]!.size],
          ];
        }),
      ),
      paired: pairs.partner.size,
      paired_by: pairs.by,
      tested_all: tested.length,
      hit: rows.length,
      significant: rows.filter((row) => row.adjusted < 0.05).length,
      nominal,
      ...(rows[0]
        ? {
            best: rows[0].name,
            best_p: rows[0].adjusted,
            best_hits: rows[0].parts[0]?.overlap ?? 0,
            best_hits2: rows[0].parts[1]?.overlap ?? 0,
          }
        : {}),
      directions: Number(first.hasDirections || second.hasDirections),
    },
  };
}

const hitsOf = ({ parts }: JointRow): number => parts.reduce((sum, part) => sum + (part?.overlap ?? 0), 0);

/** The counts of each pathway in both omics. An omics whose size is not within the limits takes no part in it. */
function testedParts(both: Both, { partner }: PairedTerms, options: JointOptions): Parts[] {
  const least = [options.min_size, options.min_size2];
  const partOf = (at: 0 | 1, set: number | undefined): Part | null => {
    if (set === undefined) return null;
    const { drawn, hits, total } = both[at];
    const one = hits[set]!;
    const draw: Draw = { overlap: one.overlap, size: one.size, drawn, total };
    return one.size < least[at]! || one.size > options.max_size
      ? null
      : { ...one, ...draw, set, p: upperP(draw), adjusted: 1 };
  };
  const paired = new Set(partner.values());
  const all: Parts[] = [
    ...both[0].sets.ids.map((_, set): Parts => [partOf(0, set), partOf(1, partner.get(set))]),
    ...both[1].sets.ids.flatMap((_, set): Parts[] => (paired.has(set) ? [] : [[null, partOf(1, set)]])),
  ];
  const tested = all.filter(([first, second]) => (options.pathways === 'both' ? first && second : (first ?? second)));
  if (tested.length > 0) return tested;
  throw new InputError(
    [
      {
        code: 'no-set-of-size',
        severity: 'error',
        input: 'min_size',
        what: `没有一条通路在${both[0].name}的背景内有 ${options.min_size}～${options.max_size} 个特征${options.pathways === 'both' ? '、同时' : '，也没有'}在${both[1].name}的背景内有 ${options.min_size2}～${options.max_size} 个`,
        remedy:
          '请放宽两个“最少特征数”或把“检验的通路”改为“至少一个组学有的”；仍没有时，请检查背景与功能集合是否用同一种编号',
      },
    ],
    'parameter',
  );
}

function combine(
  parts: Parts,
  both: Both,
  { weights }: JointOptions,
): Readonly<Record<'fisher' | 'stouffer' | 'joint', number>> {
  const present = parts.flatMap((part, at) => (part ? [{ part, omics: both[at]! }] : []));
  const weightOf: Readonly<Record<StoufferWeights, (one: (typeof present)[number]) => number>> = {
    pathway: ({ part }) => part.size,
    overall: ({ omics }) => omics.total,
    equal: () => 1,
  };
  const draws = present.map(({ part }) => part);
  return {
    fisher: fisherCombined(draws.map(({ p }) => p)),
    stouffer: stoufferCombined(draws, present.map(weightOf[weights])),
    joint: jointP(draws),
  };
}

function labelOf([first, second]: Parts, both: Both): { readonly term: string; readonly name: string } {
  const [sets, at] = first ? [both[0].sets, first.set] : [both[1].sets, second!.set];
  const other = first && second ? both[1].sets.names[second.set]! : '';
  return { term: sets.ids[at]!, name: sets.names[at]! || other || sets.ids[at]! };
}

/** @throws {InputError} When only shared pathways are tested and there are none. */
function pairMessages({ by, partner }: PairedTerms, [first, second]: Both, { pathways }: JointOptions): Message[] {
  if (partner.size === 0 && pathways === 'both') {
    const some = ({ sets }: Omics): string =>
      sets.ids
        .slice(0, 3)
        .map((id) => `“${id}”`)
        .join('、');
    throw new InputError([
      {
        code: 'no-shared-pathway',
        severity: 'error',
        input: 'sets2',
        what: `两个功能集合没有相同的通路：${first.name}的如${some(first)}，${second.name}的如${some(second)}`,
        remedy: '请使两个文件的通路编号一致（KEGG 的 hsa00010、ko00010、map00010 视为同一条），或使通路名称一致',
      },
    ]);
  }
  const ways = { id: '编号', number: 'KEGG 通路的数字', name: '名称' } as const;
  const alone = [first, second].map(({ sets }) => sets.ids.length - partner.size);
  const messages: Message[] =
    by === 'id'
      ? []
      : [{ level: 'info', text: `两个功能集合的通路编号写法不同，按${ways[by]}对应，对上 ${partner.size} 条。` }];
  if (alone.some((count) => count > 0))
    messages.push({
      level: 'info',
      text: `${partner.size} 条通路两个功能集合都有；只在${first.name}集合中的 ${alone[0]} 条，只在${second.name}集合中的 ${alone[1]} 条${pathways === 'both' ? '，没有检验' : ''}。`,
    });
  return messages;
}
