import { join } from 'node:path';
import { calls, code, type Call } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import {
  bareTree,
  callers,
  expectedOutcome,
  permissionDocument,
  type Caller,
  type Outcome,
} from './permissionTable.ts';
import { baseRole, builtInRoles } from './roles.ts';

let test: TestApp;
const accounts = new Map<string, string>();
const tested = new Set<string>();
const all = Object.entries<Call>(calls);

beforeAll(async () => {
  test = await buildTestApp();
  for (const { name, trees } of callers) {
    if (!trees) continue;
    const { id } = await test.buildUser(name);
    accounts.set(name, id);
    const roles = builtInRoles.filter((role) => role.id === name).map((role) => role.id);
    await test.platform.database
      .updateTable('account')
      .set({ roles: JSON.stringify(roles) })
      .where('id', '=', id)
      .execute();
  }
});
afterAll(() => test.close());

async function setBase(tree: object): Promise<void> {
  await test.platform.database
    .updateTable('role')
    .set({ tree: JSON.stringify(tree) })
    .where('id', '=', baseRole)
    .execute();
}

/** An unknown parameter is refused after the policy was checked and before anything happens. */
async function ask(call: Call, { name }: Caller): Promise<Outcome> {
  const account = accounts.get(name);
  const token = account && (await test.platform.sessions.open(account, { ip: '127.0.0.1', agent: 'test' })).token;
  const response = await test.call(call, { token, input: { surprise: 1 } });
  if (response.statusCode === 403) return 'forbidden';
  // Logout says code 2 when it has worked.
  return call !== calls.logout && response.json<{ code: number }>().code === code.sessionOver
    ? 'session over'
    : 'allowed';
}

describe.each(callers)('SEC-20: $name', (caller) => {
  beforeAll(() => (caller.trees === bareTree ? setBase(bareTree) : undefined));
  afterAll(() => setBase(builtInRoles.find(({ id }) => id === baseRole)!.tree));

  it('every call answers as its policy says', async () => {
    const wrong: string[] = [];
    for (const [name, call] of all) {
      const policy = test.app.servedCalls.get(call);
      if (!policy) continue;
      const [got, expected] = [await ask(call, caller), expectedOutcome(policy, caller)];
      tested.add(`${name} ${caller.name}`);
      if (got !== expected) wrong.push(`${name}: ${got} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

it('SEC-20: every call is tested with every role', () => {
  expect(all.filter(([, call]) => !test.app.servedCalls.has(call)).map(([name]) => name)).toEqual([]);
  expect(tested.size).toBe(all.length * callers.length);
});

it('SEC-20: exactly the calls that the contract opens need no session', () => {
  const open = [...test.app.servedCalls].filter(
    ([call, policy]) => (expectedOutcome(policy, callers[0]!) === 'allowed') !== (call.auth === 'public'),
  );
  expect(open).toEqual([]);
});

it('docs/permissions.md holds the table that was tested', async () => {
  await expect(permissionDocument(test.app.servedCalls)).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../../docs/permissions.md'),
  );
});
