import { readdirSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { calls, statusHeader, type Call } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { setMaintenance } from './maintenance.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
});
afterAll(() => test.close());

describe('headers', () => {
  it.each(['/', '/healthz', '/api/front/system/is_maintain', '/api/front/nothing', '/api/front/user/detail'])(
    'SEC-44, SEC-45: %s carries them',
    async (url) => {
      const { headers } = await test.app.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';style-src 'self'");
      expect(headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script';trusted-types default dompurify",
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).toHaveProperty('x-panome-build');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('no answer of the API is kept by a cache', async () => {
    expect((await test.call(calls.userDetail, { token })).headers['cache-control']).toBe('no-store');
  });
});

describe('requests that are refused at the door', () => {
  it('SEC-46: a form of another site changes nothing', async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      test.app.inject({ method: 'POST', url: calls.fileStoreAddDir.path, headers: { token, ...headers }, payload });
    expect((await send({ 'content-type': 'text/plain' }, '{"name":"x"}')).statusCode).toBe(415);
    expect((await send({ 'content-type': 'application/x-www-form-urlencoded' }, 'name=x')).statusCode).toBe(415);
    expect(
      (await send({ 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{"name":"x"}')).statusCode,
    ).toBe(403);
    expect(await test.data(calls.fileStoreList, { token })).toEqual([]);
  });

  it('SEC-47: a repeated parameter is refused', async () => {
    const response = await test.app.inject({ url: `${calls.fileStoreList.path}?size=1&size=2`, headers: { token } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ showMsg: '参数 size 重复' });
  });

  it.each(['{"__proto__":{"polluted":1},"name":"x"}', '{"constructor":{"prototype":{"polluted":1}},"name":"x"}'])(
    'SEC-47: %s is refused',
    async (payload) => {
      const response = await test.app.inject({
        method: 'POST',
        url: calls.fileStoreAddDir.path,
        headers: { token, 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode).toBe(400);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );

  it.each(['__proto__', 'constructor'])('SEC-47: the query parameter %s is refused', async (key) => {
    expect(
      (await test.app.inject({ url: `${calls.fileStoreList.path}?${key}=1`, headers: { token } })).statusCode,
    ).toBe(400);
  });

  it('SEC-47: NUL in a text, which PostgreSQL cannot keep, is refused in words wherever it stands', async () => {
    const answers = await Promise.all([
      test.app.inject({ url: `${calls.fileStoreList.path}?current_dir=a%00`, headers: { token } }),
      test.app.inject({
        method: 'POST',
        url: calls.recipeStore.path,
        headers: { token },
        payload: { name: '一', recipe: { format: 1, steps: [{ input: 'matrix', repair: 'zeros', choice: 'a\0' }] } },
      }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ showMsg: '内容含有无法保存的字符（NUL），请删去后重试' });
    }
  });

  it('SEC-47: an unknown method answers 405 and names the known ones', async () => {
    const response = await test.app.inject({ method: 'PUT', url: calls.fileStoreList.path });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET');
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('SEC-32: %s 40,000 deep are refused', async (_name, open, close) => {
    const deep = `${open.repeat(40_000)}1${close.repeat(40_000)}`;
    const send = (call: Call, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: call.path,
        headers: { token, 'content-type': 'application/json' },
        payload,
      });
    const answers = await Promise.all([
      send(calls.login, `{"email":${deep}}`),
      send(calls.fileStoreAddDir, `{"name":"x","more":${deep}}`),
      send(calls.recipeStore, `{"name":"x","recipe":${deep}}`),
      send(calls.taskStore, `{"tool_id":"pca","inputs":{},"options":${deep}}`),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 0, showMsg: '请求内容嵌套超过 32 层，无法处理' });
    }
  });

  it.each([
    ['in a file', '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid,A\n'],
    ['in a refused file', '--b\r\ncontent-disposition: form-data; name="file"; filename="a.exe"\r\n\r\nMZ'],
    ['in the head of a part', '--b\r\ncontent-disposition: form-da'],
    ['in a field', '--b\r\ncontent-disposition: form-data; name="current_dir"\r\n\r\nabc'],
    ['before it began', 'no form at all'],
    [
      'after a deep field',
      `--b\r\ncontent-disposition: form-data; name="current_dir"\r\ncontent-type: application/json\r\n\r\n${'['.repeat(20_000)}${']'.repeat(20_000)}\r\n--b`,
    ],
  ])('SEC-32: a form that ends %s is refused and leaves no bytes', async (_name, payload) => {
    const response = await test.app.inject({
      method: 'POST',
      url: calls.fileStoreUpload.path,
      headers: { token, 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0, showMsg: expect.stringMatching(/\p{Script=Han}/u) as string });
    expect(readdirSync(join(test.platform.config.dataFolder, 'files', 'incoming'))).toEqual([]);
    expect(await test.platform.database.selectFrom('file_node').select('id').where('kind', '=', 0).execute()).toEqual(
      [],
    );
  });

  it('SEC-32: thousands of unknown parameters are refused without naming them', async () => {
    const input = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]));
    const response = await test.call(calls.login, { input });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ showMsg: '参数超过 200 个，无法处理' });
  });

  it('SEC-32: a form without a boundary is refused', async () => {
    const headers = { token, 'content-type': 'multipart/form-data' };
    const response = await test.app.inject({ method: 'POST', url: calls.fileStoreUpload.path, headers, payload: 'x' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0 });
  });

  it.each([
    { 'content-encoding': 'klingon' },
    { 'content-encoding': 'gzip' },
    { 'content-type': 'application/json; charset=klingon' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'multipart/form-data; boundary=b; charset="gbk"' },
  ])('a body in an encoding that is not read is refused: %o', async (headers) => {
    const sent = { token, 'content-type': 'application/json', ...headers };
    const url = calls.fileStoreAddDir.path;
    const response = await test.app.inject({ method: 'POST', url, headers: sent, payload: '{"name":"x"}' });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 0, showMsg: expect.stringMatching(/\p{Script=Han}/u) as string });
  });

  it('an address that cannot be decoded is refused in the envelope', async () => {
    const response = await test.app.inject({ url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0, showMsg: '请求格式不正确' });
  });

  it('SEC-32: a JSON body over 1 MB is refused', async () => {
    const response = await test.call(calls.fileStoreAddDir, { token, input: { name: 'x'.repeat(1024 * 1024) } });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 0, showMsg: '提交的内容过大' });
  });

  it('an address that is none answers 404 in the envelope', async () => {
    const response = await test.app.inject({ url: '/api/front/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 0, showMsg: '内容不存在或已被删除' });
  });

  it.each(['/.git/config', '/package.json', '/assets/index.js.map', '/..%2f..%2fpackage.json', '/docs', '/metrics'])(
    'SEC-85: %s is not served',
    async (url) => {
      expect((await test.app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('SEC-85: the health answer says nothing but ok', async () => {
    expect((await test.app.inject({ url: '/healthz' })).body).toBe('ok');
  });
});

it('E-40: during maintenance every call but the announcement answers 503', async () => {
  await setMaintenance(test.platform, { title: '升级', content: '预计半小时', until: null });
  try {
    const refused = await test.call(calls.userDetail, { token });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toMatchObject({ code: 0 });
    expect(await test.data(calls.isMaintain)).toMatchObject({ is_maintain: 1 });
    expect(await test.data(calls.maintainContent)).toEqual({ title: '升级', content: '预计半小时', until: null });
  } finally {
    await setMaintenance(test.platform, null);
  }
  expect((await test.call(calls.userDetail, { token })).statusCode).toBe(200);
});

describe('a client that reads `code` under 200, as the specification says', () => {
  let plain: TestApp;
  let session: string;
  beforeAll(async () => {
    plain = await buildTestApp({ asPortal: false });
    session = (await plain.buildUser()).token;
  });
  afterAll(() => plain.close());

  it.each([
    ['a wrong password', calls.login, { email: 'nobody@example.com', password: 'x' }, '账号或密码错误'],
    ['a missing value', calls.login, { email: '', password: 'x' }, '请输入邮箱'],
    ['what does not exist', calls.fileStoreDetail, { id: 'none' }, ''],
    ['a number out of range', calls.fileStoreList, { page: 0 }, '参数 page 不能小于 1'],
    ['an unknown parameter', calls.fileStoreList, { colour: 'x' }, '有不认识的参数 colour'],
    ['a value that is no number', calls.fileStoreList, { size: 'many' }, '参数 size 应为数字'],
    ['bytes that do not exist', calls.fileStoreDownload, { ids: 'none' }, ''],
  ])('%s', async (_name, call, input, words) => {
    const answer = await plain.call(call, { token: session, input });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 0, showMsg: expect.stringContaining(words) as string });
    expect(
      (await plain.call(call, { token: session, input, headers: { [statusHeader]: 'http' } })).statusCode,
    ).not.toBe(200);
  });

  it('a damaged token, an unknown address and what the browser itself asks for keep their status', async () => {
    expect((await plain.call(calls.userDetail, { token: 'damaged' })).statusCode).toBe(401);
    expect((await plain.app.inject({ url: '/api/front/nothing' })).statusCode).toBe(404);
    const clicked = await plain.call(calls.fileStoreContent, { input: {}, headers: { 'sec-fetch-dest': 'document' } });
    expect(clicked.statusCode).toBe(400);
  });
});

describe('on the wire', () => {
  let address: { readonly port: number };
  let session: string;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    address = test.app.server.address() as AddressInfo;
    ({ token: session } = await test.buildUser());
  });
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let got = '';
      const socket = connect(address.port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (part: string) => (got += part));
      socket.on('close', () => resolve(got)).on('error', reject);
    });

  it('SEC-45: bytes that are no request are answered in the envelope, with the security headers', async () => {
    for (const text of [
      'GET / HTTP/9\r\n\r\n',
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const answer = await send(text);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain("content-security-policy: default-src 'none'");
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
        code: 0,
        showMsg: expect.stringMatching(/\p{Script=Han}/u) as string,
      });
    }
  });

  it.each([
    [
      'an upload that is gone',
      'PATCH',
      `ID_gone`,
      { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    ],
    ['another version of the protocol', 'POST', '', { 'tus-resumable': '0.2.1', 'upload-length': '5' }],
    ['no length', 'POST', '', {}],
  ])('a resumable upload says %s in the envelope, in Chinese', async (_name, method, id, more) => {
    const { id: account } = await test.data<{ id: string }>(calls.userDetail, { token: session });
    const path = `/api/front/user_file_store/tus${id && `/${id.replace('ID', account)}`}`;
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      method,
      headers: { token: session, 'tus-resumable': '1.0.0', ...more },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({ code: 0, showMsg: expect.stringMatching(/\p{Script=Han}/u) as string });
  });
});
