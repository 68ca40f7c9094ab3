import type { InputProblem } from '../model/index.ts';
import { madeGrid, type MadeRow } from './madeGrid.ts';
import { rowCells, type Grid } from './text/grid.ts';

const BLOCK = /^(?:normali[sz]ed|raw) abundances?$|^spectral counts?$|^(?:normali[sz]ed|raw) intensit(?:y|ies)$/iu;
const NORMALISED = /^normali[sz]ed/iu;
/** What may follow the samples of a single block. */
const BEHIND =
  /^(?:|accepted .*|compound link|adducts|formula|score|fragmentation score|mass error.*|isotope similarity|retention time error.*|description|tags?|theoretical .*|identifications?)$/iu;
const HEADER = 2;

type Block = { readonly name: string; readonly from: number; readonly to: number };
type Read = {
  readonly grid: Grid;
  readonly groups: Grid | undefined;
  readonly remarks: readonly InputProblem[];
  readonly blocks: readonly string[];
  readonly block: string;
};

/**
 * A table that Progenesis QI exported: blocks of the same samples side by side, their names in the first row, the
 * conditions in the second where each begins, and the header in the third. Read as the features with the samples of one
 * block, normalised unless another is chosen; `undefined` for another table.
 *
 * @param chosen - The block; one that is not there counts as none.
 */
export function fromProgenesis(grid: Grid, chosen: string | undefined): Read | undefined {
  if (grid.starts.length < HEADER + 2) return undefined;
  const [top, conditions, header] = [0, 1, HEADER].map((row) => rowCells(grid, row)) as [string[], string[], string[]];
  const blocks = blocksOf(top, header);
  if (blocks.length === 0 || header[0] === '' || header.slice(1).every((name) => name === '')) return undefined;
  const block =
    blocks.find(({ name }) => name === chosen) ?? blocks.find(({ name }) => NORMALISED.test(name)) ?? blocks[0]!;
  const inOthers = (column: number): boolean =>
    blocks.some((one) => one !== block && column >= one.from && column < one.to);
  const kept = [...header.keys()].filter((column) => !inOthers(column));
  const rows = Array.from({ length: grid.starts.length - HEADER }, (_, at): MadeRow => {
    const cells = rowCells(grid, HEADER + at);
    return { cells: kept.map((column) => cells[column] ?? ''), line: grid.lines[HEADER + at]! };
  });
  const samples = header.slice(block.from, block.to);
  const groups = groupsOf(conditions, block);
  return {
    grid: madeGrid(rows),
    groups: groups && tableOf(samples, groups),
    remarks: groups ? [remarkOf(groups)] : [],
    blocks: blocks.map(({ name }) => name),
    block: block.name,
  };
}

function blocksOf(top: readonly string[], header: readonly string[]): readonly Block[] {
  const marks = [...top.keys()].filter((column) => top[column] !== '');
  const starts = marks.filter((column) => BLOCK.test(top[column]!));
  return starts.map((from, at): Block => {
    const next = marks.find((column) => column > from);
    return { name: top[from]!, from, to: next ?? lastEnd(header, from, at > 0 ? [starts[0]!, starts[1]!] : undefined) };
  });
}

/** The end of the last block: as wide as the first when its samples are the same. */
function lastEnd(header: readonly string[], from: number, first: readonly [number, number] | undefined): number {
  const names = first && header.slice(...first);
  if (names && names.every((name, at) => header[from + at] === name)) return from + names.length;
  const end = header.findIndex((name, column) => column >= from && BEHIND.test(name));
  return end < 0 ? header.length : end;
}

/** A condition is written once, above its first sample. */
function groupsOf(conditions: readonly string[], { from, to }: Block): readonly string[] | undefined {
  let last = '';
  const groups = Array.from({ length: to - from }, (_, at) => (last = conditions[from + at] || last));
  return groups[0] === '' ? undefined : groups;
}

const tableOf = (samples: readonly string[], groups: readonly string[]): Grid =>
  madeGrid([
    { cells: ['sample', 'group'], line: 2 },
    ...samples.map((sample, at): MadeRow => ({ cells: [sample, groups[at]!], line: 2 })),
  ]);

function remarkOf(groups: readonly string[]): InputProblem {
  const levels = [...new Set(groups)];
  const found = levels
    .slice(0, 6)
    .map((level) => `“${level}” ${groups.filter((one) => one === level).length} 个`)
    .join('、');
  return {
    code: 'progenesis-groups',
    severity: 'warning',
    row: 2,
    what: `这是 Progenesis QI 的导出表，第二行是分组，不是特征，已取出：${found}${levels.length > 6 ? ` 等 ${levels.length} 组` : ''}`,
    remedy: '需要分组时，请在“样本分组”中按样本名猜测，或选择同一个文件，分组会从这里读出',
  };
}
