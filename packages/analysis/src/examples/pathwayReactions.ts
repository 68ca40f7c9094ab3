import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const pathways = [
  '色氨酸代谢',
  '三羧酸循环',
  '嘌呤代谢',
  '嘧啶代谢',
  '糖酵解',
  '戊糖磷酸途径',
  '谷胱甘肽代谢',
  '胆汁酸合成',
  '脂肪酸降解',
  '甘油磷脂代谢',
  '鞘脂代谢',
  '烟酸代谢',
  '苯丙氨酸代谢',
  '组氨酸代谢',
  '赖氨酸降解',
  '酪氨酸代谢',
] as const;
const active = new Map([
  ['色氨酸代谢', 0.6],
  ['三羧酸循环', 0.65],
  ['谷胱甘肽代谢', 0.45],
  ['嘌呤代谢', 0.4],
]);

/**
 * Sixteen pathways of 9 to 24 compounds, each a chain with branches, some compounds shared; about 50 compounds changed,
 * most of them in four pathways.
 */
export function simulatePathwayReactions(): Example {
  const draws = randomDraws(20_261_210);
  let last = 0;
  const all: string[] = [];
  const changed = new Set<string>();
  const rows = pathways.flatMap((name) => {
    const size = 9 + Math.floor(16 * draws.uniform());
    const nodes = Array.from({ length: size }, () => {
      if (all.length > 40 && draws.uniform() < 0.12) return all[Math.floor(draws.uniform() * all.length)]!;
      last += 17;
      all.push(`C${String(last).padStart(5, '0')}`);
      return all.at(-1)!;
    });
    for (const node of nodes) if (draws.uniform() < (active.get(name) ?? 0.12)) changed.add(node);
    return nodes
      .slice(1)
      .map((node, at) => [name, nodes[draws.uniform() < 0.7 ? at : Math.floor(draws.uniform() * (at + 1))]!, node])
      .filter(([, a, b]) => a !== b);
  });
  return {
    id: 'pathway-reactions',
    title: '模拟通路结构',
    description: `${pathways.length} 条模拟代谢通路的反应，${changed.size} 个差异代谢物，多在其中 4 条通路`,
    files: {
      list: { name: '模拟差异代谢物.txt', csv: `${[...changed, 'X00001'].join('\n')}\n` },
      records: { name: '模拟通路结构.csv', csv: toCsv(['通路', '底物', '产物'], rows as string[][]) },
    },
    truth: [],
  };
}
