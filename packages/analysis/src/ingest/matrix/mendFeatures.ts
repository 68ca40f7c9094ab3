import type { InputProblem, RepairId } from '../../model/index.ts';
import type { EffectLog } from '../effectLog.ts';
import { isContaminant, stripVersion, tidyName } from '../names.ts';
import { cellName, describePlace, quote, type Place, type ProblemList } from '../problems/index.ts';
import { offerOf, type Repairs } from '../repairs.ts';
import type { Features } from './features.ts';
import { organelles } from './organelles.ts';
import { notMeasured } from './notMeasured.ts';
import { summaryRows } from './summaryRows.ts';

type PlaceOfRow = (gridRow: number) => Place;
/**
 * Repairs that are offered although nothing is wrong with the table, such as version suffixes that may be in the way.
 */
export type Offers = InputProblem[];

const namedSo =
  (isOne: (id: string) => boolean) =>
  ({ ids }: Features): ReadonlyMap<number, string> =>
    new Map([...ids.keys()].filter((feature) => isOne(ids[feature]!)).map((feature) => [feature, '']));

/** Rows that may be left out; of each what it is. */
const droppers: readonly {
  readonly repair: RepairId;
  readonly find: (features: Features, samples: number) => ReadonlyMap<number, string>;
}[] = [
  { repair: 'empty-rows', find: namedSo((id) => id === '') },
  { repair: 'summary-rows', find: summaryRows },
  { repair: 'not-measured', find: notMeasured },
  { repair: 'contaminants', find: namedSo(isContaminant) },
  { repair: 'organelles', find: organelles },
];

/** Rows that nothing is wrong with, and that may be left out all the same. */
const offeredRows = {
  contaminants: { what: '是污染或反库蛋白', remedy: '它们通常不参与统计；可以删去' },
  organelles: {
    what: '按物种注释是叶绿体或线粒体，不是细菌',
    remedy: '16S 引物也会扩增宿主细胞器的序列；分析菌群时通常先删去，否则它们会进入组成与差异物种',
  },
} as const;
const isOffered = (repair: RepairId): repair is keyof typeof offeredRows => Object.hasOwn(offeredRows, repair);

const remedies = {
  'summary-rows': '它会影响归一化、比例与检验，请删去这些行',
  'not-measured': '它可能不是测得的量（如年龄、体重变化、评分），会影响取对数、归一化与检验；确实不是的，请删去这些行',
};

const menders = [
  {
    repair: 'tidy-names',
    choice: 'tidy',
    mend: tidyName,
    what: '含有不可见字符、多余空格或全角字母数字',
    remedy: '它们会使名称与其他文件对不上；可以统一整理',
  },
  {
    repair: 'version-suffix',
    choice: 'strip',
    mend: stripVersion,
    what: '带有版本号',
    remedy: '与不带版本号的注释或列表对应时，可以去掉版本号',
  },
] as const;

/** A repair that may be taken, with how often and where first. */
export function offered(
  repair: RepairId,
  input: string | undefined,
  names: readonly string[],
  count: number,
  place: Place,
  what: string,
  remedy: string,
): InputProblem {
  const cell = cellName(place.row, place.column);
  return {
    code: `offer-${repair}`,
    severity: 'warning',
    ...(input ? { input } : {}),
    ...place,
    cell,
    what: `${describePlace(place)}的${quote(names[0]!)}${what}`,
    remedy,
    count,
    repair: offerOf(repair),
  };
}

/**
 * Leaves out the rows and mends the names that were decided about; what could be decided is offered, and lines of a
 * counting program are warned of.
 */
export function mendFeatures(
  features: Features,
  samples: number,
  placeOf: PlaceOfRow,
  repairs: Repairs,
  {
    effects,
    offers,
    problems,
  }: { readonly effects: EffectLog; readonly offers: Offers; readonly problems: ProblemList },
): Features {
  let mended = features;
  for (const { find, repair } of droppers) {
    const kinds = find(mended, samples);
    const found = [...kinds.keys()];
    if (found.length === 0) continue;
    const { ids, rows } = mended;
    const placeAt = (feature: number) => placeOf(rows[feature]!);
    if (repairs[repair] === 'drop') {
      for (const feature of found) effects.note(repair, ids[feature] || '空白', '删去', () => placeAt(feature));
      mended = without(mended, new Set(found), samples);
    } else if (repair === 'summary-rows' || repair === 'not-measured') {
      const place = placeAt(found[0]!);
      problems.add({
        code: repair,
        severity: 'warning',
        ...place,
        cell: cellName(place.row, place.column),
        what: `${describePlace(place)}的${quote(ids[found[0]!]!)}${kinds.get(found[0]!)}`,
        remedy: remedies[repair],
        count: found.length,
        repair: { ...offerOf(repair), suggested: 'drop' },
      });
    } else if (isOffered(repair)) {
      const { remedy, what } = offeredRows[repair];
      offers.push(offered(repair, 'matrix', [ids[found[0]!]!], found.length, placeAt(found[0]!), what, remedy));
    }
  }
  const { rows } = mended;
  const place = (feature: number) => placeOf(rows[feature]!);
  let { ids } = mended;
  for (const { choice, mend, remedy, repair, what } of menders) {
    const next = ids.map(mend);
    const changed = [...next.keys()].filter((feature) => next[feature] !== ids[feature]);
    if (changed.length === 0) continue;
    if (repairs[repair] === choice) {
      const before = ids;
      for (const feature of changed) effects.note(repair, before[feature]!, next[feature]!, () => place(feature));
      ids = next;
    } else
      offers.push(offered(repair, 'matrix', [ids[changed[0]!]!], changed.length, place(changed[0]!), what, remedy));
  }
  return { ...mended, ids };
}

function without({ ids, rows, texts, values }: Features, gone: ReadonlySet<number>, samples: number): Features {
  const kept = [...ids.keys()].filter((feature) => !gone.has(feature));
  const remaining = new Float64Array(kept.length * samples);
  kept.forEach((feature, at) =>
    remaining.set(values.subarray(feature * samples, (feature + 1) * samples), at * samples),
  );
  return {
    ids: kept.map((feature) => ids[feature]!),
    rows: Uint32Array.from(kept, (feature) => rows[feature]!),
    texts: texts.map((column) => kept.map((feature) => column[feature]!)),
    values: remaining,
  };
}
