import { calls, type Call } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { buildTestApp, type TestApp } from './buildTestApp.ts';
import { buildRun } from './flows/buildRun.ts';
import { randomFrom, requestWith } from './requestsOf.ts';
import { idsOf, rowsOf } from './rowsOf.ts';
import { sendForm } from './sendForm.ts';

let test: TestApp;
let owner: string;
let stranger: { id: string; email: string };
let secrets: string[];

beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.platform);
  ({ id: owner } = await test.platform.database
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'demo@panome.dev')
    .executeTakeFirstOrThrow());
  await buildRun(test, owner);
  stranger = await test.buildUser('陌生人');
  secrets = await secretIds();
}, 60_000);
afterAll(() => test.close());

/** A stranger knows no more with the tenth point entry than with the second. */
const mostOfTable = 2;

/** Ids of the owner's things that no stranger may learn; examples are for everybody and left out. */
async function secretIds(): Promise<string[]> {
  const { database } = test.platform;
  const open = new Set<string>([owner]);
  for (const { id } of await database.selectFrom('contract').select('id').where('is_demo', '=', 1).execute())
    open.add(id);
  for (const { id } of await database
    .selectFrom('project')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .select('project.id')
    .where('is_demo', '=', 1)
    .execute())
    open.add(id);
  for (const { id, project_id } of await database.selectFrom('project_file').select(['id', 'project_id']).execute())
    if (open.has(project_id)) open.add(id);
  return (await idsOf(database, owner, { without: open, most: mostOfTable })).filter((id) => !open.has(id));
}

/** Everything the owner has, as one text, which no call of a stranger may change. */
const snapshot = async () =>
  JSON.stringify([...(await rowsOf(test.platform.database, owner))].filter(([table]) => table !== 'session'));

describe('SEC-21: a stranger with every id of somebody else', () => {
  const served = Object.entries<Call>(calls).filter(([, call]) => call.kind !== 'events');

  it.each(served)(
    '%s tells a stranger nothing and changes nothing',
    async (_name, call) => {
      const random = randomFrom(7);
      const before = await snapshot();
      for (const id of secrets) {
        const input = requestWith(call, id, random);
        if (!input) return;
        const { token } = await test.platform.sessions.open(stranger.id, { ip: '127.0.0.1', agent: 'stranger' });
        const response =
          call.kind === 'multipart'
            ? await sendForm(test, call, {
                token,
                name: 'a.csv',
                content: 'id,A\nP1,1\n',
                fields: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])),
              })
            : await test.call(call, { token, input });
        const told = secrets.filter((secret) => secret !== id && response.body.includes(secret));
        expect(told, `${call.path} with ${id} told of others: ${response.body.slice(0, 300)}`).toEqual([]);
      }
      expect(await snapshot(), `${call.path} changed what is not the stranger's`).toBe(before);
    },
    120_000,
  );

  it('the test tries many ids in many calls', () => expect(secrets.length).toBeGreaterThan(10));
});
