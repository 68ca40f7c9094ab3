import { calls, emptyHeader, type SampleForm } from '@panome/contract';
import type { TestApp } from './buildTestApp.ts';

/** A header with everything that a form needs to be submitted. */
export const header = {
  ...emptyHeader,
  contact: '李明',
  phone: '13800000000',
  species: '小鼠',
  storage: '-80 ℃',
  biosafety: 'none',
};
/** A valid row of a sample; `change` replaces some of its cells. */
export const row = (name: string, change: object = {}) => ({
  name,
  group: name.split('-')[0]!,
  amount: '50',
  unit: 'mg',
  ...change,
});
/** Three valid rows in two groups. */
export const rows = [row('CK-1'), row('CK-2'), row('T-1')];

/** Makes and submits forms on a server that is started later than this is called. */
export function sampleForms(server: () => TestApp) {
  async function draft(token: string, content: object[] = rows, kind = 'application'): Promise<SampleForm> {
    const form = await server().data<SampleForm>(calls.sampleFormStore, {
      token,
      input: { kind },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await server().data(calls.sampleFormUpdate, {
      token,
      input: { id: form.id, revision: form.revision, title: '肝脏', header, rows: content },
    });
    return { ...form, revision: form.revision + 1 };
  }
  const submit = (token: string, { id, revision }: Pick<SampleForm, 'id' | 'revision'>) =>
    server().call(calls.sampleFormSubmit, { token, input: { id, revision } });
  const sent = async (token: string, content?: object[]) => {
    const form = await draft(token, content);
    return (await submit(token, form)).json<{ content: { data: SampleForm } }>().content.data;
  };

  return { draft, submit, sent };
}
