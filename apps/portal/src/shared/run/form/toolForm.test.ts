import { describe, expect, it } from 'vitest';
import {
  changedOptions,
  defaultsOf,
  emptyForm,
  formOf,
  nameOf,
  requestOf,
  type TaskForm,
  type Tool,
} from './toolForm.ts';

const tool: Tool = {
  id: 'demo',
  title: '差异检验',
  summary: '',
  family: 'f',
  keywords: [],
  charts: [],
  version: '1',
  inputs: [{ id: 'matrix', required: true, label: '数据表', help: '' }],
  tables: [],
  guide: '',
  uses_seed: false,
  options: [
    {
      id: 'test',
      label: '检验',
      kind: 'choice',
      default: 'welch',
      choices: [
        { value: 'welch', label: 'W' },
        { value: 'paired', label: 'P' },
      ],
    },
    { id: 'pair', label: '配对列', kind: 'factor', default: '', when: { option: 'test', in: ['paired'] } },
    { id: 'fc', label: '倍数', kind: 'number', default: 2 },
  ],
};
const file = { file_id: 'f1', name: '肝脏.csv', size: 10, sheet: '', encoding: 'gbk' };
const sent: TaskForm = {
  tool_id: 'demo',
  name: '第一次',
  inputs: { matrix: { file_id: 'f1' }, groups: null, more: {} },
  options: { test: 'paired', gone: 3 },
  recipe: { format: 1, steps: [{ input: 'matrix', repair: 'zeros', choice: 'missing' }] },
  seed: 7,
  chart_settings: { volcano: { title: '图' } },
};

describe('a form that is sent', () => {
  it('leaves out hidden options and ways of reading that were not chosen', () => {
    const request = requestOf(tool, { ...emptyForm(tool), matrix: file });
    expect(request.options).toEqual({ test: 'welch', fc: 2 });
    expect(request.inputs.matrix).toEqual({ file_id: 'f1', encoding: 'gbk' });
  });
  it('is named after the tool and the file until the user gives a name', () => {
    expect(nameOf(tool, { ...emptyForm(tool), matrix: file })).toBe('差异检验 · 肝脏.csv');
    expect(nameOf(tool, { ...emptyForm(tool), matrix: file, name: '复测' })).toBe('复测');
  });
});

describe('a redo', () => {
  const former = formOf(tool, sent, { matrix: file });
  it('keeps every former value, chart settings included', () => {
    expect(former).toMatchObject({
      name: '第一次',
      recipe: sent.recipe,
      seed: 7,
      chart_settings: { volcano: { title: '图' } },
      options: { test: 'paired', pair: '', fc: 2 },
    });
  });
  it('drops options the tool no longer has', () =>
    expect(Object.keys(former.options)).toEqual(Object.keys(defaultsOf(tool))));
  it('marks the values that were changed since', () => {
    expect(changedOptions(tool, former, former)).toEqual([]);
    expect(changedOptions(tool, { ...former, options: { ...former.options, fc: 1.5 } }, former)).toEqual(['fc']);
  });
});
