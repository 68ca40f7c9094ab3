import { calls, type Call, type Envelope } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { buildTestApp, type TestApp } from './buildTestApp.ts';
import { buildRun } from './flows/buildRun.ts';
import { randomFrom, requestsOf, requestsWithText } from './requestsOf.ts';
import { idsOf } from './rowsOf.ts';
import { sendForm } from './sendForm.ts';

let test: TestApp;
let account: string;
let ids: string[];

beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.platform);
  ({ id: account } = await test.platform.database
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'demo@panome.dev')
    .executeTakeFirstOrThrow());
  await buildRun(test, account);
  ids = await idsOf(test.platform.database, account);
}, 60_000);
afterAll(() => test.close());

const seed = 20_261_122;
/** 503 and 507 are valid answers: the server may be busy, in maintenance or full. */
const isFault = (status: number) => status >= 500 && status !== 503 && status !== 507;
const broken = /undefined|NaN|\[object|Error:|at [\w.]+ \(/;

function expectEnvelope(body: Envelope<unknown>, call: Call): void {
  expect(Object.keys(body).toSorted()).toEqual(['code', 'content', 'debugMsg', 'showMsg']);
  if (body.code === 1) {
    const parsed = call.response.safeParse(body.content.data);
    expect(parsed.error, `${call.path} answers by its schema`).toBeUndefined();
    if (call.paged) expect(body.content.total).toBeTypeOf('number');
  } else if (call !== calls.logout) {
    expect(body.showMsg).toMatch(/\p{Script=Han}/u);
    expect(body.showMsg).not.toMatch(broken);
  }
}

describe('every call of the contract, whatever it is sent', () => {
  const served = Object.entries<Call>(calls).filter(([, call]) => call.kind !== 'events');

  it.each(served)(
    '%s never fails with an error of ours and answers as the contract says',
    async (_name, call) => {
      const random = randomFrom(seed);
      for (const { input, name } of requestsOf(call, { ids, random })) {
        const { token } = await test.platform.sessions.open(account, { ip: '127.0.0.1', agent: 'fuzz' });
        const response =
          call.kind === 'multipart'
            ? await sendForm(test, call, { token, name: 'a.csv', content: 'id,A,B\nP1,1,2\n', fields: asFields(input) })
            : await test.call(call, { token, input: input as object });
        const sent = `${call.method} ${call.path} ${name} ${JSON.stringify(input)?.slice(0, 300)} → ${response.statusCode}`;
        expect(isFault(response.statusCode), `${sent} ${response.body.slice(0, 300)}`).toBe(false);
        if (
          String(response.headers['content-type']).startsWith('application/json') &&
          !response.headers['content-disposition']
        )
          expectEnvelope(response.json(), call);
        else expect(call.kind, sent).toBe('blob');
      }
    },
    60_000,
  );
});

describe('SEC-49: a text made to be slow', () => {
  const long = [
    `x@${'a.'.repeat(50_000)}@`,
    `${'-'.repeat(100_000)}!`,
    `${' '.repeat(100_000)}x`,
    `${'1'.repeat(100_000)}x`,
    `${'<a '.repeat(33_000)}`,
    `${'（'.repeat(50_000)}`,
    `${'.'.repeat(100_000)}x`,
  ];
  const posted = Object.entries<Call>(calls).filter(([, call]) => call.kind === 'json' && call.method === 'POST');

  // A regular expression of quadratic time would take tens of seconds for one of these texts and block the whole
  // server.
  it.each(posted)(
    '%s answers within seconds',
    async (_name, call) => {
      const { token } = await test.platform.sessions.open(account, { ip: '127.0.0.1', agent: 'fuzz' });
      for (const text of long)
        for (const input of requestsWithText(call, text, { ids, random: randomFrom(seed) }))
          expect(isFault((await test.call(call, { token, input })).statusCode)).toBe(false);
    },
    30_000,
  );
});

const asFields = (input: unknown) =>
  Object.fromEntries(
    Object.entries(input as object).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('\u0000', '') : JSON.stringify(value ?? null),
    ]),
  );
