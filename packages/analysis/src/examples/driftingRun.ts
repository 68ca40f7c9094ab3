import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const featureCount = 160;
const batches = [26, 24] as const;
const every = 4;

/**
 * An untargeted run of two batches whose signals drift with the order of injection; a QC sample after every third one.
 */
export function simulateDriftingRun(): Example {
  const draws = randomDraws(20_261_123);
  const injections = batches.flatMap((size, batch) =>
    Array.from({ length: size }, (_, i) => ({ batch, order: i + 1, qc: i % every === 0 || i === size - 1 })),
  );
  let [qc, sample] = [0, 0];
  const columns = injections.map((injection) => {
    const name = injection.qc
      ? `QC${String((qc += 1)).padStart(2, '0')}`
      : `S${String((sample += 1)).padStart(2, '0')}`;
    return { ...injection, name, group: injection.qc ? 'QC' : sample % 2 ? '对照' : '处理' };
  });
  // Tables list the samples by group, as a laboratory hands them over, not as they were injected.
  const listed = ['对照', '处理', 'QC'].flatMap((group) => columns.filter((column) => column.group === group));
  const rows = Array.from({ length: featureCount }, (_, feature) => {
    const level = draws.normal(16, 2);
    const drift = batches.map(() => ({
      slope: draws.normal(-0.35, 0.45),
      bend: draws.normal(0, 0.35),
      shift: draws.normal(0, 0.25),
    }));
    const effect = feature % 8 === 0 ? draws.normal(0, 1) : 0;
    const cells = listed.map(({ batch, group, order, qc: isQc }) => {
      const share = order / batches[batch]! - 0.5;
      const { bend, shift, slope } = drift[batch]!;
      const biology = isQc ? 0 : draws.normal(0, 0.5) + (group === '处理' ? effect : 0);
      return significant(
        2 ** (level + shift + slope * 2 * share + bend * (4 * share * share - 0.5) + biology + draws.normal(0, 0.1)),
        6,
      );
    });
    return [`特征 ${String(feature + 1).padStart(3, '0')}`, ...cells];
  });
  return {
    id: 'drifting-run',
    title: '模拟数据：有信号漂移的代谢组',
    description: `计算机模拟的数据，不是实测结果。${featureCount} 个特征，两个批次共 ${injections.length} 次进样，每 3 个样本穿插 1 个 QC；信号随进样顺序漂移，批次之间水平不同。`,
    files: {
      matrix: { name: '模拟漂移代谢组.csv', csv: toCsv(['特征', ...listed.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟漂移代谢组_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'order', 'batch'],
          listed.map(({ batch, group, name, order }) => [name, group, order, `批次 ${batch + 1}`]),
        ),
      },
    },
    truth: [],
  };
}
