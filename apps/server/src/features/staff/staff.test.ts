import {
  calls,
  type AfterSaleDetail,
  type Envelope,
  type SampleForm,
  type StaffAfterSale,
  type StaffQuestion,
} from '@panome/contract';
import { hour } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { question, requestsOf } from '../../testing/afterSaleRequests.ts';
import { sampleForms } from '../../testing/sampleForms.ts';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';

type Person = { id: string; email: string; token: string };
let test: TestApp;
let customer: Person;
let support: Person;
beforeAll(async () => {
  test = await buildTestApp();
  customer = await test.buildUser('李明');
  support = await buildStaff(test, '王工', ['Support']);
});
afterAll(() => test.close());

const { file } = requestsOf(() => ({ test, token: customer.token }));
const { sent } = sampleForms(() => test);
const at = (token: string, input: object = {}) => ({ token, input });

it('the inbox counts everything that waits and names the oldest first; customers cannot open it', async () => {
  await file();
  test.clock.advance(hour);
  const { number } = await sent(customer.token);
  await test.call(calls.feedbackStore, at(customer.token, { content: '希望有深色图表' }));
  await test.call(
    calls.supportStore,
    at(customer.token, { topic: 'other', name: '', email: '', phone: '', content: '收不到邮件' }),
  );
  const inbox = await test.data<{
    kinds: { kind: string; waiting: number; oldest: string | null }[];
    longest: { kind: string; number: string; email: string }[];
  }>(calls.staffInbox, at(support.token));
  expect(inbox.kinds.map(({ kind, waiting }) => [kind, waiting])).toEqual([
    ['after-sale', 1],
    ['sample', 1],
    ['delay', 0],
    ['identity', 0],
    ['reward', 0],
    ['support', 1],
    ['task', 0],
    ['feedback', 1],
  ]);
  expect(inbox.longest.map(({ kind }) => kind)[0]).toBe('after-sale');
  expect(inbox.longest).toContainEqual(expect.objectContaining({ kind: 'sample', number, email: customer.email }));
  expect((await test.call(calls.staffInbox, at(customer.token))).statusCode).toBe(403);
});

it('SEC-82: an after-sales request is answered with a file under the name of the person', async () => {
  const { id, number } = await file({ fields: { ...question, title: '热图' }, files: [['数据.csv', 'a,b\n1,2\n']] });
  const list = await test.data<StaffAfterSale[]>(calls.staffAfterSaleList, at(support.token, { search: '热图' }));
  expect(list).toMatchObject([{ number, email: customer.email, name: '李明', state: 'waiting' }]);
  await test.data(calls.staffAfterSaleState, at(support.token, { id, state: 'working' }));
  const detail = await test.data<StaffAfterSale>(calls.staffAfterSaleDetail, at(support.token, { id }));
  const attachment = detail.messages[0]!.files[0]!;
  const bytes = await test.call(calls.staffAfterSaleFile, at(support.token, { id, file_id: attachment.id }));
  expect(bytes.body).toBe('a,b\n1,2\n');
  const answer = () =>
    sendForm(test, calls.staffAfterSaleAnswer, {
      token: support.token,
      name: '结果.csv',
      content: 'x\n1\n',
      fields: { id, content: '**阈值**见附件' },
    });
  expect((await answer()).json<Envelope<StaffAfterSale>>().content.data.state).toBe('answered');
  test.clock.advance(hour);
  expect((await answer()).statusCode).toBe(409);
  const seen = await test.data<AfterSaleDetail>(calls.afterSaleDetail, at(customer.token, { id }));
  expect(seen.results.map(({ name }) => name)).toEqual(['结果.csv']);
  expect(seen.messages.at(-1)!.html).toContain('<strong>阈值</strong>');
  expect(await actsOf(test, support.id)).toEqual(['after-sale.working', 'after-sale.save', 'after-sale.answer']);
  expect((await test.call(calls.staffAfterSaleDetail, at(customer.token, { id }))).statusCode).toBe(403);
});

