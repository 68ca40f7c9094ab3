import { describe, expect, it } from 'vitest';
import { chartById } from '../index.ts';
import { renderFigure, renderSvg } from '../node/index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { applyEdits, type FigureEdit } from './index.ts';

const drawn = (theme: 'light' | 'dark' = 'light') => {
  const input = exampleInput('volcano', { settings: { title: '肝脏' }, theme });
  const drawing = chartById('volcano')!.draw(input);
  return renderSvg(drawing, input.size, theme);
};
const figure = drawn();
const elementOf = (svg: string, id: string) => new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>[^<]*`, 'u').exec(svg)?.[0];
const edited = (edit: Omit<FigureEdit, 'id'>, id = 'title.0.text') => applyEdits(figure, [{ id, ...edit }]);

describe('edits of a figure', () => {
  it('leave it to the byte when there are none, and all elements but those they name', () => {
    expect(applyEdits(figure, []).svg).toBe(figure);
    const { svg } = edited({ fill: '#d55e00' });
    const changed = svg.split('<').filter((part, at) => part !== figure.split('<')[at]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain('fill="#d55e00"');
  });

  it('set words, and text stays text whatever is in it', () => {
    const { skipped, svg } = edited({ text: { from: '肝脏', to: '<b>&"肝"' } });
    expect(elementOf(svg, 'title.0.text')).toMatch(/>&lt;b&gt;&amp;&quot;肝&quot;$/u);
    expect(skipped).toEqual([]);
  });

  it('leave words alone that are others by now, and say so', () => {
    const { skipped, svg } = edited({ text: { from: '肾脏', to: '肝' }, fill: '#d55e00' });
    expect(skipped).toEqual(['title.0.text']);
    expect(elementOf(svg, 'title.0.text')).toMatch(/fill="#d55e00".*>肝脏$/u);
  });

  it('set size, family, weight and slope of a text in place of those it had', () => {
    const element = elementOf(
      edited({ fontSize: 20, fontFamily: 'serif', bold: true, italic: true }).svg,
      'title.0.text',
    );
    expect(element).toMatch(/font-size:20px;font-family:'Times New Roman'.*font-weight:bold;font-style:italic;/u);
    expect(element!.match(/font-size/gu)).toHaveLength(1);
  });

  it('move an element from where it was drawn', () => {
    const before = /transform="([^"]*)"/u.exec(elementOf(figure, 'xAxis.0.name')!)![1];
    const after = elementOf(edited({ move: { right: 4, down: -3.5 } }, 'xAxis.0.name').svg, 'xAxis.0.name');
    expect(after).toContain(`transform="translate(4 -3.5) ${before}"`);
  });

  it('take an element out, with the title that says its whole name', () => {
    const wrapped = '<svg><g><title>abc</title><text id="a">a…</text></g><text id="b">b</text></svg>';
    expect(applyEdits(wrapped, [{ id: 'a', hidden: true }]).svg).toBe('<svg><text id="b">b</text></svg>');
  });

  it('bring to the front and to the back, but never behind the ground', () => {
    const three = '<svg><title>t</title><rect id="ground"/><path id="a"/><path id="b"/><path id="c"/></svg>';
    const order = (edits: readonly FigureEdit[]) =>
      [...applyEdits(three, edits).svg.matchAll(/id="(\w+)"/gu)].map(([, id]) => id).join(' ');
    expect(order([{ id: 'a', order: 1 }])).toBe('ground b c a');
    expect(order([{ id: 'c', order: -1 }])).toBe('ground c a b');
    expect(
      order([
        { id: 'c', order: -2 },
        { id: 'b', order: -1 },
        { id: 'a', order: 3 },
      ]),
    ).toBe('ground c b a');
  });

  it('of elements that are gone are named, and the others are made', () => {
    const { skipped, svg } = applyEdits(figure, [
      { id: 'series.没有.1', fill: '#000000' },
      { id: 'title.0.text', hidden: true },
    ]);
    expect(skipped).toEqual(['series.没有.1']);
    expect(elementOf(svg, 'title.0.text')).toBeUndefined();
  });

  it('are in the figure of a drawing that was made with them', () => {
    const edits = [
      { id: 'title.0.text', text: { from: '肝脏', to: '肾脏' } },
      { id: 'gone', hidden: true },
    ];
    const input = exampleInput('volcano', { settings: { title: '肝脏', edits } });
    const drawing = chartById('volcano')!.draw(input);
    const { skipped, svg } = renderFigure(drawing, input.size);
    expect(skipped).toEqual(['gone']);
    expect(svg).toBe(applyEdits(figure, edits).svg);
  });

  it('hold in another theme', () => {
    const { skipped, svg } = applyEdits(drawn('dark'), [
      { id: 'title.0.text', text: { from: '肝脏', to: '肝' } },
      { id: 'xAxis.0.name', fill: '#d55e00' },
    ]);
    expect(skipped).toEqual([]);
    expect(elementOf(svg, 'xAxis.0.name')).toContain('fill="#d55e00"');
  });
});
