import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, tokenHeader, type Call } from '@panome/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { everyValue } from '../../../testing/rowsOf.ts';

let test: TestApp;
let person: { id: string; token: string; email: string };
beforeEach(async () => {
  test = await buildTestApp();
  person = await test.buildUser('李明');
});
afterEach(() => test.close());

const realName = { real_name: '欧阳明月', id_type: 'id_card', id_number: '11010519491231002X', phone: '18612341402' };
const organisation = {
  organisation: '肝脏研究所',
  credit_code: '91350100M000100Y43',
  department: '代谢组',
  position: '研究员',
};
const pdf = '%PDF-1.7 秘密的法人证书';

async function sendDocuments(
  call: Call,
  fields: Readonly<Record<string, string>>,
  documents: readonly (readonly [string, string])[],
  token = person.token,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  for (const [name, content] of documents) form.append('file', new Blob([content]), name);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')!, [tokenHeader]: token };
  return test.app.inject({
    method: 'POST',
    url: call.path,
    headers,
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
type Info = { state: string; documents: { id: string; name: string; size: number; type: string }[] };
const info = () => test.data<Info>(calls.userGetSocialInfo, { token: person.token });
const submitName = (input: object = realName) => test.call(calls.userRealNameVerify, { token: person.token, input });
const actions = async () =>
  (await test.platform.database.selectFrom('audit_event').select('action').orderBy('seq').execute()).map(
    ({ action }) => action,
  );

/** Everything that the server stores: the values of the database, for SQLite also its file and log, and the storage. */
async function everyByte(): Promise<Buffer> {
  if (!test.platform.config.databaseUrl) await sql`pragma wal_checkpoint(truncate)`.execute(test.platform.database);
  const values = await everyValue(test.platform.database);
  const files = readdirSync(test.platform.config.dataFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'data-key',
  );
  return Buffer.concat([values, ...files.map((entry) => readFileSync(join(entry.parentPath, entry.name)))]);
}

describe('real name', () => {
  it('a real name is absent at first, then under review and shown masked', async () => {
    expect(await test.data(calls.userRealNameInfo, { token: person.token })).toMatchObject({
      state: 'none',
      id_number: '',
      id_type: null,
    });
    expect((await submitName()).json()).toMatchObject({ code: 1 });
    expect(await test.data(calls.userRealNameInfo, { token: person.token })).toMatchObject({
      state: 'pending',
      real_name: '欧***',
      id_type: 'id_card',
      id_number: '110***********002X',
      phone: '186****1402',
    });
    expect((await submitName()).json()).toMatchObject({ showMsg: expect.stringContaining('正在审核') as string });
  });

  it.each([
    [{ id_number: '110105194912310021' }, '身份证号码不正确，请核对 18 位号码'],
    [{ id_type: 'passport', id_number: '!' }, '证件号码由 5 至 20 位字母和数字组成'],
    [{ real_name: '<b>' }, '姓名只能包含文字、间隔号和空格'],
    [{ phone: '12' }, '手机号格式不正确，例如 13800138000，境外号码以 + 和国家代码开头'],
  ])('an invalid real name is refused in words: %j', async (change, words) =>
    expect((await submitName({ ...realName, ...change })).json()).toMatchObject({ showMsg: words }),
  );

  it('the owner can delete the real name', async () => {
    await submitName();
    expect((await test.call(calls.userDeleteRealName, { token: person.token })).statusCode).toBe(200);
    expect(await test.data(calls.userRealNameInfo, { token: person.token })).toMatchObject({ state: 'none' });
    expect((await test.call(calls.userDeleteRealName, { token: person.token })).statusCode).toBe(404);
  });
});

describe('organisation', () => {
  it('only the owner reads the documents of an organisation, and every reading is logged', async () => {
    const sent = await sendDocuments(calls.userStoreSocialInfo, organisation, [
      ['法人证书.pdf', pdf],
      ['申请表.jpg', '\u00ff'],
    ]);
    expect(sent.json()).toMatchObject({ showMsg: '“申请表.jpg”的内容不是 JPG 格式，可能只改了扩展名' });
    expect((await info()).state).toBe('none');
    expect(
      (await sendDocuments(calls.userStoreSocialInfo, organisation, [['法人证书.pdf', pdf]])).json(),
    ).toMatchObject({ code: 1 });
    const { documents, ...rest } = await info();
    expect(rest).toMatchObject({ state: 'pending', organisation: '肝脏研究所', credit_code: '913***********0Y43' });
    expect(documents).toMatchObject([{ name: '法人证书.pdf', type: 'pdf', size: Buffer.byteLength(pdf) }]);
    const [document] = documents;
    expect((await test.call(calls.userSocialDocument, { token: person.token, input: { id: document!.id } })).body).toBe(
      pdf,
    );
    expect(await actions()).toEqual(['identity.submit', 'identity.read']);
    const other = await test.buildUser();
    expect(
      (await test.call(calls.userSocialDocument, { token: other.token, input: { id: document!.id } })).statusCode,
    ).toBe(404);
  });

  it('submitting again keeps chosen documents, adds new ones and deletes the others for good', async () => {
    await sendDocuments(calls.userStoreSocialInfo, organisation, [
      ['一.pdf', pdf],
      ['二.pdf', pdf],
    ]);
    const [one, two] = (await info()).documents;
    expect((await sendDocuments(calls.userStoreSocialInfo, organisation, [['三.pdf', pdf]])).statusCode).toBe(409);
    expect((await sendDocuments(calls.userUpdateSocialInfo, { ...organisation, keep: '' }, [])).json()).toMatchObject({
      showMsg: '请至少保留或上传一份证明材料',
    });
    expect((await sendDocuments(calls.userUpdateSocialInfo, { ...organisation, keep: 'x' }, [])).statusCode).toBe(404);
    await sendDocuments(calls.userUpdateSocialInfo, { ...organisation, position: '主任', keep: two!.id }, [
      ['三.pdf', pdf],
    ]);
    const after = await info();
    expect(after).toMatchObject({ position: '主任' });
    expect(after.documents.map(({ name }) => name)).toEqual(['二.pdf', '三.pdf']);
    expect(
      (await test.call(calls.userSocialDocument, { token: person.token, input: { id: one!.id } })).statusCode,
    ).toBe(404);
  });

  it.each([
    [[] as [string, string][], '没有收到文件，请重新选择'],
    [[['a.exe', 'MZ']] as [string, string][], '“a.exe”不是 PDF、PNG 或 JPG 文件'],
    [Array.from({ length: 6 }, (_, at) => [`${at}.pdf`, pdf] as [string, string]), '一次最多上传 5 个文件'],
  ])('refuses the documents %j', async (documents, words) => {
    expect((await sendDocuments(calls.userStoreSocialInfo, organisation, documents)).json()).toMatchObject({
      showMsg: words,
    });
    expect(
      readdirSync(join(test.platform.config.dataFolder, 'files/objects'), {
        recursive: true,
        withFileTypes: true,
      }).filter((entry) => entry.isFile()),
    ).toEqual([]);
  });

  it('the owner can delete an organisation with the bytes of its documents', async () => {
    await sendDocuments(calls.userStoreSocialInfo, organisation, [['法人证书.pdf', pdf]]);
    expect((await test.call(calls.userDeleteSocialInfo, { token: person.token })).statusCode).toBe(200);
    expect((await info()).state).toBe('none');
    expect(
      readdirSync(join(test.platform.config.dataFolder, 'files/objects'), {
        recursive: true,
        withFileTypes: true,
      }).filter((entry) => entry.isFile()),
    ).toEqual([]);
  });
});

it('SEC-81: nothing of an identity stands readable in the database or the storage', async () => {
  await submitName();
  await sendDocuments(calls.userStoreSocialInfo, organisation, [['法人证书.pdf', pdf]]);
  const bytes = await everyByte();
  // The mail address, which is no secret, is found, so the search looked in the right place.
  expect(bytes.includes(Buffer.from('@example.com'))).toBe(true);
  for (const secret of [
    '欧阳明月',
    realName.id_number,
    realName.phone,
    organisation.credit_code,
    '肝脏研究所',
    '法人证书',
    '%PDF',
    '秘密',
  ])
    expect([secret, bytes.includes(Buffer.from(secret))]).toEqual([secret, false]);
});

it('the form that an organisation has to stamp can be downloaded', async () => {
  const { template_url } = await test.data<{ template_url: string }>(calls.userRealNameApplyUrl, {
    token: person.token,
  });
  const form = await test.app.inject({ url: template_url });
  expect(form.headers['content-type']).toContain('wordprocessingml');
  expect(form.rawPayload.subarray(0, 2).toString()).toBe('PK');
});
