import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function resultTables(): Record<string, Table> {
  const next = random(41);
  const groups = ['模型组', 'High dose'];
  const rows = groups.flatMap((group) =>
    Array.from({ length: 16 }, (_, i) => ({
      group,
      feature: `属 ${i + 1}`,
      lfc: (i % 4 === 0 ? 1.6 : 0.3) * normal(next),
      se: 0.2 + 0.2 * next(),
      zero: i === 7 && group === '模型组',
    })),
  );
  const sure = rows.map(({ lfc, se, zero }) => !zero && Math.abs(lfc) > 2 * se);
  const p = rows.map(({ zero }, i) => (zero ? Number.NaN : sure[i] ? 0.01 * next() : 0.1 + 0.9 * next()));
  return {
    result: table('result', {
      feature: rows.map(({ feature }) => feature),
      group: rows.map(({ group }) => group),
      contrast: rows.map(({ group }) => `${group} vs 对照组`),
      lfc: rows.map(({ lfc }) => lfc),
      ci_low: rows.map(({ lfc, se }) => lfc - 2 * se),
      ci_high: rows.map(({ lfc, se }) => lfc + 2 * se),
      p,
      p_adj: p,
      direction: rows.map(({ lfc, zero }, i) => (zero || sure[i] ? (lfc > 0 ? 'up' : 'down') : 'none')),
      basis: rows.map(({ zero }) => (zero ? '结构零：模型组 没有检出' : '模型')),
    }),
  };
}

/** By chart id: tables in the shape that ancom-bc makes. */
export const ancomTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'ancom-bc-lfc': resultTables,
  'ancom-bc-waterfall': resultTables,
};
