import type { ProblemList } from '../problems/index.ts';

/** The run of a line, and what was measured in it, as DIA-NN, Spectronaut and Skyline head them. */
const runs = /^(?:run|file\.name|r\.filename|replicate(?: name)?|raw ?file)$/i;
const measured =
  /^(?:precursor\.id|protein\.group|pg\.proteingroups|eg\.precursorid|peptide(?: modified sequence)?|precursor\.quantity|pg\.maxlfq|total area(?: fragment)?)$/i;

/**
 * A report with a line for every run and precursor is no table of samples: said at once, rather than as thousands of
 * repeated names.
 */
export function reportLongTable(header: readonly string[], problems: ProblemList): void {
  const run = header.findIndex((name) => runs.test(name.trim()));
  if (run < 0 || !header.some((name) => measured.test(name.trim()))) return;
  problems.add({
    code: 'long-report',
    severity: 'error',
    row: 1,
    column: run + 1,
    what: `这是逐条列出的报告：每次进样（“${header[run]!}”列）的每个肽段或蛋白各占一行，不是特征 × 样本的表`,
    remedy: '请上传软件另外导出的定量表（DIA-NN 为 report.pg_matrix.tsv），或先用“长宽表转换”变成各样本并排的表',
  });
}
