import type { InputProblem } from '../model/index.ts';
import { isSummaryRow } from './names.ts';
import { failure } from './formats.ts';
import { fromLefse } from './lefse.ts';
import { fromSeries } from './seriesMatrix.ts';
import { cellEnd, cellText, rowCells, type Grid } from './text/grid.ts';
import { patchGrid } from './text/patchGrid.ts';

/** A grid that was brought into the form of a table, and what the user should know about it. */
type Recognised = {
  readonly grid: Grid;
  readonly remarks: readonly InputProblem[];
  /** The groups of the samples, where the file has them too. */
  readonly groups?: Grid;
};

const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
const ENSEMBL = /^ENS[A-Z]{0,6}[GTP]\d{11}(\.\d+)?$/u;

/** Brings what some programs write into a header above rows of features. Everything else stays as it is. */
export function recognise(grid: Grid): Recognised {
  const plain: Recognised = fromSeries(withoutTypes(grid));
  const head = rowCells(plain.grid, 0, 0, 4);
  if (/^label$/iu.test(head[0]!) && /^group$/iu.test(head[1] ?? '') && /^numotus$/iu.test(head[2] ?? ''))
    return fromShared(plain.grid);
  const lefse = fromLefse(plain.grid);
  if (lefse) return lefse;
  const counts = isSummaryRow(head[0]!) || ENSEMBL.test(head[0]!);
  return counts && head.length > 1 && rowCells(plain.grid, 0).slice(1).every(isNumber) ? withHeader(plain.grid) : plain;
}

