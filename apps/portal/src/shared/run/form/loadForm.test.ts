import { code } from '@panome/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formDraft } from './formDraft.ts';
import { loadForm, replaces, type FormRequest } from './loadForm.ts';
import { emptyForm, type ToolForm, type Tool } from './toolForm.ts';

const tool: Tool = {
  id: 'demo',
  title: '差异检验',
  summary: '',
  family: 'f',
  keywords: [],
  charts: [],
  version: '1',
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '' },
    { id: 'groups', required: true, label: '样本分组', help: '' },
    { id: 'sets', required: false, label: '基因集', help: '' },
  ],
  tables: [],
  guide: '',
  uses_seed: false,
  options: [{ id: 'fc', label: '倍数', kind: 'number', default: 2 }],
};
const groups = { groups: [{ name: 'CK', color: '#000000', samples: ['CK1'] }], excluded: [], factors: [] };
const form: ToolForm = {
  ...emptyForm(tool),
  matrix: { file_id: 'a', name: 'a.csv', size: 1 },
  groups,
  options: { fc: 3 },
  recipe: { format: 1, steps: [{ input: 'matrix', repair: 'zeros', choice: 'missing' }] },
};
const request = (change: Partial<FormRequest>): FormRequest => ({
  file: '',
  input: '',
  groups: '',
  groups_file: '',
  options: '',
  example: '',
  ...change,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const detail = { id: 'b', name: 'b.csv', size: 2, config: {} };
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: code.success, showMsg: '', debugMsg: '', content: { data: detail } }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('puts the file of a link into what was filled in by hand, without what was decided about the former file', async () => {
  formDraft.write(tool.id, '', { form, touched: true });
  const opened = await loadForm(tool, '', request({ file: 'b' }));
  expect(opened).toMatchObject({ touched: true, form: { matrix: { file_id: 'b' }, groups, options: { fc: 3 } } });
  expect(opened.form.recipe.steps).toEqual([]);
});

it('begins anew with the file of a link when nobody has touched the form', async () => {
  formDraft.write(tool.id, '', { form, touched: false });
  const opened = await loadForm(tool, '', request({ file: 'b' }));
  expect(opened).toMatchObject({
    touched: false,
    form: { matrix: { file_id: 'b' }, groups: null, options: { fc: 2 } },
  });
});

it('calls the rows of a filter by the name of the filter', async () => {
  expect((await loadForm(tool, '', request({ file: 'filter:f' }))).form.matrix).toEqual({
    file_id: 'filter:f',
    name: 'b.csv',
  });
});

it('hands on the sheet of groups that came with a table, to a tool that groups samples', async () => {
  const along = request({ file: 'b', groups_file: 'g' });
  expect(await loadForm(tool, '', along)).toMatchObject({ groupsFile: 'g', form: { matrix: { file_id: 'b' } } });
  const plain = { ...tool, inputs: tool.inputs.filter(({ id }) => id !== 'groups') };
  expect(await loadForm(plain, '', along)).not.toHaveProperty('groupsFile');
});

it('brings back what a link opened after a reload, still untouched', async () => {
  formDraft.write(tool.id, '', { form, touched: false });
  expect(await loadForm(tool, '', undefined)).toEqual({ form, touched: false });
});

it.each([
  ['another table', { file: 'b' }, true],
  ['the same table', { file: 'a' }, false],
  ['a sheet of groups', { groups_file: 'g' }, true],
  ['a file for an input that is empty', { file: 'b', input: 'sets' }, false],
  ['a file for an input that the tool has not', { file: 'b', input: 'tree' }, false],
  ['example data', { example: '1' }, true],
  ['another value of an option', { options: '{"fc":4}' }, true],
  ['the same value of an option', { options: '{"fc":3}' }, false],
])('knows that %s takes something away: %o is %s', (_what, change, taken) => {
  expect(replaces(tool, form, request(change))).toBe(taken);
});

it('takes options of a link that the tool has, each of its kind, and nothing else', async () => {
  formDraft.write(tool.id, '', { form, touched: true });
  const optionsFrom = async (options: string) => (await loadForm(tool, '', request({ options }))).form.options;
  expect(await optionsFrom('{"fc":4,"__proto__":1,"other":1}')).toEqual({ fc: 4 });
  for (const wrong of ['{"fc":"4"}', '[4]', 'null', '{', '4']) expect(await optionsFrom(wrong)).toEqual({ fc: 3 });
});
