import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const varieties = ['品种甲', '品种乙', '品种丙'] as const;

/**
 * Flavonoid content and antioxidant activity of 14 plants of three varieties: one rises with the other in all, from
 * different levels.
 */
export function simulateRelatedTraits(): Example {
  const draws = randomDraws(20_261_131);
  const rows = varieties.flatMap((variety, i) =>
    Array.from({ length: 14 }, (_, k) => {
      const content = draws.normal(3.2 + 1.4 * i, 0.9);
      return [
        `P${i * 14 + k + 1}`,
        variety,
        significant(content, 4),
        significant(draws.normal(18 + 7.5 * content - 4 * i, 4.2), 4),
      ];
    }),
  );
  return {
    id: 'related-traits',
    title: '模拟性状：含量与活性',
    description: '3 个品种各 14 株的模拟总黄酮含量与抗氧化活性，含量高的活性也高',
    files: {
      records: { name: '模拟含量与活性.csv', csv: toCsv(['样本', '品种', '总黄酮（mg/g）', '抗氧化活性（%）'], rows) },
    },
    truth: [],
  };
}
