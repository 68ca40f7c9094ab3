import { describe, expect, it } from 'vitest';
import { emptyForm, formOf, type TaskForm, type Tool } from '../toolForm.ts';
import { judgedOptions, judgedWords } from './judged.ts';

const toolWith = (options: Tool['options']): Tool => ({
  id: 'demo',
  title: '',
  summary: '',
  family: 'f',
  keywords: [],
  charts: [],
  version: '1',
  inputs: [{ id: 'matrix', required: true, label: '数据表', help: '' }],
  tables: [],
  guide: '',
  uses_seed: false,
  options,
});
const asked = toolWith([
  { id: 'fc', label: '倍数', kind: 'number', default: 2 },
  { id: 'logged', label: '数据已取对数', kind: 'boolean', default: false },
]);
const chosen = toolWith([
  {
    id: 'scale',
    label: '数据的形式',
    kind: 'choice',
    default: 'raw',
    choices: [
      { value: 'raw', label: '原始强度' },
      { value: 'log2', label: '已取 log2' },
    ],
  },
]);
const report = (looks: 'logged' | 'raw' | 'unknown') => ({ scale: { looks, why: '有 3 个负值' } });
const text = { looksLogged: (why: string) => `已取：${why}`, looksRaw: (why: string) => `未取：${why}` };

describe('options that the values of the table decide', () => {
  it('are set for each way in which a tool asks whether the data are logged', () => {
    expect(judgedOptions(asked, report('logged'))).toEqual({ logged: true });
    expect(judgedOptions(asked, report('raw'))).toEqual({ logged: false });
    expect(judgedOptions(chosen, report('logged'))).toEqual({ scale: 'log2' });
  });

  it('stay as they are when the values do not say, or the tool does not ask', () => {
    expect(judgedOptions(asked, report('unknown'))).toEqual({});
    expect(judgedOptions(toolWith([asked.options[0]!]), report('logged'))).toEqual({});
  });

  it('say why, at that option only', () => {
    const [other, logged] = asked.options;
    expect(judgedWords(asked, logged!, report('logged'), text)).toBe('已取：有 3 个负值');
    expect(judgedWords(asked, logged!, report('raw'), text)).toBe('未取：有 3 个负值');
    expect(judgedWords(asked, other!, report('logged'), text)).toBeUndefined();
  });
});

it('what a former run chose is not judged again, a new file is', () => {
  const file = { file_id: 'f1', name: 'a.csv', size: 1 };
  const sent: TaskForm = {
    tool_id: 'demo',
    name: '',
    inputs: { matrix: { file_id: 'f1' }, groups: null, more: {} },
    options: { logged: false },
    recipe: { format: 1, steps: [] },
    seed: 1,
    chart_settings: {},
  };
  expect(formOf(asked, sent, { matrix: file }).judged).toBe('f1');
  expect({ ...emptyForm(asked), matrix: file }.judged).toBeUndefined();
});
