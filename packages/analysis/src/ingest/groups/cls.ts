import { failure } from '../formats.ts';
import { madeGrid, type MadeRow } from '../madeGrid.ts';
import { quote, quoteList, type ProblemList } from '../problems/index.ts';
import { rowCells, type Grid } from '../text/grid.ts';

const REMEDY = '请改正后重新上传，或改用两列的分组表：第一列样本名，第二列分组';
const wrong = (what: string) => failure({ code: 'cls', what: `CLS 分组文件${what}`, remedy: REMEDY });
const wordsOf = (line: string): string[] => line.split(/\s+/u).filter((word) => word !== '');

/**
 * The classes of a CLS file as a table of groups, its samples numbered: it has no names, only the order of the columns
 * of a GCT. Blanks at the ends of lines and blank lines are passed over.
 *
 * software.broadinstitute.org/cancer/software/gsea/wiki/index.php/Data_formats, “CLS: Categorical class file format”
 *
 * @throws {InputError} When the counts do not fit, and where numbers leave open which class they mean.
 */
export function clsTable(text: string): Grid {
  const [head = '', named = '', ...rest] = text
    .split(/\r\n|\n|\r/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [samples = 0, classes = 0] = wordsOf(head).map(Number);
  const labels = rest.flatMap(wordsOf);
  if (labels.length !== samples) throw wrong(`第一行说有 ${samples} 个样本，第三行有 ${labels.length} 个标签`);
  const names = classNames(named.replace(/^#\s*/u, ''), classes);
  const groups = groupsOf(labels, names);
  return madeGrid([
    { cells: ['sample', 'group'], line: 1 },
    ...groups.map((group, at): MadeRow => ({ cells: [String(at + 1), group], line: 3 })),
  ]);
}

function classNames(line: string, classes: number): readonly string[] {
  // A name holds blanks only where tabs stand between the names.
  const words = [
    wordsOf(line),
    line
      .split('\t')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ].find(({ length }) => length === classes);
  if (!words) throw wrong(`第一行说有 ${classes} 个组，第二行写的是${quoteList(wordsOf(line))}`);
  if (new Set(words).size < classes) throw wrong('第二行有同名的组');
  return words;
}

/**
 * The class of each sample. Labels may be the names themselves, or stand for them: the first that occurs for the first
 * name, as GSEA reads them. GenePattern reads numbers as places among the names; where the two differ nobody can tell
 * which is meant.
 */
function groupsOf(labels: readonly string[], names: readonly string[]): readonly string[] {
  if (labels.every((label) => names.includes(label))) return labels;
  const seen = [...new Set(labels)];
  if (seen.length !== names.length)
    throw wrong(`第二行有 ${names.length} 个组，第三行有 ${seen.length} 种标签（${seen.slice(0, 5).join('、')}）`);
  if (
    seen.every((label) => /^\d+$/u.test(label)) &&
    seen.some((label, at) => at > 0 && Number(label) < Number(seen[at - 1]!))
  ) {
    throw wrong(
      `的标签先出现 ${seen.find((label, at) => Number(seen[at + 1] ?? Infinity) < Number(label))}，后出现更小的数：GSEA 按出现的先后对应组名，GenePattern 按数的大小，两者不同`,
    );
  }
  return labels.map((label) => names[seen.indexOf(label)]!);
}

/** The same with the names of the samples, in their order; what is wrong is added to `problems`. */
export function namedByOrder(grid: Grid, samples: readonly string[] | undefined, problems: ProblemList): Grid {
  const groups = Array.from({ length: grid.starts.length - 1 }, (_, at) => rowCells(grid, at + 1)[1]!);
  const remedy = '请逐个核对；如果列的顺序与制作 CLS 时不同就会错位，请改用两列的分组表：样本名、分组';
  if (!samples) {
    problems.add({
      code: 'cls-order',
      severity: 'warning',
      what: 'CLS 文件没有样本名，只按数据表中样本列的顺序对应',
      remedy,
    });
    return grid;
  }
  if (samples.length !== groups.length) {
    problems.add({
      code: 'cls-count',
      severity: 'error',
      what: `CLS 文件有 ${groups.length} 个样本，数据表有 ${samples.length} 个，不能按顺序对应`,
      remedy: '请确认两个文件是一套；或改用两列的分组表：第一列样本名，第二列分组',
    });
    return grid;
  }
  const pair = (at: number): string => `第 ${at + 1} 个样本${quote(samples[at]!)}为${quote(groups[at]!)}`;
  problems.add({
    code: 'cls-order',
    severity: 'warning',
    what: `CLS 文件没有样本名，已按数据表中样本列的顺序对应：${pair(0)}，……，${pair(groups.length - 1)}`,
    remedy,
  });
  return madeGrid([
    { cells: ['sample', 'group'], line: 1 },
    ...groups.map((group, at): MadeRow => ({ cells: [samples[at]!, group], line: 3 })),
  ]);
}
