import type { InputProblem } from '../../model/index.ts';
import { joined } from '../parts/joined.ts';
import type { FileParts, NamedMatrix, WordTable } from '../parts/content.ts';
import { annotatedMatrix } from './sparse.ts';
import {
  at,
  datasetAt,
  groupAt,
  lengthOf,
  readTexts,
  textAttribute,
  wordOf,
  type Dataset,
  type Group,
} from './nodes.ts';
import { failure } from '../formats.ts';

const MOST_ROWS = 1_000_000;
const SYMBOLS = ['gene_symbols', 'gene_symbol', 'gene_name', 'gene_names', 'feature_name', 'gene_short_name', 'symbol'];
const ENSEMBL = /^ENS[A-Z]{0,6}G\d{11}/u;
const MISSING_CODE = -1;

export const isAnnData = (root: Group | undefined): boolean =>
  root !== undefined && at(root, 'X') !== undefined && at(root, 'obs') !== undefined && at(root, 'var') !== undefined;

/**
 * A file of AnnData (`.h5ad`): cells in rows of `X`, `layers/…` and `raw/X`, described by `obs`, genes by `var`.
 *
 * anndata.readthedocs.io/en/stable/fileformat-prose.html
 */
export function annData(root: Group): FileParts {
  const found = [
    ...(at(root, 'X') ? ['X'] : []),
    ...(groupAt(root, 'layers')?.keys() ?? []).map((name) => `layers/${name}`),
    ...['raw/X', 'raw.X'].filter((name) => at(root, name)),
  ];
  const names = found.filter((name) => annotatedMatrix(at(root, name)) !== undefined);
  const matrices = new Map(names.map((name) => [name, () => namedMatrix(root, name)]));
  return {
    tables: new Map([
      ['obs', () => frame(root, 'obs')],
      ['var', () => frame(root, 'var')],
    ]),
    matrices,
    counts: () => countsOf(root, names),
  };
}

/** The modalities of a file of MuData, those of RNA first; none when it is another file. */
export function isMuData(root: Group): string[] {
  const group = groupAt(root, 'mod');
  const names = (group?.keys() ?? []).filter((name) => isAnnData(groupAt(group!, name)));
  const isRna = (name: string): boolean => /^(?:rna|gex|gene|expression|transcript)/iu.test(name);
  return [...names.filter(isRna), ...names.filter((name) => !isRna(name))];
}

/** MuData (`.h5mu`): an AnnData for each modality. mudata.readthedocs.io/en/latest/io/spec.html */
export function muData(root: Group, names: readonly string[]): FileParts {
  const group = groupAt(root, 'mod')!;
  const parts = joined(
    names.map((name) => [name, annData(groupAt(group, name)!)]),
    true,
  );
  return { ...parts, order: [...parts.order!.filter((name) => parts.tables.has(name)), ...parts.matrices.keys()] };
}

function namedMatrix(root: Group, name: string): NamedMatrix {
  const matrix = annotatedMatrix(at(root, name))!;
  const cells = frameAt(root, 'obs').names();
  const variables = frameAt(root, { 'raw/X': 'raw/var', 'raw.X': 'raw.var' }[name] ?? 'var');
  const ids = variables.names();
  const symbols =
    ids.filter((id) => ENSEMBL.test(id)).length > ids.length / 2
      ? SYMBOLS.find((one) => variables.columns.includes(one))
      : undefined;
  const words = symbols === undefined ? ids : variables.words(symbols);
  if (cells.length !== matrix.cells || ids.length !== matrix.genes || words.length !== ids.length)
    throw root.faults.broken(`${name} 与 obs、var 的大小对不上`);
  return { matrix, cells, genes: ids.map((id, gene) => [id, words[gene]!]), remarks: [] };
}

/** Whole numbers that are not negative, as far as a glance at the first of them shows. */
const looksCounted = (root: Group, name: string): boolean =>
  annotatedMatrix(at(root, name))!
    .glance()
    .every((value) => value >= 0 && Number.isInteger(value));

