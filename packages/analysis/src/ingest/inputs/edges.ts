import { createProblemList, quote } from '../problems/index.ts';
import { openTable } from '../openTable.ts';
import { missingKind } from '../../missing/index.ts';
import { inputRows, isNumber, widthOf } from './inputRows.ts';
import type { InputReader } from './reader.ts';

const sourceHeading =
  /^#?(?:source|from|node_?1|protein_?1|gene_?a|start|ligand|partner_?a|起点|来源|源|节点1|配体)$/iu;
const targetHeading = /^(?:target|to|node_?2|protein_?2|gene_?b|end|receptor|partner_?b|终点|目标|节点2|受体)$/iu;
const weightHeading = /^(?:weight|value|score|combined_score|r|cor|correlation|count|权重|数值|数量|得分)$/iu;

/**
 * Lines between two names: source, target and, if there is one, weight; else the weight is 1. Lines are kept as
 * written, repeated ones too.
 */
export const readEdges: InputReader<'edges'> = async (source) => {
  const file = inputRows(await openTable(source));
  const problems = createProblemList();
  const head = file.rows[0]!;
  const named = {
    source: head.findIndex((name) => sourceHeading.test(name)),
    target: head.findIndex((name) => targetHeading.test(name)),
    weight: head.findIndex((name) => weightHeading.test(name)),
  };
  const byName = named.source >= 0 && named.target >= 0;
  const from = byName || (head.length > 2 && !isNumber(head[2]) && isNumber(file.rows[1]?.[2])) ? 1 : 0;
  const columns = byName ? named : { source: 0, target: 1, weight: widthOf(file.rows) > 2 ? 2 : -1 };
  const edges = { source: [] as string[], target: [] as string[], weight: [] as number[] };
  for (let row = from; row < file.rows.length; row += 1) {
    const cells = file.rows[row]!;
    const [a, b, cell] = [
      cells[columns.source] ?? '',
      cells[columns.target] ?? '',
      columns.weight < 0 ? '' : (cells[columns.weight] ?? ''),
    ];
    if (a === '' || b === '') {
      const { text, ...place } = file.at(row, a === '' ? columns.source : columns.target);
      problems.add({
        code: 'empty-end',
        severity: 'error',
        ...place,
        what: `${text}没有${a === '' ? '起点' : '终点'}`,
        remedy: '每行需要两个名称：请补上，或删去这一行',
      });
      continue;
    }
    const weight = missingKind(cell) === 'plain' ? 1 : Number(cell);
    if (!Number.isFinite(weight)) {
      const { text, ...place } = file.at(row, columns.weight);
      problems.add({
        code: 'text-in-number',
        severity: 'error',
        ...place,
        what: `${text}的权重${quote(cell)}不是数值`,
        remedy: '请改成数值，或清空这一格（按 1 计）',
      });
      continue;
    }
    if (a === b) {
      const { text, ...place } = file.at(row, columns.target);
      problems.add({
        code: 'self-edge',
        severity: 'warning',
        ...place,
        what: `${text}的终点与起点都是${quote(a)}`,
        remedy: '如果不应有连到自身的线，请删去这一行',
      });
    }
    edges.source.push(a);
    edges.target.push(b);
    edges.weight.push(weight);
  }
  if (edges.source.length === 0 && problems.list().length === 0) {
    problems.add({
      code: 'no-edges',
      severity: 'error',
      what: '文件里没有连线',
      remedy: '请每行写一条线：source、target，以及可选的 weight',
    });
  }
  return {
    value: { ...edges, weight: Float64Array.from(edges.weight) },
    rows: edges.source.length,
    columns: 3,
    problems: problems.list(),
  };
};
