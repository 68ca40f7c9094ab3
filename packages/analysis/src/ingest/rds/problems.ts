import { failure } from '../formats.ts';
import type { Faults } from '../parts/content.ts';

export const broken = (why: string) =>
  failure({
    code: 'broken-rds',
    what: `R 数据文件不完整或已损坏：${why}`,
    remedy: '请重新传输，或在 R 中重新保存后再上传：saveRDS(x, "数据.rds")',
  });
export const tooLarge = (what: string) =>
  failure({
    code: 'table-too-large',
    what: `R 数据文件中的数据太大：${what}`,
    remedy: '请先在 R 中筛选需要的行和列（或细胞和基因），再保存上传',
  });
export const faults: Faults = { broken, tooLarge };

/** What to do in R for an object that is no table, by its class. */
const ways: readonly { readonly classes: RegExp; readonly remedy: string }[] = [
  { classes: /^(?:phylo|multiPhylo)$/u, remedy: '进化树请保存为 Newick 后上传：ape::write.tree(x, "tree.nwk")' },
  {
    classes: /^(?:G|I)Ranges$|RangesList$/u,
    remedy: '请在 R 中改存为表格后上传：write.csv(as.data.frame(x), "数据.csv", row.names = FALSE)',
  },
  {
    classes:
      /^(?:DelayedMatrix|HDF5Matrix|HDF5Array|DelayedArray|IterableMatrix|RenameDims|MatrixSubset|ConvertMatrixType|MatrixDir)$/u,
    remedy: '数据不在这个文件里，请在 R 中读入后再保存：x <- as(x, "dgCMatrix")，再 saveRDS(x, "数据.rds")',
  },
  {
    classes: /^(?:function|closure|builtin|environment|expression|formula|language|call)$/u,
    remedy: '请保存数据本身，而不是程序：write.csv(as.matrix(x), "数据.csv")，其中 x 是表格或矩阵',
  },
  { classes: /^(?:gg|ggplot)$/u, remedy: '图形里的数据可以这样取出：write.csv(x$data, "数据.csv", row.names = FALSE)' },
  {
    classes: /^DNAStringSet|^AAStringSet|^RNAStringSet/u,
    remedy: '序列请保存为 FASTA：Biostrings::writeXStringSet(x, "序列.fasta")',
  },
];

/** An object that is none of those that are read, by the name of its class. */
export function notATable(name: string) {
  const remedy =
    ways.find(({ classes }) => classes.test(name))?.remedy ??
    '请在 R 中改存为表格后上传：write.csv(as.matrix(x), "数据.csv")，或用 as.data.frame(x)';
  return failure({
    code: 'format-rds-class',
    what: `R 对象的类是“${name.slice(0, 60)}”，不能作为表格或矩阵读取`,
    remedy,
  });
}
