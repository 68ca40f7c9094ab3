import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { random, table } from '../../testing/tables.ts';

/** A tree of 374 species in 6 ranks, of which every sixteenth clade differs. */
function treeOf(species: number) {
  const next = random(21);
  const paths = new Set<string>();
  for (let at = 0; at < species; at += 1) {
    const names = [at % 9, at % 27, at % 54, at % 108, at % 216, at].map((one, rank) => `${'pcofgs'[rank]!}__${one}`);
    names.forEach((_, rank) => paths.add(names.slice(0, rank + 1).join('|')));
  }
  const feature = [...paths].toSorted();
  const differs = feature.map(() => next() < 1 / 16);
  return table('result', {
    feature,
    taxon: feature.map((path) => path.split('|').at(-1)!),
    rank: feature.map((path) => ['门', '纲', '目', '科', '属', '种'][path.split('|').length - 1]!),
    group: feature.map((_, at) => ['模型组', '对照组'][at % 2]!),
    verdict: differs.map((one) => (one ? '差异' : '无差异')),
    lda: differs.map((one) => (one ? 2 + 3 * next() : Number.NaN)),
    p: feature.map(() => next()),
    log10_mean: feature.map(() => 5 * next()),
  });
}

type Text = {
  readonly x: number;
  readonly y: number;
  readonly style: { readonly text: string; readonly fontWeight?: number };
};

it.each([
  ['180 mm', { width: 680, height: 480 }],
  ['the screen', { width: 860, height: 600 }],
])(
  'has letters that stand apart at %s, each with its line in the list, and counts the clades without one',
  (_, size) => {
    const input = exampleInput('lefse-cladogram', {
      tables: { result: treeOf(374) },
      settings: { own: { most: 1_000 } },
      size,
    });
    const { option, summary } = chartById('lefse-cladogram')!.draw(input);
    const texts = (option.graphic as unknown as readonly Text[]).filter(({ style }) => 'text' in style);
    const letters = texts.filter(({ style }) => style.fontWeight === 600);
    const listed = texts.filter(({ style }) => style.fontWeight === undefined).map(({ style }) => style.text);
    expect(letters.length).toBeGreaterThan(20);
    letters.forEach((one, at) => {
      expect(listed.some((line) => line.startsWith(`${one.style.text}  `))).toBe(true);
      for (const other of letters.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= 7 || Math.abs(one.y - other.y) >= 8).toBe(true);
    });
    const [, differ, , without] = /；(\d+) 个有差异(.*)另有 (\d+) 个/.exec(summary)!;
    expect(Number(differ) - Number(without)).toBe(letters.length);
    expect(listed.at(-1)).toBe(`另有 ${without} 个只着色`);
  },
);

it('draws no point wider than its room on the circle, but those that differ wide enough to be seen', () => {
  const input = exampleInput('lefse-cladogram', {
    tables: { result: treeOf(374) },
    settings: { own: { most: 1_000 } },
  });
  const { option } = chartById('lefse-cladogram')!.draw(input);
  const [points] = option.series as unknown as readonly [{ readonly data: readonly { readonly symbolSize: number }[] }];
  const sizes = points.data.map(({ symbolSize }) => symbolSize);
  // 374 species on a circle of some 200 pixels.
  expect(Math.min(...sizes)).toBeLessThan(3.4);
  expect(sizes.at(-1)).toBeGreaterThanOrEqual(3.5);
});
