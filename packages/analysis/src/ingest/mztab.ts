import { shortName } from '../groups/index.ts';
import type { InputProblem } from '../model/index.ts';
import { failure } from './formats.ts';
import { madeGrid, type MadeRow } from './madeGrid.ts';
import type { Grid } from './text/grid.ts';

/** A section of quantities: its header and its rows. */
type Section = { readonly header: readonly string[]; readonly rows: readonly MadeRow[] };
/** Quantities of one section, by assay or by study variable. */
export type MzTabPart = {
  readonly name: string;
  readonly read: () => { readonly grid: Grid; readonly remarks: readonly InputProblem[] };
};

const SECTIONS = { PRT: 'PRH', PEP: 'PEH', SML: 'SMH', SMF: 'SFH' } as const;
type SectionId = keyof typeof SECTIONS;
const ABUNDANCE = /^(?:protein_|peptide_|smallmolecule_)?abundance_(assay|study_variable)\[(\d+)\]$/u;
/** Columns that say what a feature is, under the names by which tables of peaks have them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  description: 'description',
  modifications: 'modifications',
  database_identifier: 'database_identifier',
  chemical_formula: 'chemical_formula',
  smiles: 'smiles',
  inchi_key: 'inchi_key',
  adduct_ions: 'adduct_ions',
  adduct_ion: 'adduct_ion',
  exp_mass_to_charge: 'm/z',
  mass_to_charge: 'm/z',
  retention_time: 'RT',
  retention_time_in_seconds: 'RT',
  charge: 'charge',
};
const present = (cell: string | undefined): cell is string =>
  cell !== undefined && cell !== '' && cell.toLowerCase() !== 'null';

/**
 * The quantities in an mzTab 1.0 or mzTab-M 2.0 file, as features × assays or × study variables; `null` is missing.
 *
 * github.com/HUPO-PSI/mzTab, specification 1.0 and mzTab-M 2.0.
 *
 * @throws {InputError} When no section has quantities.
 */
export function mzTabParts(text: string): MzTabPart[] {
  const lines = text.split(/\r?\n/u);
  const facts = new Map<string, string>();
  const sections = new Map<SectionId, { header: readonly string[]; rows: MadeRow[] }>();
  lines.forEach((line, at) => {
    const [kind, ...cells] = line.split('\t');
    if (kind === 'MTD') facts.set(cells[0]?.trim() ?? '', cells[1]?.trim() ?? '');
    for (const [id, head] of Object.entries(SECTIONS) as [SectionId, string][]) {
      if (kind === head) sections.set(id, { header: cells.map((cell) => cell.trim()), rows: [] });
      if (kind === id) sections.get(id)?.rows.push({ cells: cells.map((cell) => cell.trim()), line: at + 1 });
    }
  });
  const parts = [...sections].flatMap(([id, section]) => partsOf(id, section, facts));
  if (parts.length === 0) {
    throw failure({
      code: 'format-mztab',
      what: 'mzTab 文件里没有定量值（abundance 列），只有鉴定结果',
      remedy: '请导出带定量结果（Quantification）的 mzTab，或把定量表导出为 CSV 或 TSV 后再上传',
    });
  }
  return parts;
}

function partsOf(id: SectionId, section: Section, facts: ReadonlyMap<string, string>): MzTabPart[] {
  const kinds = (['assay', 'study_variable'] as const).flatMap((kind) => {
    const columns = [...section.header.keys()].filter(
      (column) => ABUNDANCE.exec(section.header[column]!)?.[1] === kind,
    );
    return columns.some((column) => section.rows.some(({ cells }) => present(cells[column])))
      ? [{ kind, columns }]
      : [];
  });
  return kinds.map(({ columns, kind }) => ({
    name: `${id} ${kind}`,
    read: () => read(id, section, columns, kind, facts),
  }));
}

