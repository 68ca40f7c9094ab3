import { InputError, type CellCounts, type Message, type Removal } from '../model/index.ts';
import { librarySizes, logNormalized, selectCounts } from './libraries.ts';
import { sparsePca } from './sparsePca.ts';
import { topGenes, vst } from './variableGenes.ts';

/** How many cells a method takes; more where it was measured with more, see docs/decisions/027-size-of-cells.md. */
const usualCells = 20_000;
/** Of methods that take several steps for each cell. */
export const moreCells = 60_000;
/** What a run fits into by memory and time. */
export const mostCells = 200_000;

export type CellSpaceOptions = {
  /** How many of the most variable genes the components are made of; all that vary when there are fewer. */
  readonly genes: number;
  /** Dimensions of the space; fewer, with a message, when the data do not support as many. */
  readonly components: number;
  /** Cells above which the counts are refused; `usualCells` when absent. */
  readonly most?: number;
  /** Of the same counts, when it is known and none of their cells is empty; computed when absent. */
  readonly expression?: CellCounts;
};
/** The cells as points among which neighbours are looked for: n × `dimensions`, row-major. */
export type CellSpace = {
  readonly cells: readonly string[];
  readonly points: Float64Array;
  readonly dimensions: number;
  readonly sdev: Float64Array;
  readonly genesUsed: number;
  /** Log-normalised expression of all genes in the cells kept. */
  readonly expression: CellCounts;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * The usual way from counts to a space of cells: counts per 10,000, ln(1 + x), the most variable genes by vst, each
 * gene standardised, principal components. Cells without any count are left out and named.
 *
 * @throws {InputError} For fewer than 10 cells or 3 genes that vary, and for more cells than the method takes.
 */
export function cellSpace(counts: CellCounts, options: CellSpaceOptions, seed: number): CellSpace {
  const { kept, removed } = withoutEmpty(counts);
  refuseSize(kept, 10, options.most);
  const expression = options.expression ?? logNormalized(kept, librarySizes(kept));
  const chosen = topGenes(vst(kept), options.genes);
  if (chosen.length < 3)
    throw refusal(
      'no-variation',
      `只有 ${chosen.length} 个基因的表达在细胞间有变化，无法降维`,
      '请检查是否上传了完整的计数矩阵',
    );
  const { components, converged, scores, sdev } = sparsePca(
    selectCounts(
      expression,
      Int32Array.from(kept.cells, (_, i) => i),
      chosen,
    ),
    options.components,
    true,
    seed,
  );
  const messages: Message[] = [];
  if (components < options.components)
    messages.push({
      level: 'info',
      text: `数据最多支持 ${components} 个主成分，少于设定的 ${options.components} 个。`,
    });
  if (!converged)
    messages.push({ level: 'info', text: '靠后的主成分彼此接近，迭代到上限时尚未完全分开，对结果影响很小。' });
  return {
    cells: kept.cells,
    points: scores,
    dimensions: components,
    sdev,
    genesUsed: chosen.length,
    expression,
    removed,
    messages,
  };
}

/** Cells with at least one count, and the others by name. */
export function withoutEmpty(counts: CellCounts): { readonly kept: CellCounts; readonly removed: readonly Removal[] } {
  const totals = librarySizes(counts);
  const removed: Removal[] = [];
  const cells: number[] = [];
  totals.forEach((total, cell) => {
    if (total > 0) cells.push(cell);
    else removed.push({ kind: 'sample', id: counts.cells[cell]!, reason: '没有任何计数' });
  });
  return {
    kept:
      removed.length === 0
        ? counts
        : selectCounts(
            counts,
            cells,
            counts.genes.map((_, gene) => gene),
          ),
    removed,
  };
}

/** @throws {InputError} For too few or too many cells. */
export function refuseSize({ cells }: CellCounts, least: number, most = usualCells): void {
  if (cells.length < least)
    throw refusal(
      'too-few-cells',
      `有计数的细胞只有 ${cells.length} 个，至少需要 ${least} 个`,
      '请检查文件的行列方向：每行一个基因、每列一个细胞',
    );
  if (cells.length > most) {
    throw refusal(
      'too-many-cells',
      `有 ${cells.length.toLocaleString('en-US')} 个细胞，在线分析最多 ${most.toLocaleString('en-US')} 个`,
      '请先用“单细胞质控”的阈值筛选细胞，或按样本拆分后分别分析',
    );
  }
}

export const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'cells', what, remedy }]);
