import type { FacetRow } from './search/repository.ts';

type Value = { readonly value: string; readonly label: string; readonly count: number; readonly query: string };
type Facet = { readonly field: 'reviewed' | 'taxon' | 'existence' | 'length'; readonly values: readonly Value[] };

const evidence = ['未注明', '蛋白水平', '转录水平', '同源推断', '预测', '不确定'];
const bands = [
  { label: '少于 200', range: '[* TO 199]' },
  { label: '200–499', range: '[200 TO 499]' },
  { label: '500–999', range: '[500 TO 999]' },
  { label: '1000 以上', range: '[1000 TO *]' },
] as const;
const mostSpecies = 12;

function tally(rows: readonly FacetRow[], keyOf: (row: FacetRow) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.proteins);
  return counts;
}

/** Own sequences are neither reviewed nor annotated by a program. */
const statusesOf = (hasOwn: boolean) => [
  { label: '自动注释', query: hasOwn ? 'reviewed:false NOT own:true' : 'reviewed:false' },
  { label: '人工审阅', query: 'reviewed:true' },
  { label: '自有序列', query: 'own:true' },
];

/** The counts as people read them, each with the condition that narrows to it. */
export function facetsOf(rows: readonly FacetRow[]): Facet[] {
  const organisms = new Map(rows.map(({ organism, taxon }) => [taxon, organism]));
  const byCount = (counts: Map<number, number>) => [...counts].toSorted((a, b) => b[1] - a[1]);
  const byKey = (counts: Map<number, number>) => [...counts].toSorted((a, b) => a[0] - b[0]);
  const statuses = statusesOf(rows.some(({ own }) => own));
  return [
    {
      field: 'reviewed',
      values: byCount(tally(rows, (row) => (row.own ? 2 : row.reviewed))).map(([status, count]) => ({
        value: String(status),
        count,
        ...statuses[status]!,
      })),
    },
    {
      field: 'taxon',
      values: byCount(tally(rows, (row) => row.taxon))
        .slice(0, mostSpecies)
        .map(([taxon, count]) => ({
          value: String(taxon),
          label: organisms.get(taxon)!,
          count,
          query: `taxon:${taxon}`,
        })),
    },
    {
      field: 'existence',
      values: byKey(tally(rows, (row) => row.existence)).map(([level, count]) => ({
        value: String(level),
        label: evidence[level] ?? String(level),
        count,
        query: `existence:${level}`,
      })),
    },
    {
      field: 'length',
      values: byKey(tally(rows, (row) => row.band)).map(([band, count]) => ({
        value: String(band),
        label: bands[band]!.label,
        count,
        query: `length:${bands[band]!.range}`,
      })),
    },
  ];
}

/** The condition that finds the proteins with a value of a module of the home page. */
export function queryOfValue(module: string, value: string): string {
  if (module === 'organism') return `taxon:${value}`;
  return /^[\w:.-]+$/.test(value) ? `${module}:${value}` : `${module}:"${value.replaceAll('"', ' ')}"`;
}
