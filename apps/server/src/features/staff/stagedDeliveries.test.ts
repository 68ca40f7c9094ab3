import { calls, type ContractItem, type Envelope } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { resumableOf } from '../../testing/sendResumable.ts';
import { createStagedFolders } from '../files/index.ts';

type Plan = { readonly steps: string[]; readonly faults: string[]; readonly seal: string };
const folder = 'a'.repeat(32);
let test: TestApp;
let address: string;
let staff: Awaited<ReturnType<typeof buildStaff>>;
let customer: Awaited<ReturnType<TestApp['buildUser']>>;

beforeAll(async () => {
  // No room at all in 我的文件, and no folder of deliveries.
  test = await buildTestApp({ env: { PANOME_QUOTA_BYTES: '1' } });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  staff = await buildStaff(test, '客服', ['Support']);
  customer = await test.buildUser('王教授');
});
afterAll(() => test.close());

/** Sends a file by the uploads of 我的文件. @returns the status of what was refused, or of its end. */
async function send(path: string, content: string, { delivery = folder, token = staff.token } = {}): Promise<number> {
  const bytes = Buffer.from(content);
  const { create, patch } = resumableOf(address, token);
  const created = await create(bytes.length, {
    filename: path.split('/').at(-1)!,
    delivery,
    path,
    conflict: 'replace',
  });
  if (created.status !== 201) return created.status;
  return (await patch(created.headers.get('location')!, 0, bytes)).status;
}
const wanted = (email: string) => ({ folder, staged: true, email });
const plan = (token: string) => test.call(calls.staffDeliveryPlan, { token, input: wanted(customer.email) });
const gone = '上传的文件夹已不存在，请重新上传';

it('a folder that was sent from a browser is delivered like one of the file server, and then gone', async () => {
  expect(await send('contract.yaml', 'number: PN2026-0960\ntitle: 血清\nfamily: none\nhuman: false\n')).toBe(204);
  const wrong = (await plan(staff.token)).json<Envelope<Plan>>().content.data;
  expect(wrong.faults.join('\n')).toMatch(/^contract\.yaml:\d+ .*family/);
  expect(await send('contract.yaml', 'number: PN2026-0960\ntitle: 血清\nfamily: untarget\nhuman: false\n')).toBe(204);
  expect(await send('projects/P1/project.yaml', 'name: 血清代谢组\n')).toBe(204);
  expect(await send('projects/P1/attachments/说明.txt', '说明')).toBe(204);
  // Neither another person of the staff nor its sender's own files know of it.
  const other = await buildStaff(test, '同事', ['Support']);
  expect((await plan(other.token)).json<Envelope<null>>().showMsg).toBe(gone);
  expect(await test.data(calls.fileStoreList, { token: staff.token })).toEqual([]);

  const { faults, seal, steps } = (await plan(staff.token)).json<Envelope<Plan>>().content.data;
  expect(faults).toEqual([]);
  expect(steps.join('\n')).toContain('新增 attachments/说明.txt');
  const done = await test.call(calls.staffDeliver, {
    token: staff.token,
    input: { ...wanted(customer.email), quiet: false, seal },
  });
  expect(done.json()).toMatchObject({ code: 1 });
  expect(await test.data<ContractItem[]>(calls.contractList, { token: customer.token })).toMatchObject([
    { number: 'PN2026-0960' },
  ]);
  expect((await plan(staff.token)).json<Envelope<null>>().showMsg).toBe(gone);
}, 120_000);

it('no path leads out of the folder, and only who delivers may send one', async () => {
  for (const path of [
    '../x.txt',
    '/etc/x',
    'a/../../x',
    'a\\..\\x',
    'C:/x',
    './x',
    'a//x',
    'a/',
    `a/${'x'.repeat(300)}`,
  ])
    expect([path, await send(path, 'x')]).toEqual([path, 400]);
  expect(await send('x.txt', 'x', { delivery: '../other' })).toBe(400);
  expect(await send('x.txt', 'x', { token: customer.token })).toBe(403);
  expect(await send('a', 'x')).toBe(204);
  expect(await send('a/b', 'x')).toBe(400);
});

it('what nobody delivers within a day is removed, and so is what was given up', async () => {
  const staged = createStagedFolders(test.platform);
  await send('contract.yaml', 'x');
  test.clock.advance(23 * hour);
  await staged.sweep();
  expect(await staged.find(staff.id, folder)).not.toBeNull();
  test.clock.advance(2 * hour);
  await staged.sweep();
  expect(await staged.find(staff.id, folder)).toBeNull();
  const { id, token } = await buildStaff(test, '夜班', ['Support']);
  await send('contract.yaml', 'x', { token });
  expect(await staged.find(id, folder)).not.toBeNull();
  await test.data(calls.staffStagedDelete, { token, input: { folder } });
  expect(await staged.find(id, folder)).toBeNull();
});
