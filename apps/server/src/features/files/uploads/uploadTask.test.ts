import { calls } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';
import { uploadFile } from '../../../testing/uploadFile.ts';

let test: TestApp;
let token: string;
beforeEach(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
});
afterEach(() => test.close());

const matrix = 'id,A1,A2,B1,B2\nP1,1,2,3,4\nP2,2,3,4,5\n';
const groups = 'sample,group\nA1,A\nA2,A\nB1,B\nB2,B\n';
const send = (content: string, fields: Record<string, string>, name = 'a.csv') =>
  sendForm(test, calls.fileUploadTask, { token, name, content, fields });

describe('file/upload_task', () => {
  it('a file uploaded without a named input is stored and not read', async () => {
    expect((await send(matrix, {})).json()).toMatchObject({
      code: 1,
      content: { data: { dir_path: '/上传数据', config: {}, inspection: null } },
    });
  });

  it('a file is checked for its input, and its reading settings are remembered', async () => {
    const answer = (await send(matrix, { transform_to: 'matrix', tool_id: 'pca', encoding: 'utf-8' })).json<{
      content: { data: object };
    }>();
    expect(answer.content.data).toMatchObject({
      config: { encoding: 'utf-8' },
      inspection: { state: 'done', report: { kind: 'matrix', samples: ['A1', 'A2', 'B1', 'B2'] } },
    });
  });

  it('a file that does not fit its input is reported and stored all the same', async () => {
    expect((await send(matrix, { transform_to: 'groups' })).json()).toMatchObject({
      code: 1,
      content: { data: { inspection: { state: 'done', report: { kind: 'groups' } } } },
    });
    expect((await send('>s\nACGT\n', { transform_to: 'matrix' }, 'a.fasta')).json()).toMatchObject({
      code: 1,
      content: { data: { inspection: { state: 'failed', problems: [{ code: 'not-a-table' }] } } },
    });
  });

  it.each([
    [{ transform_to: 'biom' }, '不支持这种转换'],
    [{ transform_to: 'matrix', tool_id: 'nothing' }, '没有这个工具'],
    [{ encoding: 'klingon' }, '不支持的文字编码'],
  ])('the upload refuses %j', async (fields, message) => {
    const answer = await send(matrix, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ showMsg: string }>().showMsg).toContain(message);
  });
});

describe('task/validate_request_data with one file', () => {
  const check = (file_id: string, input: string, tool_id = '') =>
    test.call(calls.taskValidate, { token, input: { tool_id, input, file: { file_id } } });

  it('a file that fits the input is accepted', async () => {
    const table = await uploadFile(test, token, 'm.csv', matrix);
    const scheme = await uploadFile(test, token, 'g.csv', groups);
    expect((await check(table.id, 'matrix', 'pca')).json()).toMatchObject({
      code: 1,
      content: { data: { problems: [] } },
    });
    expect((await check(scheme.id, 'groups')).json()).toMatchObject({ code: 1 });
  });

  it('a file that does not fit the input is refused in words', async () => {
    const scheme = await uploadFile(test, token, 'g.csv', groups);
    const letters = await uploadFile(test, token, 'a.fasta', '>s\nACGT\n');
    expect((await check(scheme.id, 'matrix')).json()).toMatchObject({
      code: 0,
      showMsg: expect.stringContaining('样本分组表') as string,
      content: { data: { problems: [{ code: 'other-kind' }] } },
    });
    expect((await check(letters.id, 'matrix')).json()).toMatchObject({
      code: 0,
      showMsg: expect.stringContaining('不能作为数据表') as string,
    });
    expect((await check(scheme.id, 'groups', 'correlation-nothing')).json()).toMatchObject({
      code: 0,
      showMsg: '没有这个工具，请从工具列表中选择',
    });
  });

  it('SEC-21: a file of somebody else does not exist for the caller', async () => {
    const other = await test.buildUser();
    const theirs = await uploadFile(test, other.token, 'm.csv', matrix);
    expect((await check(theirs.id, 'matrix')).statusCode).toBe(404);
  });
});
