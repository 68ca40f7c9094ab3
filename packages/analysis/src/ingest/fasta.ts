import type { InputProblem } from '../model/index.ts';
import { failure } from './formats.ts';
import { madeGrid, type MadeRow } from './madeGrid.ts';
import type { Grid } from './text/grid.ts';

const UNIPROT = /^(?:sp|tr)\|([^|\s]+)\|(\S+)\s*(.*)$/u;
/** Letters of residues and bases, gaps, stops and points. */
const STRANGE = /[^A-Z*.-]/u;

type Entry = {
  readonly line: number;
  readonly id: string;
  readonly gene: string;
  readonly description: string;
  readonly pieces: string[];
  lower: boolean;
};

/**
 * Sequences as a table: id, gene where it is said (`GN=`), description, sequence and its length. A header of UniProt
 * gives its accession. Letters become capitals, a stop at the end is left off; the same id twice is kept twice. Changes
 * are listed as problems.
 *
 * @throws {InputError} When a line holds anything but a sequence.
 */
export function fastaTable(text: string): { readonly grid: Grid; readonly remarks: readonly InputProblem[] } {
  const entries: Entry[] = [];
  // Old Mac files end their lines by CR alone.
  text.split(/\r\n|\n|\r/u).forEach((line, at) => {
    if (line.startsWith('>')) entries.push(entryOf(line.slice(1).trim(), at + 1));
    else if (!line.startsWith(';')) addPiece(entries, line.replace(/\s+/gu, ''), at + 1);
  });
  const named = entries.some(({ gene }) => gene !== '');
  const rows = entries.map(({ description, gene, id, line, pieces }): MadeRow => {
    const sequence = pieces.join('').replace(/\*$/u, '');
    return { line, cells: [id, ...(named ? [gene] : []), description, sequence, String(sequence.length)] };
  });
  return {
    grid: madeGrid([
      { line: 1, cells: ['id', ...(named ? ['gene'] : []), 'description', 'sequence', 'length'] },
      ...rows,
    ]),
    remarks: remarksOf(entries),
  };
}

function entryOf(header: string, line: number): Entry {
  const [, accession, , rest = ''] = UNIPROT.exec(header) ?? [];
  const [first = '', ...others] = header.split(/\s+/u);
  const all = accession === undefined ? others.join(' ') : rest;
  const gene = /(?:^|\s)GN=(\S+)/u.exec(all)?.[1] ?? '';
  const description = accession === undefined ? all : all.replace(/\s+(?:OS|OX|GN|PE|SV)=.*$/u, '');
  return { line, id: accession ?? first, gene, description, pieces: [], lower: false };
}

function addPiece(entries: readonly Entry[], piece: string, line: number): void {
  const entry = entries.at(-1);
  if (piece === '' || !entry) return;
  const capital = piece.toUpperCase();
  const strange = STRANGE.exec(capital)?.[0];
  if (strange !== undefined) {
    throw failure({
      code: 'fasta-letter',
      what: `第 ${line} 行的序列里有“${strange}”，不是氨基酸或碱基`,
      remedy: '请检查这一行；名称行应以 > 开头，序列行只含字母',
    });
  }
  if (capital !== piece) entry.lower = true;
  entry.pieces.push(capital);
}

function remarksOf(entries: readonly Entry[]): InputProblem[] {
  const remarks: InputProblem[] = [];
  const say = (code: string, found: readonly Entry[], what: (first: string) => string, remedy: string): void => {
    const [first] = found;
    if (first)
      remarks.push({
        code,
        severity: 'warning',
        row: first.line,
        what: what(`第 ${first.line} 行的“${first.id}”`),
        remedy,
        count: found.length,
      });
  };
  const seen = new Set<string>();
  const again = entries.filter(({ id }) => seen.size === seen.add(id).size);
  say(
    'fasta-twice',
    again,
    (first) => `${first}与前面的编号相同，共 ${again.length} 条，都已保留`,
    '如果应为同一条序列，请删去多余的；合并表格时一个编号只能对应一行',
  );
  const empty = entries.filter(({ pieces }) => pieces.length === 0);
  say('fasta-empty', empty, (first) => `${first}没有序列，共 ${empty.length} 条`, '请检查文件是否完整');
  const lower = entries.filter((entry) => entry.lower);
  say(
    'fasta-lower',
    lower,
    (first) => `${first}等 ${lower.length} 条序列含小写字母，已按大写读取`,
    '小写常表示被屏蔽的区域；如需剔除，请先处理后再上传',
  );
  return remarks;
}
