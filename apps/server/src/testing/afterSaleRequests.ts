import {
  calls,
  idempotencyHeader,
  tokenHeader,
  type AfterSale,
  type AfterSaleDetail,
  type Call,
  type Envelope,
} from '@panome/contract';
import type { TestApp } from './buildTestApp.ts';

export type Sent = {
  token: string;
  fields: Record<string, string>;
  files?: readonly [name: string, content: string][];
  key?: string;
};

/** The fields of a valid request. */
export const question = { kind: 'question', title: '火山图阈值', content: '差异倍数的阈值是多少？' };

/** Files and reads requests of an account on a server that is started later than this is called. */
export function requestsOf(session: () => { readonly test: TestApp; readonly token: string }) {
  async function send(call: Call, { fields, files = [], key, token }: Sent) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, content] of files) form.append('file', new Blob([content]), name);
    const encoded = new Response(form);
    const headers = {
      'content-type': encoded.headers.get('content-type')!,
      [tokenHeader]: token,
      ...(key ? { [idempotencyHeader]: key } : {}),
    };
    return session().test.app.inject({
      method: 'POST',
      url: call.path,
      headers,
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }
  const file = async (sent: Partial<Sent> = {}) => {
    const response = await send(calls.afterSaleStore, { token: session().token, fields: question, ...sent });
    if (!response.body.includes('"code":1')) throw new Error(`the request was refused: ${response.body}`);
    return response.json<Envelope<AfterSale>>().content.data;
  };
  const detail = (id: string) =>
    session().test.data<AfterSaleDetail>(calls.afterSaleDetail, { token: session().token, input: { id } });
  const list = async (input: object = {}) => {
    const { content } = (await session().test.call(calls.afterSaleList, { token: session().token, input })).json<
      Envelope<AfterSale[]>
    >();
    return { numbers: content.data.map(({ number }) => number), total: content.total };
  };

  return { send, file, detail, list };
}
