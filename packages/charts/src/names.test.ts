import { describe, expect, it } from 'vitest';
import type { Table } from '@panome/analysis/model';
import { shortNames, truncateMiddle } from './frame/index.ts';
import { chartById, charts } from './index.ts';
import { renderPdf, renderSvg } from './node/index.ts';
import { exampleInput, exampleTables } from './testing/exampleInputs.ts';
import { groupsOf } from './testing/tables.ts';

const hostile = '<img src=x onerror=alert(1)>';
const inText = '&lt;img src=x onerror=alert(1)&gt;';

/** Every text of the tables that is `name` becomes the hostile one; columns are renamed likewise. */
function renamed(tables: Record<string, Table>, name: string): Record<string, Table> {
  const swap = (text: string) => (text === name ? hostile : text);
  return Object.fromEntries(
    Object.entries(tables).map(([id, table]) => [
      id,
      {
        ...table,
        columns: table.columns.map((column) =>
          column.kind === 'text'
            ? { ...column, name: swap(column.name), values: column.values.map(swap) }
            : { ...column, name: swap(column.name) },
        ),
      },
    ]),
  );
}

describe.each(charts.map(({ id }) => id))('%s', (id) => {
  it('never lets the name of a sample, feature or group become markup', () => {
    const groups = groupsOf({ [hostile]: 6, 对照组: 7, C: 5 });
    const tables = ['S1', '基因 1', 'Gene1', '保留'].reduce(renamed, exampleTables[id]!());
    const samples = groups.samples.map((sample) => (sample === 'S1' ? hostile : sample));
    const input = exampleInput(id, {
      tables,
      groups: { ...groups, samples },
      settings: { labels: [hostile], title: hostile },
    });
    const svg = renderSvg(chartById(id)!.draw(input), input.size);
    expect(svg).not.toContain('<img');
    expect(svg).toContain(inText);
  });
});

it('draws no colour that is not a plain hex colour, wherever it was written', () => {
  const colors = { 模型组: '"/><script>alert(1)</script>', 对照组: 'url(https://example.org)', 'High dose': '#12ab9f' };
  const input = exampleInput('pca-scores', { settings: { groupColors: colors } });
  const svg = renderSvg(chartById('pca-scores')!.draw(input), input.size);
  expect(svg).not.toMatch(/script|example\.org/);
  expect(svg).toContain('#12ab9f');
});

it('leaves out control characters that would make the SVG unreadable', () => {
  const input = exampleInput('pca-scores', { settings: { title: '肝\u0000脏\u0008' } });
  expect(renderSvg(chartById('pca-scores')!.draw(input), input.size)).toContain('>肝脏</text>');
});

it('writes angle brackets into a PDF as text', async () => {
  const input = exampleInput('pca-scores', { settings: { title: hostile } });
  const pdf = await renderPdf(chartById('pca-scores')!.draw(input), input.size);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

it('keeps both ends of a long name', () => {
  expect(truncateMiddle('Liver_HighDose_batch02_S014.raw', 16)).toBe('Liver_Hi…014.raw');
  // By the width: Chinese letters take almost twice the room.
  expect(truncateMiddle('高剂量组第二批次样本十四', 16)).toBe('高剂量组…样本十四');
  expect(truncateMiddle('S1', 16)).toBe('S1');
});

it('does not shorten two names into one', () => {
  const names = ['sample_A_of_the_first_batch', 'sample_B_of_the_first_batch', 'short'];
  expect(new Set(shortNames(names, 8)).size).toBe(3);
});