it('a question is answered by mail, remarks stay with the staff, and closed ones no longer wait', async () => {
  const [asked] = await test.data<StaffQuestion[]>(calls.staffQuestionList, at(support.token));
  await test.data(calls.staffNoteStore, at(support.token, { kind: 'support', id: asked!.id, content: '已电话联系' }));
  const answered = await test.data<StaffQuestion>(
    calls.staffQuestionAnswer,
    at(support.token, { source: 'support', id: asked!.id, content: '请检查垃圾邮件' }),
  );
  expect(answered).toMatchObject({ state: 'answered', answers: [{ author: '王工', content: '请检查垃圾邮件' }] });
  const { subject, text } = await test.mailTo(customer.email);
  expect([subject, text.includes('请检查垃圾邮件'), text.includes('电话')]).toEqual([
    `您的问题 ${asked!.number} 已有答复`,
    true,
    false,
  ]);
  const notes = await test.data(calls.staffNoteList, at(support.token, { kind: 'support', id: asked!.id }));
  expect(notes).toMatchObject([{ author: '王工', content: '已电话联系' }]);
  const [idea] = await test.data<StaffQuestion[]>(calls.staffQuestionList, at(support.token, { source: 'feedback' }));
  await test.data(calls.staffQuestionClose, at(support.token, { source: 'feedback', id: idea!.id }));
  expect(await test.data(calls.staffQuestionList, at(support.token, { source: 'feedback', state: 'waiting' }))).toEqual(
    [],
  );
});

it('a sample form is read with every column, received and checked; a check that leaves a sample out is refused', async () => {
  const form = await sent(customer.token);
  const { id } = form;
  const seen = await test.data<SampleForm>(calls.staffSampleDetail, at(support.token, { id }));
  expect(seen.rows).toEqual(form.rows);
  const book = await test.call(calls.staffSampleBook, at(support.token, { id }));
  expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const results = { 'CK-1': { outcome: 'passed' }, 'CK-2': { outcome: 'problem', note: '' } };
  const early = await test.call(calls.staffSampleCheck, at(support.token, { id, results }));
  expect([early.statusCode, early.json<Envelope<null>>().showMsg]).toEqual([
    409,
    `${form.number} 现在是“已提交”，此操作只适用于“已到货”或“已质检”的信息单`,
  ]);
  await test.data(calls.staffSampleMove, at(support.token, { id, state: 'received', note: '已入库' }));
  const refused = await test.call(calls.staffSampleCheck, at(support.token, { id, results }));
  expect(refused.json<Envelope<null>>().showMsg).toBe('样本“CK-2”有问题，请说明原因；缺少 1 个样本的结果：T-1');
  const all = { ...results, 'CK-2': { outcome: 'problem', note: '降解' }, 'T-1': { outcome: 'passed' } };
  await test.data(calls.staffSampleCheck, at(support.token, { id, note: '', results: all }));
  expect(await test.data(calls.sampleFormDetail, at(customer.token, { id }))).toMatchObject({
    state: 'checked',
    problems: 1,
    results: { 'CK-2': { outcome: 'problem', note: '降解' } },
  });
});

it('a delay is granted once, and counts from the present end', async () => {
  const { contractId } = await buildProject(test, { ownerId: customer.id });
  await test.data(calls.delayOriginalData, at(customer.token, { contract_id: contractId, days: 60, reason: '复核' }));
  const [delay] = await test.data<{ id: string; days: number }[]>(calls.staffDelayList, at(support.token));
  const input = { id: delay!.id, granted: true, days: 30, answer: '' };
  expect(await test.data(calls.staffDelayAnswer, at(support.token, input))).toMatchObject({
    state: 'granted',
    days: 30,
  });
  expect((await test.call(calls.staffDelayAnswer, at(support.token, input))).statusCode).toBe(409);
});

it('SEC-81: an identity is opened only by a reviewer, who is named in the audit log, and decided once', async () => {
  const realName = { real_name: '李明', id_type: 'id_card', id_number: '11010519491231002X', phone: '18612341402' };
  await test.call(calls.userRealNameVerify, at(customer.token, realName));
  const [row] = await test.data<{ id: string }[]>(calls.staffIdentityList, at(support.token));
  expect(JSON.stringify(row)).not.toContain('11010519491231002X');
  const { facts } = await test.data<{ facts: object[] }>(calls.staffIdentityDetail, at(support.token, { id: row!.id }));
  expect(facts).toContainEqual({ label: '证件号码', value: '11010519491231002X' });
  expect(await actsOf(test, support.id)).toContain('identity.read');
  const decide = (input: object) => test.call(calls.staffIdentityDecide, at(support.token, { id: row!.id, ...input }));
  expect((await decide({ approved: false })).json<Envelope<null>>().showMsg).toContain('请写明未通过的原因');
  expect((await decide({ approved: true })).statusCode).toBe(200);
  expect((await decide({ approved: true })).statusCode).toBe(409);
});
