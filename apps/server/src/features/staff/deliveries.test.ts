import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type ContractItem } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { deliveryFolder } from './deliveries/deliveryFolder.ts';

type Plan = { readonly steps: string[]; readonly faults: string[]; readonly seal: string };
let test: TestApp;
let root: string;
let staff: Awaited<ReturnType<typeof buildStaff>>;
let customer: Awaited<ReturnType<TestApp['buildUser']>>;

const put = (path: string, content: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};
const contract = (number: string) => `number: ${number}\ntitle: 血清代谢组\nfamily: untarget\nhuman: false\n`;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'panome-deliveries-'));
  test = await buildTestApp({ env: { PANOME_DELIVERIES: root } });
  staff = await buildStaff(test, '客服', ['Support']);
  customer = await test.buildUser('王教授');
  put('王教授/PN-1/contract.yaml', contract('PN2026-0954'));
  put('wrong/contract.yaml', 'number: 1\n');
});
afterAll(async () => {
  await test.close();
  rmSync(root, { recursive: true, force: true });
});

const plan = (folder: string) =>
  test.call(calls.staffDeliveryPlan, { token: staff.token, input: { folder, email: customer.email } });
const deliver = (seal: string) =>
  test.call(calls.staffDeliver, {
    token: staff.token,
    input: { folder: '王教授/PN-1', email: customer.email, quiet: false, seal },
  });

it('a delivery is looked at first and carried out exactly as it was shown, by the person who pressed', async () => {
  const { configured, folders } = await test.data<{ configured: boolean; folders: { path: string }[] }>(
    calls.staffDeliveryFolders,
    { token: staff.token },
  );
  expect(configured).toBe(true);
  expect(folders.map(({ path }) => path).toSorted()).toEqual(['wrong', '王教授/PN-1']);
  const shown = (await plan('王教授/PN-1')).json<{ content: { data: Plan } }>().content.data;
  expect(shown).toMatchObject({ faults: [] });
  expect(shown.steps[0]).toBe(`新建合同 PN2026-0954“血清代谢组”，归 ${customer.email}`);
  const contracts = () => test.data<ContractItem[]>(calls.contractList, { token: customer.token });
  expect(await contracts()).toEqual([]);
  expect((await deliver(shown.seal)).json()).toMatchObject({ code: 1 });
  expect((await contracts())[0]).toMatchObject({ number: 'PN2026-0954' });
  expect(await actsOf(test, staff.id)).toContain('deliver');
}, 60_000);

it('what is wrong with a folder is told with file and line, below the folder of deliveries', async () => {
  const { faults, steps } = (await plan('wrong')).json<{ content: { data: Plan } }>().content.data;
  expect(steps).toEqual([]);
  expect(faults.join('\n')).toMatch(/^wrong\/contract\.yaml:\d+ /);
  expect(faults.join('\n')).toMatch(/“family”应为 .*metabolic/);
  expect(faults.join('\n')).not.toContain(root);
}, 60_000);

it('nothing outside the folder of deliveries can be named', async () => {
  symlinkSync(tmpdir(), join(root, 'out'));
  symlinkSync(join(root, '王教授'), join(root, 'link'));
  for (const path of [
    '..',
    '../etc',
    '/etc',
    '王教授/../..',
    'out',
    'link/PN-1',
    '王教授//PN-1',
    './wrong',
    'none',
    'a\0b',
  ])
    expect(await deliveryFolder(root, path), path).toBeNull();
  expect(await deliveryFolder(root, '王教授/PN-1')).toContain('PN-1');
  expect((await plan('../etc')).json()).toMatchObject({ code: 0, showMsg: '交付文件夹不存在，请刷新后重新选择' });
});