function read(
  id: SectionId,
  { header, rows }: Section,
  columns: readonly number[],
  kind: 'assay' | 'study_variable',
  facts: ReadonlyMap<string, string>,
): ReturnType<MzTabPart['read']> {
  const described = [...header.keys()].filter(
    (column) => DESCRIPTIONS[header[column]!] !== undefined && rows.some(({ cells }) => present(cells[column])),
  );
  const cell = (cells: readonly string[], column: number): string => (present(cells[column]) ? cells[column] : '');
  const names = namesOf(
    columns.map((column) => Number(ABUNDANCE.exec(header[column]!)![2])),
    kind,
    facts,
  );
  const titles = described.map((column, at) => {
    const title = DESCRIPTIONS[header[column]!]!;
    return described.findIndex((other) => DESCRIPTIONS[header[other]!] === title) === at ? title : `${title}_${at + 1}`;
  });
  const head: MadeRow = { cells: ['id', ...titles, ...names], line: Math.max(1, (rows[0]?.line ?? 2) - 1) };
  const made = rows.map(({ cells, line }) => ({
    line,
    cells: [
      idOf(id, header, cells),
      ...described.map((column) => cell(cells, column)),
      ...columns.map((column) => cell(cells, column)),
    ],
  }));
  const uneven = rows.filter(({ cells }) => cells.length !== header.length);
  const remarks: InputProblem[] =
    uneven.length === 0
      ? []
      : [
          {
            code: 'mztab-width',
            severity: 'warning',
            row: uneven[0]!.line,
            what: `第 ${uneven[0]!.line} 行有 ${uneven[0]!.cells.length} 格，${SECTIONS[id]} 表头有 ${header.length} 格；已按表头的位置读取，缺少的格为缺失`,
            remedy: '部分软件写出的 mzTab 有这个问题；请核对这些行的数值',
            count: uneven.length,
          },
        ];
  return { grid: madeGrid([head, ...made]), remarks };
}

/**
 * What a row is called: an accession, a peptide with its charge, the name of a small molecule, or the number in its
 * section.
 */
function idOf(id: SectionId, header: readonly string[], cells: readonly string[]): string {
  const value = (name: string): string => {
    const cell = cells[header.indexOf(name)];
    return present(cell) ? cell : '';
  };
  if (id === 'PRT') return value('accession');
  if (id === 'PEP')
    return [value('sequence'), value('modifications'), value('charge') && `${value('charge')}+`]
      .filter(Boolean)
      .join('_');
  if (id === 'SMF') return `SMF_${value('SMF_ID')}`;
  const name = value('chemical_name') || value('identifier') || value('description') || value('database_identifier');
  return name || (value('SML_ID') ? `SML_${value('SML_ID')}` : '');
}

/** Names of assays from what the file says of them, as long as they are all different. */
function namesOf(
  numbers: readonly number[],
  kind: 'assay' | 'study_variable',
  facts: ReadonlyMap<string, string>,
): string[] {
  const fact = (key: string): string => (present(facts.get(key)) ? facts.get(key)! : '');
  const refer = (number: number, what: string): string =>
    /^\w+\[\d+\]/u.exec(fact(`${kind}[${number}]-${what}_ref`))?.[0] ?? '';
  const ways: readonly ((number: number) => string)[] = [
    (number) => fact(`${kind}[${number}]`),
    (number) => fact(`${kind}[${number}]-description`),
    (number) => fact(`${refer(number, 'sample')}-description`) || fact(refer(number, 'sample')),
    (number) => shortName(decoded(fact(`${refer(number, 'ms_run')}-location`))),
  ];
  const found = ways
    .map((way) => numbers.map(way))
    .find((names) => names.every((name) => name !== '') && new Set(names).size === names.length);
  return found ?? numbers.map((number) => `${kind}[${number}]`);
}

function decoded(location: string): string {
  try {
    return decodeURIComponent(location);
  } catch {
    return location;
  }
}
