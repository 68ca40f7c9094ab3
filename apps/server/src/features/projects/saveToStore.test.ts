import { calls, type FileItem } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['buildUser']>>;
let project: Awaited<ReturnType<typeof buildProject>>;
beforeAll(async () => {
  test = await buildTestApp({ env: { PANOME_QUOTA_BYTES: '40' } });
  owner = await test.buildUser('王教授');
  project = await buildProject(test, { ownerId: owner.id, name: '血清/代谢组' });
});
afterAll(() => test.close());

const save = (ids: readonly string[], dir = '') =>
  test.call(calls.projectFileSave, {
    token: owner.token,
    input: { ids, current_dir: dir },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const list = (dir = '') =>
  test.data<FileItem[]>(calls.fileStoreList, { token: owner.token, input: { current_dir: dir } });

it('delivered files are copied once into a folder of their contract and project', async () => {
  const id = project.fileIds['tables/matrix.csv']!;
  const first = (await save([id])).json<{ content: { data: { id: string; source_id: string }[] } }>().content.data;
  expect(first).toMatchObject([{ name: 'matrix.csv', source_id: id }]);
  const again = (await save([id])).json<{ content: { data: object[] } }>().content.data;
  expect(again).toEqual(first);
  const [root] = await list();
  const [contract] = await list(root!.id);
  const [folder] = await list(contract!.id);
  expect([root!.name, contract!.name, folder!.name]).toEqual(['交付数据', project.number, '血清_代谢组']);
  expect((await list(folder!.id)).map((file) => file.name)).toEqual(['matrix.csv']);
  const copy = await test.call(calls.fileStoreDownload, { token: owner.token, input: { ids: [first[0]!.id] } });
  expect(copy.body).toBe('id,S1,S2\nM1,1,2\n');
});

it('saving respects the quota, the permissions and the own folders', async () => {
  expect((await save([project.fileIds['figures/pca.svg']!])).json()).toMatchObject({
    code: 0,
    showMsg: expect.stringContaining('空间不足') as string,
  });
  expect((await save([project.fileIds['original/S1_R1.fastq.gz']!])).json()).toMatchObject({
    showMsg: expect.stringContaining('原始数据不能保存') as string,
  });
  expect((await save([project.fileIds['tables/matrix.csv']!], 'unknown')).statusCode).toBe(404);
  expect((await save(['unknown'])).statusCode).toBe(404);
});
