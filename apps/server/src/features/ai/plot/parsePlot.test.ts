import { describe, expect, it } from 'vitest';
import { methodById } from '@panome/analysis';
import { parsePlot } from './parsePlot.ts';
import { plotRequests, plotTable } from './testing/requests.ts';

const valuesOf = (text: string, table = plotTable) => {
  const [first] = parsePlot(text, table).readings;
  return { tool: first?.tool_id, ...Object.fromEntries((first?.options ?? []).map(({ id, value }) => [id, value])) };
};

describe('a sentence becomes a filled form', () => {
  it.each(plotRequests)('$text', ({ options, text, tools }) => {
    const { tool, ...read } = valuesOf(text);
    expect(tools.split(' ')).toContain(tool);
    expect(read).toMatchObject(options);
    expect(parsePlot(text, plotTable).unread).toEqual([]);
  });

  it('words that nobody reads are listed, and every part of the sentence is said once', () => {
    const text = '用紫色画火山图，p<0.01，标注 TP53';
    const { marks, unread } = parsePlot(text, plotTable);
    expect(unread).toEqual(['紫色', '标注', 'TP53']);
    marks.slice(1).forEach((mark, at) => expect(mark.from).toBeGreaterThanOrEqual(marks[at]!.to));
    expect(marks.map(({ from, kind, to }) => [kind, text.slice(from, to)])).toContainEqual(['option', 'p<0.01']);
  });

  it('a value out of the range of its option is not taken, and said to be unread', () => {
    const { readings, unread } = parsePlot('火山图 p<5', plotTable);
    expect(readings[0]!.options).toEqual([]);
    expect(unread).toEqual(['p', '5']);
  });

  it('groups are only held against each other when the sentence says how', () => {
    expect(valuesOf('给药和模型两组的差异检验')).toEqual({ tool: 'two-group' });
    expect(parsePlot('给药和模型两组的差异检验', plotTable).readings[0]!.missing).toContain('哪一组是参照组');
    expect(valuesOf('以模型组为对照，给药组的差异检验')).toMatchObject({ reference: '模型', test_group: '给药' });
    expect(valuesOf('给药 vs 模型 差异检验', { ...plotTable, groups: [] })).toEqual({ tool: 'two-group' });
  });

  it('the table decides between tools of one name', () => {
    expect(valuesOf('火山图', { ...plotTable, input: 'records' }).tool).toBe('volcano');
    expect(valuesOf('火山图', { ...plotTable, input: 'matrix' }).tool).toBe('two-group');
  });

  it('nothing is offered for what is no request', () => {
    expect(parsePlot('今天天气不错').readings).toEqual([]);
    expect(parsePlot('').readings).toEqual([]);
  });

  it('every option that is read exists and has a value of its kind', () => {
    for (const { text } of plotRequests)
      for (const { options, tool_id } of parsePlot(text, plotTable).readings)
        for (const { id, value } of options) {
          const option = methodById(tool_id)!.options.find((one) => one.id === id)!;
          if (option.kind === 'choice') expect(option.choices.map((choice) => choice.value)).toContain(value);
          else
            expect(typeof value).toBe(
              option.kind === 'boolean' ? 'boolean' : /number|integer|count/.test(option.kind) ? 'number' : 'string',
            );
        }
  });
});