/** QIIME 2 says below the header what kind of values each column has. */
function withoutTypes(grid: Grid): Grid {
  const rows = [1, 2].filter((row) => row < grid.starts.length && /^#q2:types$/iu.test(rowCells(grid, row, 0, 1)[0]!));
  return patchGrid(grid, { patches: [], padding: new Map(), dropped: new Set(rows) });
}

/** HTSeq and STAR write no header. */
function withHeader(grid: Grid): Recognised {
  const width = rowCells(grid, 0).length;
  const isStar =
    width === 4 &&
    Array.from({ length: Math.min(8, grid.starts.length) }, (_, row) => rowCells(grid, row, 0, 1)[0]!).some((name) =>
      name.startsWith('N_'),
    );
  const names = isStar
    ? ['gene', '不分链', '正链', '反链']
    : ['gene', ...Array.from({ length: width - 1 }, (_, at) => (width === 2 ? '样本' : `样本 ${at + 1}`))];
  const header = Buffer.from(`${names.join(String.fromCharCode(grid.delimiter))}\n`);
  const shift = (places: Uint32Array, first: number): Uint32Array =>
    Uint32Array.from([first, ...places.map((place) => place + header.length)]);
  const remark: InputProblem = isStar
    ? {
        code: 'star-counts',
        severity: 'warning',
        what: '这是 STAR 的 ReadsPerGene 文件，三列是同一个样本按不分链、正链、反链的三种计数',
        remedy: '请按建库方式只留一列，并把各样本合并成一张表（每列一个样本）',
      }
    : {
        code: 'no-header',
        severity: 'warning',
        row: 1,
        what: '文件没有表头，第一行已按数据读取，列名是补上的',
        remedy: '请在第一行加上样本名，便于和分组对应',
      };
  return {
    grid: {
      ...grid,
      bytes: Buffer.concat([header, grid.bytes]),
      starts: shift(grid.starts, 0),
      ends: shift(grid.ends, header.length - 1),
      lines: Uint32Array.from([0, ...grid.lines]),
    },
    remarks: [remark],
  };
}

/** mothur's `.shared` has one sample a row behind two columns of its own; read as OTU × sample of its first label. */
function fromShared(grid: Grid): Recognised {
  const rows = Array.from({ length: grid.starts.length - 1 }, (_, row) => row + 1);
  const labels = rows.map((row) => rowCells(grid, row, 0, 1)[0]!);
  const kept = [0, ...rows.filter((_, at) => labels[at] === labels[0])];
  const width = rowCells(grid, 0).filter((name) => name !== '').length;
  const columns = Array.from({ length: kept.length }, (_, at) => cellsOf(grid, kept[at]!, width));
  const lines = [1, ...Array.from({ length: width - 3 }, (_, at) => at + 3)];
  const text = lines.map((column) => columns.map((cells) => cells[column] ?? '').join('\t'));
  const bytes = Buffer.from(`${text.join('\n')}\n`);
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  let at = 0;
  text.forEach((line, row) => {
    starts[row] = at;
    at += Buffer.byteLength(line);
    ends[row] = at;
    at += 1;
  });
  const others = new Set(labels).size - 1;
  const remark: InputProblem = {
    code: 'several-labels',
    severity: 'warning',
    what: `文件含 ${others + 1} 个聚类水平（label），读取的是第一个“${labels[0]}”`,
    remedy: '如果要用其他水平，请用 mothur 的 get.label 等命令只导出那一个',
  };
  return {
    grid: {
      bytes,
      delimiter: 9,
      starts,
      ends,
      lines: Uint32Array.from(lines, (column) => column + 1),
      padsShortRows: false,
      transposed: true,
    },
    remarks: others > 0 ? [remark] : [],
  };
}

function cellsOf(grid: Grid, row: number, width: number): string[] {
  const cells: string[] = [];
  const end = grid.ends[row]!;
  for (let start = grid.starts[row]!; start <= end && cells.length < width;) {
    const stop = cellEnd(grid, start, end);
    cells.push(cellText(grid.bytes, start, stop).replaceAll('\t', ' '));
    start = stop + 1;
  }
  return cells;
}

type Biom = {
  readonly rows: readonly Entry[];
  readonly columns: readonly Entry[];
  readonly data: readonly unknown[];
  readonly matrix_type: string;
  readonly shape: readonly number[];
};
type Entry = { readonly id?: unknown; readonly metadata?: { readonly taxonomy?: unknown } | null };

/**
 * BIOM 1 as tab-separated text: observations × samples, then `taxonomy` where there is one.
 *
 * biom-format.org/documentation/format_versions/biom-1.0.html
 *
 * @throws {InputError} When it is damaged or larger than a table may be.
 */
export function biomText(text: string, checkSize: (rows: number, columns: number) => void): Buffer {
  const damaged = failure({
    code: 'biom',
    what: 'BIOM 文件不完整或已损坏',
    remedy: '请重新导出，或用 biom convert --to-tsv 转换为 TSV 后再上传',
  });
  let biom: Biom;
  try {
    biom = JSON.parse(text) as Biom;
  } catch {
    throw damaged;
  }
  const { columns, data, matrix_type: type, rows } = biom;
  if (![columns, data, rows].every(Array.isArray)) throw damaged;
  if (![...rows, ...columns].every((entry: unknown) => typeof entry === 'object' && entry !== null)) throw damaged;
  checkSize(rows.length, columns.length + 2);
  const values = rows.map(() => new Float64Array(columns.length));
  for (const [at, entry] of data.entries()) {
    if (!Array.isArray(entry)) throw damaged;
    const numbers = entry as readonly unknown[];
    if (type === 'dense')
      numbers.forEach((value, column) => values[at] && column < columns.length && (values[at][column] = Number(value)));
    else {
      const [row, column, value] = numbers.map(Number);
      const cells = values[row ?? -1];
      if (!cells || column === undefined || !(column >= 0 && column < columns.length)) throw damaged;
      cells[column] = value ?? Number.NaN;
    }
  }
  const clean = (one: unknown): string =>
    typeof one === 'string' || typeof one === 'number' ? String(one).replace(/[\t\r\n"]/gu, ' ') : '';
  const taxa = rows
    .map(({ metadata }) => metadata?.taxonomy)
    .map((taxonomy) => (Array.isArray(taxonomy) ? taxonomy.map(clean).join('; ') : clean(taxonomy)));
  const named = taxa.some((taxon) => taxon !== '');
  const lines = rows.map(({ id }, row) => [clean(id), ...values[row]!, ...(named ? [taxa[row]!] : [])].join('\t'));
  return Buffer.from(
    [['#OTU ID', ...columns.map(({ id }) => clean(id)), ...(named ? ['taxonomy'] : [])].join('\t'), ...lines, ''].join(
      '\n',
    ),
  );
}