/** Where counts are usually stored: in a layer of that name, in `raw`, in `X`, or in another layer. */
function countsOf(root: Group, names: readonly string[]): ReturnType<FileParts['counts']> {
  const [first] = names;
  if (first === undefined) throw root.faults.broken('没有表达矩阵（X）');
  const order = [
    ...names.filter((name) => /^layers\/(?:raw_?)?counts?$|^layers\/(?:umis?|raw)$/iu.test(name)),
    ...names.filter((name) => /^raw.X$/u.test(name)),
    ...names.filter((name) => name === 'X'),
    ...names,
  ];
  const counted = order.find((name) => looksCounted(root, name));
  if (counted === undefined) {
    throw failure({
      code: 'normalised-only',
      what: `文件里只有归一化或缩放过的表达量（${names.join('、')}），没有原始计数`,
      remedy: '单细胞方法从原始计数开始，自己做归一化；请在 layers["counts"] 或 raw 中保留原始计数后重新保存',
    });
  }
  const remark: InputProblem = {
    code: 'counts-elsewhere',
    severity: 'warning',
    what: `X 是归一化或缩放过的表达量，读取的是 ${counted} 中的原始计数`,
    remedy: '如果要用另一个矩阵，请在读取方式中选择它',
  };
  return { name: counted, remarks: counted !== 'X' && names.includes('X') && !looksCounted(root, 'X') ? [remark] : [] };
}

/** `obs` or `var`: its names and its columns. */
type Frame = {
  readonly names: () => string[];
  readonly columns: readonly string[];
  readonly words: (column: string) => string[];
};

function frameAt(root: Group, path: string): Frame {
  const found = at(root, path);
  if (found?.kind === 'array') return recordsOf(root, found, path);
  if (!found) throw root.faults.broken(`缺少 ${path}`);
  const index = textAttribute(found, '_index') || '_index';
  const order = found.attribute('column-order');
  const listed = Array.isArray(order) ? order.map(wordOf) : [];
  const keys = found.keys().filter((key) => key !== index && key !== '__categories');
  const columns = [...listed.filter((key) => keys.includes(key)), ...keys.filter((key) => !listed.includes(key))];
  return { names: () => column(found, index), columns, words: (name) => column(found, name) };
}

/** Before AnnData 0.7: one list of records, the names first; the words of factors are in `uns`. */
function recordsOf(root: Group, data: Dataset, path: string): Frame {
  const { members } = data;
  if (!members || members.length === 0) throw root.faults.broken(`${path} 的写法不能读取`);
  const index = members.includes('index') ? 'index' : members.includes('_index') ? '_index' : members[0]!;
  const read = (name: string): string[] => {
    const words = readTexts(data, MOST_ROWS, members.indexOf(name));
    const categories = datasetAt(root, `uns/${name}_categories`);
    if (!categories || path.includes('var')) return words;
    const known = readTexts(categories, MOST_ROWS);
    return words.map((code) => known[Number(code)] ?? '');
  };
  return { names: () => read(index), columns: members.filter((name) => name !== index), words: read };
}

/** `obs` or `var` as a table: the names first, then every column. */
function frame(root: Group, path: string): WordTable {
  const { columns, names, words } = frameAt(root, path);
  const [first, ...others] = [names(), ...columns.map((name) => words(name))];
  if (others.some(({ length }) => length !== first.length)) throw root.faults.broken(`${path} 各列的长度不一样`);
  return { header: [path === 'obs' ? 'cell' : 'gene', ...columns], columns: [first, ...others] };
}

/** A column: a list, a factor by codes and categories, or values with a mask of those that are missing. */
function column(table: Group, name: string): string[] {
  const found = table.keys().includes(name) ? table.get(name) : undefined;
  if (found?.kind === 'array') {
    const categories = datasetAt(table, `__categories/${name}`);
    return categories ? decoded(found, readTexts(categories, MOST_ROWS)) : readTexts(found, MOST_ROWS);
  }
  if (!found) throw table.faults.broken(`缺少 ${name} 列`);
  const [codes, categories, values, mask] = ['codes', 'categories', 'values', 'mask'].map((part) =>
    datasetAt(found, part),
  );
  if (codes && categories) return decoded(codes, readTexts(categories, MOST_ROWS));
  if (!values) throw table.faults.broken(`${name} 列的写法不能读取`);
  const words = readTexts(values, MOST_ROWS);
  const missing = mask && lengthOf(mask) === words.length ? readTexts(mask, MOST_ROWS) : [];
  return words.map((word, row) => (missing[row] === '1' || missing[row] === 'true' ? '' : word));
}

const decoded = (codes: Dataset, words: readonly string[]): string[] =>
  readTexts(codes, MOST_ROWS).map((code) => (Number(code) === MISSING_CODE ? '' : (words[Number(code)] ?? '')));
