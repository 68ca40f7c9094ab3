import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { renderSvg } from '../../node/index.ts';
import { everydayFont, fontData, type Weight } from '../../node/pdf/fonts.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { placeWords } from './placeWords.ts';
import { wordCloud } from './wordCloud.ts';

type Element = {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly style: { readonly text: string; readonly fontSize: number; readonly fontWeight?: number };
};
const pool = [
  '细胞凋亡',
  'MAPK 信号通路',
  'Wnt',
  '糖酵解',
  'PI3K-Akt',
  'mmWWM',
  '三羧酸循环',
  'p53',
  '自噬',
  '氧化磷酸化',
  'TNF',
  '补体与凝血级联',
  'HIF-1',
  '铁死亡',
  '核糖体',
  'JAK-STAT 信号通路',
  '肌萎缩侧索硬化',
  'iljft',
  'DNA 复制',
  '丙氨酸代谢',
];
const names = Array.from({ length: 60 }, (_, i) => `${pool[i % pool.length]!}${i < pool.length ? '' : i}`);
const cloud = (more: Partial<Parameters<typeof exampleInput>[1]> = {}, words: readonly string[] = names) =>
  exampleInput('word-cloud', {
    tables: {
      words: table('words', {
        rank: words.map((_, i) => i + 1),
        word: words,
        weight: words.map((_, i) => 100 / (i + 1)),
        share: words.map(() => 0.1),
        group: words.map(() => ''),
        rows: words.map(() => 1),
      }),
    },
    groups: null,
    ...more,
  });
const elements = (input: Parameters<typeof wordCloud.draw>[0]): readonly Element[] =>
  (wordCloud.draw(input).option as unknown as { graphic: { elements: readonly Element[] } }).graphic.elements;

const document = new PDFDocument({ autoFirstPage: false });
/** Pixels of a text in the font of the PDF. */
const measured = ({ fontSize, fontWeight, text }: Element['style']): number =>
  document
    .font(fontData(everydayFont((fontWeight ?? 400) as Weight)))
    .fontSize(fontSize)
    .widthOfString(text);
const boxes = (input: Parameters<typeof wordCloud.draw>[0]) =>
  elements(input).map(({ rotation, style, x, y }) => {
    const [along, across] = [measured(style), style.fontSize];
    return { text: style.text, x, y, width: rotation === 0 ? along : across, height: rotation === 0 ? across : along };
  });

it.each([
  [320, 480, false],
  [760, 480, true],
  [1200, 480, false],
  [500, 900, true],
])('lets no word overlap another or the edge, measured in the font of exports: %i × %i', (width, height, upright) => {
  const found = boxes(cloud({ size: { width, height }, settings: { own: { upright } } }));
  expect(found.length).toBeGreaterThan(40);
  found.forEach((one, i) => {
    expect(
      [one.x - one.width / 2, one.y - one.height / 2].every((edge) => edge >= 0) &&
        one.x + one.width / 2 <= width &&
        one.y + one.height / 2 <= height,
      one.text,
    ).toBe(true);
    for (const other of found.slice(i + 1))
      expect(
        Math.abs(one.x - other.x) * 2 < one.width + other.width &&
          Math.abs(one.y - other.y) * 2 < one.height + other.height,
        `${one.text} and ${other.text}`,
      ).toBe(false);
  });
});

it('draws the same picture every time, and keeps the words as text', () => {
  const input = cloud();
  expect(elements(input)).toEqual(elements(input));
  expect(renderSvg(wordCloud.draw(input), input.size)).toContain('>细胞凋亡</text>');
});

it('makes a word of greater weight larger, and the sizes proportional when asked to', () => {
  const sizes = elements(cloud({ settings: { own: { growth: 'linear' } } }, names.slice(0, 4))).map(
    ({ style }) => style.fontSize,
  );
  expect(sizes[1]! / sizes[0]!).toBeCloseTo(0.5, 1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

it('says how many words found no place', () => {
  const many = Array.from({ length: 200 }, (_, i) => `一个很长的功能条目名称 ${i}`);
  expect(wordCloud.draw(cloud({ size: { width: 320, height: 240 } }, many)).summary).toMatch(
    /其中 \d+ 个放不下，未画出。$/u,
  );
});

it('leaves out a word that is larger than the area', () =>
  expect(placeWords([{ text: '肝脏', size: 99, upright: false }], { x: 0, y: 0, width: 40, height: 40 })).toEqual([]));
