import { describe, expect, test } from 'vitest';
import { appearances, echartsTheme, themeTokens } from './index.ts';
import pinned from './publicNames.json' with { type: 'json' };
import { publishedFiles } from './published.ts';

const files = publishedFiles();
type Leaf = { readonly $type: string; readonly $value: unknown };
type Tree = { readonly [name: string]: Tree | Leaf };
const read = (path: string) => JSON.parse(files[path]!) as Tree;
const isLeaf = (node: Tree | Leaf): node is Leaf => '$value' in node;
const leaves = (node: Tree | Leaf): Leaf[] => (isLeaf(node) ? [node] : Object.values(node).flatMap(leaves));
const valueAt = (path: string, ...names: string[]) =>
  names.reduce<Tree | Leaf>((node, name) => (node as Tree)[name]!, read(path))['$value'];

test('the style sheets set every public name and no other', () => {
  const set = new Set(`${files['tokens.css']}${files['appearance.css']}`.match(/--pn-[\w-]+(?=:)/g));
  expect([...set].toSorted()).toEqual(pinned.toSorted());
});

test('eight appearances are published in each form', () => {
  for (const folder of ['source', 'dtcg', 'echarts'])
    expect(Object.keys(files).filter((path) => path.startsWith(`${folder}/`) && /light|dark/.test(path))).toHaveLength(
      8,
    );
});

describe('the exchange form', () => {
  test('has a type and no alias in any token', () => {
    for (const path of Object.keys(files).filter((name) => name.startsWith('dtcg/'))) {
      for (const { $type, $value } of leaves(read(path))) {
        expect($type).toBeTypeOf('string');
        expect(JSON.stringify($value)).not.toContain('{palette');
      }
    }
  });
  test('writes colours, lengths, times, curves and shadows as the format asks', () => {
    expect(valueAt('dtcg/light.json', 'color', 'brand')).toEqual({
      colorSpace: 'srgb',
      components: [0, 0.5804, 1],
      alpha: 1,
      hex: '#0094ff',
    });
    expect(valueAt('dtcg/light.json', 'color', 'bg', 'overlay')).toMatchObject({ alpha: 0.451, hex: '#0f1216' });
    expect(valueAt('dtcg/base.json', 'space', 'small')).toEqual({ value: 8, unit: 'px' });
    expect(valueAt('dtcg/base.json', 'space', 'none')).toEqual({ value: 0, unit: 'px' });
    expect(valueAt('dtcg/base.json', 'duration', 'fast')).toEqual({ value: 120, unit: 'ms' });
    expect(valueAt('dtcg/base.json', 'easing', 'out')).toEqual([0.2, 0, 0, 1]);
    expect(valueAt('dtcg/light.json', 'shadow', 'popover')).toMatchObject([
      { offsetY: { value: 4, unit: 'px' }, blur: { value: 16, unit: 'px' }, color: { alpha: 0.12 } },
      { spread: { value: 1, unit: 'px' } },
    ]);
  });
});

test.each(appearances)(
  'the ECharts theme of $theme, $contrast, $vision has the colours of its tokens',
  (appearance) => {
    const { chart } = themeTokens(appearance);
    const theme = echartsTheme(appearance);
    expect(theme.color).toEqual([chart.c1, chart.c2, chart.c3, chart.c4, chart.c5, chart.c6, chart.c7, chart.c8]);
    expect(theme.valueAxis.axisLabel.color).toBe(chart.axis);
    expect(JSON.parse(JSON.stringify(theme))).toEqual(theme);
  },
);
