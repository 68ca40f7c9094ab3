import { failure } from '../formats.ts';
import type { FileParts, NamedMatrix, WordTable } from '../parts/content.ts';
import { classesOf } from './classes.ts';
import type { RNode } from './nodes.ts';
import { notATable } from './problems.ts';

/** Collects the tables and matrices of an object by name. */
export type PartsBuilder = {
  readonly table: (name: string, read: () => WordTable) => void;
  readonly matrix: (name: string, read: () => NamedMatrix) => void;
  readonly annotate: (read: () => readonly string[] | undefined) => void;
  /** A part that is none, kept for a message. */
  readonly unread: (name: string, node: RNode) => void;
  /** @param first - The part that is shown when none is chosen. @param counted - Where counts are looked for first. */
  readonly done: (first?: string, counted?: readonly string[]) => FileParts | undefined;
};

export function createParts(): PartsBuilder {
  const tables = new Map<string, () => WordTable>();
  const matrices = new Map<string, () => NamedMatrix>();
  const unread: RNode[] = [];
  let annotation: (() => readonly string[] | undefined) | undefined;
  return {
    table: (name, read) => tables.set(name, read),
    matrix: (name, read) => matrices.set(name, read),
    annotate: (read) => {
      annotation = read;
    },
    unread: (_name, node) => unread.push(node),
    done: (first, counted = []) => {
      if (unread.length > 0 && matrices.size === 0) throw notATable(classesOf(unread[0]!)[0]!);
      if (tables.size + matrices.size === 0) return undefined;
      const names = [...matrices.keys(), ...tables.keys()];
      const order =
        first === undefined || !names.includes(first) ? names : [first, ...names.filter((name) => name !== first)];
      return { tables, matrices, order, annotation, counts: () => countsOf(matrices, counted) };
    },
  };
}

/** The first of the matrices that holds whole numbers which are not negative. */
function countsOf(
  matrices: ReadonlyMap<string, () => NamedMatrix>,
  wanted: readonly string[],
): ReturnType<FileParts['counts']> {
  const names = [...new Set([...wanted.filter((name) => matrices.has(name)), ...matrices.keys()])];
  if (names.length === 0)
    throw failure({
      code: 'rds-no-matrix',
      what: 'R 数据里没有数值矩阵，只有表格',
      remedy: '单细胞方法需要基因 × 细胞的原始计数；请保存计数矩阵、Seurat 或 SingleCellExperiment 对象',
    });
  const name =
    names.length === 1 && wanted.length === 0
      ? names[0]!
      : names.find((one) =>
          matrices.get(one)!()
            .matrix.glance()
            .every((value) => value >= 0 && Number.isInteger(value)),
        );
  if (name === undefined) {
    throw failure({
      code: 'normalised-only',
      what: `文件里只有归一化或缩放过的表达量（${names.slice(0, 5).join('、')}），没有原始计数`,
      remedy:
        '单细胞方法从原始计数开始，自己做归一化；请在对象中保留原始计数（counts）后重新保存：saveRDS(x, "数据.rds")',
    });
  }
  return { name, remarks: [] };
}
