import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Quote, type QuoteLine } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
let folder: string;
const goods = (price: string) => `---
title: TMT 定量蛋白组
category: protein
family: protein
summary: 标记定量
platform: Orbitrap
deliverables: [蛋白定量表, 差异蛋白表]
requirements: [{ sample: 动物组织, amount: ≥ 50 mg, storage: 干冰 }]
days: { from: 30, to: 45 }
least_samples: 3
sample_kind: protein
bases:
  - { id: std, title: 标准, prices: [{ from: 1, price: ${price} }, { from: 10, price: 900 }] }
extras:
  - { id: extract, title: 蛋白提取, by: sample, price: 50.50 }
  - { id: report, title: 个性化分析, by: project, price: 1000 }
---
正文 <script>alert(1)</script>
`;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const admin = (...words: string[]) => runCommand(commands, test.platform, words);

beforeAll(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-shop-'));
  for (const name of ['categories', 'goods', 'promotions']) mkdirSync(join(folder, name));
  write('categories/protein.md', '---\ntitle: 蛋白组\nsummary: 定量\n---\n介绍\n');
  write('goods/tmt.md', goods('1000.00'));
  const promotion = (rest: string) => `---\ntitle: 十月优惠\nsummary: 说明\n${rest}\n---\n细则\n`;
  write(
    'promotions/over.md',
    promotion('percent: 20\nfrom: 2026-10-01T00:00:00+08:00\nuntil: 2026-11-01T00:00:00+08:00'),
  );
  write(
    'promotions/now.md',
    promotion(
      'percent: 15\nleast_samples: 6\neach: 1\nfrom: 2026-11-01T00:00:00+08:00\nuntil: 2027-02-01T00:00:00+08:00',
    ),
  );
  expect(await admin('shop', 'import', folder, '--dry-run')).toContain('新增商品：TMT 定量蛋白组（tmt）');
  expect(await test.data<object[]>(calls.shopCategoryList)).toEqual([]);
  await admin('shop', 'import', folder);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const order = { goods_id: 'tmt', samples: 6, base: 'std', promotion_id: '', coupon_id: '' };
type Priced = { lines: QuoteLine[]; total_fen: number };
const price = (change: object = {}) => test.data<Priced>(calls.shopPrice, { input: { ...order, ...change } });
const store = (token: string, change: object = {}) => {
  // Two equal requests within three seconds would count as a double click.
  test.clock.advance(4_000);
  return test.call(calls.shopQuoteStore, { token, input: { ...order, extras: [], seen_fen: 600_000, ...change } });
};
const quoteOf = (answer: { json<T>(): T }) => answer.json<{ content: { data: Quote } }>().content.data;
const wordsOf = (answer: { json<T>(): T }) => answer.json<{ showMsg: string }>().showMsg;
/** The clock is moved further than a session lasts. */
const tokenOf = async ({ id }: { id: string }) =>
  (await test.platform.sessions.open(id, { ip: '127.0.0.1', agent: 'test' })).token;

describe('prices', () => {
  it('are computed in whole fen, in steps of the number of samples, before what is taken off', async () => {
    expect(await price({ extras: 'extract,report', promotion_id: 'now' })).toEqual({
      lines: [
        { kind: 'base', title: '标准', count: 6, unit: '样本', each_fen: 100_000, sum_fen: 600_000 },
        { kind: 'extra', title: '蛋白提取', count: 6, unit: '样本', each_fen: 5_050, sum_fen: 30_300 },
        { kind: 'extra', title: '个性化分析', count: 1, unit: '项目', each_fen: 100_000, sum_fen: 100_000 },
        // 15 % of 7303.00, rounded up to a whole fen.
        { kind: 'promotion', title: '十月优惠', count: 1, unit: '', each_fen: -109_545, sum_fen: -109_545 },
      ],
      total_fen: 620_755,
    });
    expect((await price({ samples: 10 })).total_fen).toBe(900_000);
  });

  it('a promotion that is over, or asks for more samples, is refused with the reason', async () => {
    const refused = async (change: object) => {
      const answer = await test.call(calls.shopPrice, { input: { ...order, ...change } });
      return [answer.statusCode, wordsOf(answer)];
    };
    expect(await refused({ promotion_id: 'over' })).toEqual([
      409,
      '“十月优惠”已于 2026-11-01 00:00 结束，不能再用于报价；请选择其他优惠，或不使用优惠',
    ]);
    expect(await refused({ promotion_id: 'now', samples: 4 })).toEqual([
      409,
      expect.stringContaining('需要至少 6 个样本，现在是 4 个') as string,
    ]);
    expect(await refused({ samples: 2 })).toEqual([400, expect.stringContaining('至少 3 个样本起做') as string]);
    expect(await refused({ base: 'other' })).toEqual([400, expect.stringContaining('请刷新页面') as string]);
    expect(await refused({ goods_id: 'nothing' })).toEqual([404, '内容不存在或已被删除']);
  });

  it('text of the staff runs no code, and faults of a folder are named with file and line', async () => {
    expect((await test.data<{ html: string }>(calls.shopGoodsDetail, { input: { id: 'tmt' } })).html).not.toContain(
      '<script',
    );
    write('goods/bad.md', goods('12.345').replace('category: protein', 'category: none'));
    await expect(admin('shop', 'import', folder)).rejects.toThrow(/goods\/bad\.md:13 .*最多两位小数/);
    write('goods/bad.md', goods('12').replace('category: protein', 'category: none'));
    await expect(admin('shop', 'import', folder)).rejects.toThrow('categories 中没有分类“none”');
    rmSync(join(folder, 'goods/bad.md'));
  });
});

describe('a quote', () => {
  it('keeps its prices when those of the shop change, says so, and a page with the old price is told', async () => {
    const person = await test.buildUser('王芳');
    const made = quoteOf(await store(person.token));
    expect(made).toMatchObject({ number: expect.stringMatching(/^BJ20261121-\d{4}$/) as string, total_fen: 600_000 });
    write('goods/tmt.md', goods('1100.00'));
    await admin('shop', 'import', folder);
    expect(
      await test.data<Quote>(calls.shopQuoteDetail, { token: person.token, input: { id: made.id } }),
    ).toMatchObject({ total_fen: 600_000, now_fen: 660_000 });
    const late = await store(person.token);
    expect([late.statusCode, wordsOf(late)]).toEqual([
      409,
      '价格有变化：页面显示 ¥6,000.00，现在是 ¥6,600.00，请核对明细后重新生成报价单',
    ]);
    expect(late.json()).toMatchObject({ content: { data: { total_fen: 660_000 } } });
    write('goods/tmt.md', goods('1000.00'));
    await admin('shop', 'import', folder);
  });

  it('SEC-28: ten quotes at once cannot use one coupon or one promotion twice', async () => {
    const person = await test.buildUser();
    const coupon = {
      id: 'coupon-1',
      account_id: person.id,
      reward_id: 'c',
      title: '100 元优惠券',
      kind: 'coupon',
      price: 1,
      bytes: 0,
      off_fen: 10_000,
      least_fen: 500_000,
      expires_at: test.clock.now() + 90 * day,
      created_at: test.clock.now(),
    };
    await test.platform.database.insertInto('redemption').values(coupon).execute();
    const input = { ...order, extras: [], seen_fen: 500_000, promotion_id: 'now', coupon_id: coupon.id };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        test.call(calls.shopQuoteStore, {
          token: person.token,
          input,
          headers: { 'idempotency-key': `quote-at-once-${at}` },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const made = quoteOf(answers.find(({ statusCode }) => statusCode === 200)!);
    expect(wordsOf(await store(person.token, { coupon_id: coupon.id, seen_fen: 590_000 }))).toContain(
      '已用于另一份报价单',
    );
    expect(wordsOf(await store(person.token, { promotion_id: 'now', seen_fen: 510_000 }))).toContain('最多用 1 次');
    // A quote that is given up gives its coupon back.
    await test.data(calls.shopQuoteDelete, { token: person.token, input: { id: made.id } });
    expect(await test.data<object[]>(calls.shopCouponList, { token: person.token })).toMatchObject([
      { id: coupon.id, state: 'free' },
    ]);
  });

  it('is sent once, answered by the staff, printed, and becomes a sample form with a row for each sample', async () => {
    const person = await test.buildUser('王芳');
    const { id, number } = quoteOf(await store(person.token));
    const send = () =>
      test.call(calls.shopQuoteSend, { token: person.token, input: { id, contact: '13800138000', note: '下周寄样' } });
    expect((await send()).statusCode).toBe(200);
    test.clock.advance(4_000);
    expect(wordsOf(await send())).toBe('报价单已经提交，无需重复提交');
    expect(await admin('shop', 'quotes')).toContain(number);
    write('answer.md', '可以，**下周**寄样');
    await admin('shop', 'answer', number, join(folder, 'answer.md'));
    const detail = await test.data<Quote>(calls.shopQuoteDetail, { token: person.token, input: { id } });
    expect(detail).toMatchObject({ state: 'answered', answer: '<p>可以，<strong>下周</strong>寄样</p>' });
    const pdf = await test.call(calls.shopQuotePdf, { token: person.token, input: { id } });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const make = () =>
      test.data<{ id: string; kind: string }>(calls.shopQuoteForm, { token: person.token, input: { id } });
    const form = await make();
    test.clock.advance(4_000);
    expect([form.kind, (await make()).id]).toEqual(['protein', form.id]);
    expect(
      await test.data<{ rows: object[] }>(calls.sampleFormDetail, { token: person.token, input: { id: form.id } }),
    ).toMatchObject({ rows: [{ name: 'S01' }, {}, {}, {}, {}, { name: 'S06' }] });
  });

  it('SEC-21: a stranger sees nothing of it, and after 30 days its prices hold no longer', async () => {
    const [person, stranger] = [await test.buildUser(), await test.buildUser()];
    const { id } = quoteOf(await store(person.token));
    for (const call of [calls.shopQuoteDetail, calls.shopQuotePdf, calls.shopQuoteDelete, calls.shopQuoteForm])
      expect((await test.call(call, { token: stranger.token, input: { id } })).statusCode).toBe(404);
    test.clock.advance(31 * day);
    const token = await tokenOf(person);
    const late = await test.call(calls.shopQuoteSend, { token, input: { id, contact: '1', note: '' } });
    expect(wordsOf(late)).toBe('报价单已过有效期，请按现在的价格重新生成');
    expect(await test.data<Quote[]>(calls.shopQuoteList, { token, input: { state: 'expired' } })).toMatchObject([
      { id, state: 'expired' },
    ]);
  });
});

describe('the plan of a study', () => {
  it('says how many samples a group find a difference, as power.t.test does', async () => {
    const plan = await test.data<{ n: number; effect: number; curves: { needed: number }[] }>(calls.shopDesign, {
      input: { fold_change: 2, sd: 0.8, alpha: 0.05, power: 0.8 },
    });
    // R 4.2: power.t.test(delta = 1, sd = 0.8, power = 0.8, strict = TRUE)$n is 11.094; 0.75 and 1.25 of the difference need 18.871 and 7.523.
    expect([plan.effect, plan.n, plan.curves.map(({ needed }) => needed)]).toEqual([1.25, 12, [19, 12, 8]]);
  });
});
