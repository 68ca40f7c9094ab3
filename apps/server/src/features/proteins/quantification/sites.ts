import { changeWords, sideOf } from '@panome/analysis/changes';
import { isHeadingOf, plainHeading } from '@panome/analysis/headings';
import type { FoundSite } from './lookJob.ts';

type Cell = { readonly column: string; readonly value: string | number | null };
type Place = Pick<FoundSite, 'isoform' | 'position' | 'residue'>;

/** A protein, what separates it, a residue and its number: `P02768_S123`, `ALB:pS123`, `P02768-2|S|123`, `ALB S123(ph)`. */
const named = /^(.+?)[\s_:|-]+(?:p|ph)?\(?([A-Z])[|_(]?(\d{1,5})\)?(?:\([a-z]{1,12}\))?(?:_+[1-3])?$/;
const placed = /^p?([A-Z])(\d{1,5})$/;
const headings = {
  position:
    /^(pos|positions?|siteposition|modifiedposition|positionin(the)?proteins?|positionswithinproteins|位置|位点位置|修饰位置)$/,
  residue: /^(aa|residues?|aminoacids?|modifiedresidue|残基|氨基酸|修饰残基)$/,
  site: /^(sites?|psites?|phosphosites?|modifiedsite|位点|修饰位点|磷酸化位点)$/,
  direction: /^(direction|regulation|regulated|changedirection|变化方向|方向|上下调)$/,
};
const longest = 500;
const parts = (text: string): string[] => text.split(/[;,]/).map((part) => part.trim());
const wordOf = new Map(Object.entries(changeWords).map(([change, word]) => [word, change]));

/** Which name of a protein a text is; an isoform (`p02768-2`) is that of its protein, but numbers residues by itself. */
function proteinIn(text: string, names: ReadonlySet<string>): { readonly isoform: boolean } | null {
  const name = text.trim().toLowerCase();
  if (names.has(name)) return { isoform: false };
  const number = /-(\d+)$/.exec(name)?.[1];
  // The first isoform is the sequence that entries show.
  return number !== undefined && names.has(name.replace(/-\d+$/, '')) ? { isoform: number !== '1' } : null;
}

/** The site that a name says, when it is one of this protein. */
export function siteInName(cell: string, names: ReadonlySet<string>): Place | null {
  // Millions of cells are of other proteins.
  const lower = cell.toLowerCase();
  if (cell.length > longest || ![...names].some((name) => lower.includes(name))) return null;
  for (const part of parts(cell)) {
    const [, protein = '', residue = '', position = ''] = named.exec(part) ?? [];
    const found = residue === '' ? null : proteinIn(protein, names);
    if (found) return { ...found, residue, position: Number(position) };
  }
  return null;
}

/** The site that the columns of a row say; of several proteins the one whose turn it is. */
function siteInColumns(name: string, cells: readonly Cell[], names: ReadonlySet<string>): Place | null {
  const proteins = parts(name);
  const turn = proteins.findIndex((one) => proteinIn(one, names) !== null);
  if (turn < 0) return null;
  const textOf = (heading: RegExp): string => {
    const value = String(cells.find(({ column }) => heading.test(plainHeading(column)))?.value ?? '');
    const values = parts(value);
    return (values.length === proteins.length ? values[turn] : values.length === 1 ? values[0] : '') ?? '';
  };
  const { isoform } = proteinIn(proteins[turn]!, names)!;
  const [, siteResidue = '', sitePosition = ''] = placed.exec(textOf(headings.site)) ?? [];
  if (siteResidue !== '') return { isoform, residue: siteResidue, position: Number(sitePosition) };
  const [residue, position] = [textOf(headings.residue), textOf(headings.position)];
  return /^[A-Z]$/.test(residue) && /^\d{1,5}$/.test(position)
    ? { isoform, residue, position: Number(position) }
    : null;
}

const numberIn = (cells: readonly Cell[], column: 'log2fc' | 'p' | 'pAdj'): number | null => {
  const value = cells.find((cell) => isHeadingOf(column, cell.column))?.value;
  return typeof value === 'number' ? value : null;
};

/** What the table itself calls the change; without its word the sign of a change that is significant at 0.05. */
function changeIn(cells: readonly Cell[], log2fc: number | null, p: number | null): FoundSite['change'] {
  const said = cells.find(({ column }) => headings.direction.test(plainHeading(column)))?.value;
  if (typeof said === 'string' && said !== '') {
    const side = sideOf(wordOf.get(said) ?? said.toLowerCase());
    return side > 0 ? 'up' : side < 0 ? 'down' : 'none';
  }
  if (log2fc === null) return 'unknown';
  if (log2fc === 0 || (p !== null && p >= 0.05)) return 'none';
  return log2fc > 0 ? 'up' : 'down';
}

/** A row as a site of the protein; null for a row that is none. */
export function siteOf(name: string, cells: readonly Cell[], names: ReadonlySet<string>): FoundSite | null {
  const place = siteInName(name, names) ?? siteInColumns(name, cells, names);
  if (!place) return null;
  const log2fc = numberIn(cells, 'log2fc');
  const p = numberIn(cells, 'pAdj') ?? numberIn(cells, 'p');
  return { name, ...place, log2fc, p, change: changeIn(cells, log2fc, p) };
}
