import type { InputProblem } from '../../model/index.ts';
import type { FileParts, NamedMatrix, WordTable } from '../parts/content.ts';
import { annotatedMatrix } from './sparse.ts';
import { broken } from './problems.ts';
import { at, attribute, Dataset, datasetAt, Group, groupAt, lengthOf, readTexts, textAttribute, wordOf } from './store.ts';
import { failure } from '../formats.ts';

const MOST_ROWS = 1_000_000;
const SYMBOLS = ['gene_symbols', 'gene_symbol', 'gene_name', 'gene_names', 'feature_name', 'gene_short_name', 'symbol'];
const ENSEMBL = /^ENS[A-Z]{0,6}G\d{11}/u;
const MISSING_CODE = -1;

export const isAnnData = (root: Group): boolean => at(root, 'X') !== undefined && at(root, 'obs') !== undefined && at(root, 'var') !== undefined;

/**
 * A file of AnnData (`.h5ad`): cells in rows of `X`, `layers/…` and `raw/X`, described by `obs`, genes by `var`.
 *
 * anndata.readthedocs.io/en/stable/fileformat-prose.html
 */
export function annData(root: Group): FileParts {
  const found = [...(at(root, 'X') ? ['X'] : []), ...(groupAt(root, 'layers')?.keys() ?? []).map((name) => `layers/${name}`), ...(at(root, 'raw/X') ? ['raw/X'] : [])];
  const names = found.filter((name) => annotatedMatrix(at(root, name)) !== undefined);
  const matrices = new Map(names.map((name) => [name, () => namedMatrix(root, name)]));
  return {
    tables: new Map([['obs', () => frame(root, 'obs')], ['var', () => frame(root, 'var')]]),
    matrices,
    counts: () => countsOf(root, names),
  };
}

function namedMatrix(root: Group, name: string): NamedMatrix {
  const matrix = annotatedMatrix(at(root, name))!;
  const cells = indexOf(frameGroup(root, 'obs'));
  const variables = frameGroup(root, name === 'raw/X' ? 'raw/var' : 'var');
  const ids = indexOf(variables);
  const symbols = ids.filter((id) => ENSEMBL.test(id)).length > ids.length / 2 ? SYMBOLS.find((column) => variables.keys().includes(column)) : undefined;
  const words = symbols === undefined ? ids : column(variables, symbols);
  if (cells.length !== matrix.cells || ids.length !== matrix.genes || words.length !== ids.length) throw broken(`${name} 与 obs、var 的大小对不上`);
  return { matrix, cells, genes: ids.map((id, gene) => [id, words[gene]!]), remarks: [] };
}

/** Whole numbers that are not negative, as far as a glance at the first of them shows. */
const looksCounted = (root: Group, name: string): boolean => annotatedMatrix(at(root, name))!.glance().every((value) => value >= 0 && Number.isInteger(value));

/** Counts are where people keep them: in a layer of that name, in `raw`, in `X`, or in another layer. */
function countsOf(root: Group, names: readonly string[]): ReturnType<FileParts['counts']> {
  const [first] = names;
  if (first === undefined) throw broken('没有表达矩阵（X）');
  const order = [...names.filter((name) => /^layers\/(?:raw_?)?counts?$|^layers\/(?:umis?|raw)$/iu.test(name)), ...names.filter((name) => name === 'raw/X'), ...names.filter((name) => name === 'X'), ...names];
  const counted = order.find((name) => looksCounted(root, name));
  if (counted === undefined) {
    throw failure({
      code: 'normalised-only', what: `文件里只有归一化或缩放过的表达量（${names.join('、')}），没有原始计数`,
      remedy: '单细胞方法从原始计数开始，自己做归一化；请在 layers["counts"] 或 raw 中保留原始计数后重新保存',
    });
  }
  const remark: InputProblem = {
    code: 'counts-elsewhere', severity: 'warning', what: `X 是归一化或缩放过的表达量，读取的是 ${counted} 中的原始计数`, remedy: '如果要用另一个矩阵，请在读取方式中选择它',
  };
  return { name: counted, remarks: counted !== 'X' && names.includes('X') && !looksCounted(root, 'X') ? [remark] : [] };
}

function frameGroup(root: Group, path: string): Group {
  const found = at(root, path);
  if (found instanceof Group) return found;
  if (found instanceof Dataset) throw failure({ code: 'h5ad-old', what: `文件是旧版 AnnData（0.7 以前）保存的，${path} 的写法不能读取`, remedy: '请用新版 anndata 打开并重新保存：anndata.read_h5ad(…).write_h5ad("新文件.h5ad")，再上传' });
  throw broken(`缺少 ${path}`);
}

function indexOf(table: Group): string[] {
  const name = textAttribute(table, '_index') || '_index';
  return column(table, name);
}

/** `obs` or `var` as a table: the names first, then every column. */
function frame(root: Group, path: string): WordTable {
  const table = frameGroup(root, path);
  const index = textAttribute(table, '_index') || '_index';
  const order = attribute(table, 'column-order');
  const listed = Array.isArray(order) ? order.map(wordOf) : [];
  const keys = table.keys().filter((key) => key !== index && key !== '__categories');
  const columns = [...listed.filter((key) => keys.includes(key)), ...keys.filter((key) => !listed.includes(key))];
  const names = indexOf(table);
  const words = columns.map((key) => column(table, key));
  if (words.some(({ length }) => length !== names.length)) throw broken(`${path} 各列的长度不一样`);
  return { header: [path === 'obs' ? 'cell' : 'gene', ...columns], columns: [names, ...words] };
}

/** A column: a list, a factor by codes and categories, or values with a mask of those that are missing. */
function column(table: Group, name: string): string[] {
  const found = table.keys().includes(name) ? table.get(name) : undefined;
  if (found instanceof Dataset) {
    const categories = datasetAt(table, `__categories/${name}`);
    return categories ? decoded(found, readTexts(categories, MOST_ROWS)) : readTexts(found, MOST_ROWS);
  }
  if (!(found instanceof Group)) throw broken(`缺少 ${name} 列`);
  const [codes, categories, values, mask] = ['codes', 'categories', 'values', 'mask'].map((part) => datasetAt(found, part));
  if (codes && categories) return decoded(codes, readTexts(categories, MOST_ROWS));
  if (!values) throw broken(`${name} 列的写法不能读取`);
  const words = readTexts(values, MOST_ROWS);
  const missing = mask && lengthOf(mask) === words.length ? readTexts(mask, MOST_ROWS) : [];
  return words.map((word, row) => (missing[row] === '1' || missing[row] === 'true' ? '' : word));
}

const decoded = (codes: Dataset, words: readonly string[]): string[] => readTexts(codes, MOST_ROWS).map((code) => (Number(code) === MISSING_CODE ? '' : (words[Number(code)] ?? '')));
