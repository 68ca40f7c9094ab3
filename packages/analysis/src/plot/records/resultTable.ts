import { changesOf, countChanges, directionColumn } from '../../changes/index.ts';
import { numberColumn, textColumn } from '../../model/index.ts';
import type { Column, Message, MethodOutput, Records, Removal } from '../../model/index.ts';
import type { ResultColumns } from './resultColumns.ts';
import type { ResultThresholds } from './resultOptions.ts';

/** The columns that every drawing of a table of differences begins and ends with, and what is said of it. */
export function describeResult(
  records: Records,
  result: ResultColumns,
  thresholds: ResultThresholds,
): {
  readonly first: Column;
  readonly figures: readonly Column[];
  readonly direction: Column;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly facts: MethodOutput['facts'];
} {
  const direction = changesOf(result.log2fc, thresholds.column === 'p' ? result.p : result.pAdj, thresholds);
  const { down, untested, up } = countChanges(direction);
  const left = records.rows - result.rows.length;
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行没有特征名或差异倍数，未画出` });
  if (untested > 0) messages.push({ level: 'info', text: `${untested} 个特征没有 P 值，不计入差异` });
  if (result.adjusted === 'bh')
    messages.push({ level: 'info', text: '记录表没有校正后的 P 值，已按 BH 法由 P 值计算' });
  if (result.adjusted === 'only') messages.push({ level: 'info', text: '记录表只有校正后的 P 值，两列相同' });
  return {
    first: textColumn('feature', '特征', result.features, { help: '特征的编号或名称，取自记录表' }),
    figures: [
      numberColumn('log2fc', 'log2 差异倍数', result.log2fc, { help: '差异倍数的 log2，取自记录表，必要时换算' }),
      numberColumn('p', 'p 值', result.p, { help: '取自记录表，没有重新检验' }),
      numberColumn('p_adj', '校正后 p 值', result.pAdj, {
        help: result.adjusted === 'bh' ? '由 P 值按 Benjamini–Hochberg 法校正' : '取自记录表，没有重新校正',
      }),
    ],
    direction: directionColumn(direction, { ...thresholds, p_column: thresholds.column }),
    removed: [],
    messages,
    facts: {
      features: result.features.length,
      up,
      down,
      left,
      without_p: untested,
      adjusted: result.adjusted,
      ...Object.fromEntries(Object.entries(result.used).map(([key, name]) => [`column_${key}`, name])),
    },
  };
}

const scales = { log2: 'log2', ln: '自然对数，除以 ln 2', ratio: '倍数，取 log2' } as const;

/** The part of both notes about the columns and the thresholds. */
export function resultWords(
  fcScale: keyof typeof scales,
  thresholds: ResultThresholds,
  facts: MethodOutput['facts'],
): string {
  const p = facts['column_p'] === '' ? '' : `P 值取“${facts['column_p']}”列，`;
  const adjusted =
    facts['adjusted'] === 'bh'
      ? '校正后 P 值由 P 值按 Benjamini & Hochberg 1995（doi:10.1111/j.2517-6161.1995.tb02031.x）计算'
      : `校正后 P 值取“${facts['column_p_adj']}”列`;
  const column = thresholds.column === 'p' ? '原始 P 值' : '校正后 P 值';
  const fold =
    thresholds.fc > 1
      ? `且差异倍数不小于 ${thresholds.fc}（|log2FC| ≥ ${Number(Math.log2(thresholds.fc).toFixed(4))}）`
      : '';
  return [
    `差异倍数取记录表的“${facts['column_log2fc']}”列（${scales[fcScale]}），${p}${adjusted}；没有重新检验。`,
    `以${column} < ${thresholds.p}${fold}为差异特征，${facts['features']} 个特征中上调 ${facts['up']} 个、下调 ${facts['down']} 个；`,
    `没有特征名或差异倍数的 ${facts['left']} 行未画出，没有 P 值的 ${facts['without_p']} 个特征不计入差异。`,
  ].join('');
}
