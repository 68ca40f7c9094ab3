import type { Matrix } from '../../model/index.ts';
import type { Scale } from '../../scale/index.ts';
import { natureOfNames, type TableKind, type TableNature } from '../../tool-fit/index.ts';
import { isLineage } from '../inputs/lineage.ts';
import { taxonomyBeside } from '../inputs/taxonomy.ts';
import { kindOf } from '../kinds/index.ts';
import { countsPeptides } from '../matrix/columnRoles.ts';
import { shareOf } from '../matrix/nameLooks.ts';
import { rowCells, type Grid } from '../text/grid.ts';

/** So many features are looked at. */
const looked = 500;
/** Counts begin low; intensities that are whole numbers do not. */
const lowCount = 20;
/** Fewer say nothing of all. */
const enough = 0.4;

const TAXON = /^(z?otu|asv|sv)[ _.-]?\d+$|^[0-9a-f]{32}$|^[dkpcofgs]__/iu;
const PROTEIN = /^((sp|tr)\|)?([OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d([A-Z][A-Z\d]{2}\d){1,2})([-;|].*)?$/u;
const LIPID = /^[A-Z][A-Za-z\d]{0,7}[ -]?\(?([OPdtm]-?)?\d{1,2}:\d/u;
const COMPOUND = /^(HMDB\d{5,}|C\d{5}|M\d+T\d+|\d+\.\d+[_@/]\d+\.\d+.*|.*(ine|ate|ose|ol| acid|酸|碱|醇|胺|糖|苷))$/iu;
const PROTEIN_HEADING = /^(protein|majority protein|uniprot|蛋白)/iu;
const COMPOUND_HEADING =
  /^(m\/?z|mz|rt|retention ?time|hmdb|pubchem|inchi(key)?|cas|smiles|formula|adduct|compound|metabolite|质荷比|保留时间|代谢物|化合物|分子式)/iu;

/** Has a letter, and no row of figures after it. */
const NAME = /^(?=.*\p{L})(?!.*[\s,;|]-?[\d.]+[\s,;|]+-?[\d.]).{1,200}$/u;

type Read = {
  readonly grid: Grid;
  readonly kind: 'matrix' | 'groups' | 'other';
  readonly matrix: Matrix;
  readonly scale: Scale;
};

/** What a table that was read says of itself, from what was read already. */
export function natureOf({ grid, kind, matrix, scale }: Read): TableNature {
  if (isNames(grid)) return natureOfNames;
  const samples = matrix.samples.length;
  const few = firstFeatures(matrix);
  const counted = kind === 'matrix' && isCounted(matrix.values);
  const lineages = kind === 'matrix' && (shareOf(few.ids, isLineage) > enough || taxonomyBeside(few) !== undefined);
  const nature = { counted, logged: kind === 'matrix' && scale.looks === 'logged', lineages, samples };
  const plain = kindOf(grid);
  if (plain && plain !== 'matrix' && (plain !== 'groups' || kind !== 'matrix')) return { ...nature, kind: plain };
  if (kind !== 'matrix') return { ...nature, kind: kind === 'groups' ? 'groups' : 'text' };
  return { ...nature, kind: kindOfMatrix(few, nature) };
}

function kindOfMatrix(
  { annotations, idName, ids }: Matrix,
  { counted, lineages, logged }: Omit<TableNature, 'kind'>,
): TableKind {
  const headings = [idName, ...annotations.map(({ name }) => name)];
  const areMostly = (pattern: RegExp): boolean => shareOf(ids, (id) => pattern.test(id)) > enough;
  const isHeaded = (pattern: RegExp): boolean => headings.some((name) => pattern.test(name));
  if (!logged && (lineages || areMostly(TAXON))) return 'taxa';
  if (areMostly(LIPID)) return 'lipids';
  if (areMostly(PROTEIN) || headings.some(countsPeptides) || isHeaded(PROTEIN_HEADING)) return 'proteins';
  if (isHeaded(COMPOUND_HEADING) || areMostly(COMPOUND)) return 'metabolites';
  if (counted) return 'counts';
  return logged ? 'logged' : 'amounts';
}

/** One column of names: neither numbers nor a table whose columns were not told apart. */
function isNames(grid: Grid): boolean {
  const rows = Array.from({ length: Math.min(grid.starts.length, looked) }, (_, row) => rowCells(grid, row, 0, 2));
  const names = rows.map(([name = '']) => name);
  return rows.every(({ length }) => length === 1) && shareOf(names, (name) => NAME.test(name)) > 0.9;
}

const firstFeatures = (matrix: Matrix): Matrix => ({
  ...matrix,
  ids: matrix.ids.slice(0, looked),
  annotations: matrix.annotations.map(({ name, values }) => ({ name, values: values.slice(0, looked) })),
});

/** Ends at the first value that is no count. */
function isCounted(values: Float64Array): boolean {
  let [least, most] = [Infinity, 0];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    if (value < 0 || !Number.isInteger(value)) return false;
    if (value > 0 && value < least) least = value;
    if (value > most) most = value;
  }
  return least <= lowCount && most > lowCount;
}
