import { calls, mostPalettes, type Envelope, type OwnPalette } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';

let test: TestApp;
let one: { id: string; token: string };
let other: { id: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
  [one, other] = [await test.buildUser(), await test.buildUser()];
});
afterAll(() => test.close());

const colors = ['#112233', '#aabbcc'];
const store = (token: string, input: object) => test.call(calls.paletteStore, { token, input });
const list = (token: string) => test.data<OwnPalette[]>(calls.paletteList, { token });
const wordsOf = (response: { json<T>(): T }) => response.json<Envelope<null>>().showMsg;

it('SEC-21: palettes are kept, changed and removed by their owner only', async () => {
  const { id } = await test.data<OwnPalette>(calls.paletteStore, { token: one.token, input: { name: '期刊', colors } });
  expect((await store(other.token, { id, name: '别人', colors })).statusCode).toBe(404);
  expect((await test.call(calls.paletteDelete, { token: other.token, input: { id } })).statusCode).toBe(404);
  expect(await list(other.token)).toEqual([]);
  await store(one.token, { id, name: '期刊二', colors: colors.toReversed() });
  expect(await list(one.token)).toMatchObject([{ id, name: '期刊二', colors: colors.toReversed() }]);
  await test.data(calls.paletteDelete, { token: one.token, input: { id } });
  expect(await list(one.token)).toEqual([]);
});

it.each([
  [{ name: ' ', colors }, '请输入名称'],
  [{ name: '少', colors: ['#112233'] }, '至少需要 2 种颜色'],
  [{ name: '多', colors: Array.from({ length: 21 }, () => '#112233') }, '最多 20 种颜色'],
  [{ name: '坏', colors: ['red', 'url(x)'] }, '颜色应为 #rrggbb'],
])('%j is refused in words', async (input, words) => {
  const refused = await store(one.token, input);
  expect([refused.statusCode, wordsOf(refused)]).toEqual([400, expect.stringContaining(words)]);
});

it('a name is taken once an account, and an account keeps fifty palettes', async () => {
  expect((await store(other.token, { name: '甲', colors })).statusCode).toBe(200);
  const twice = await store(other.token, { name: '甲', colors });
  expect([twice.statusCode, wordsOf(twice)]).toEqual([409, '已有名为“甲”的配色，请换一个名称']);
  expect((await store(one.token, { name: '甲', colors })).statusCode).toBe(200);
  for (let count = 1; count < mostPalettes; count += 1) await store(other.token, { name: `第 ${count}`, colors });
  expect(wordsOf(await store(other.token, { name: '再一个', colors }))).toContain('最多保存 50 个配色');
});
