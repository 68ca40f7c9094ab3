import { expect, it, vi } from 'vitest';
import { createDraft } from './createDraft.ts';
import { createSaving } from './createSaving.ts';

type Content = { readonly title: string; readonly note: string };
type Stored = Content & { readonly id: string; readonly revision: number; readonly updated_at: string };

const refusal = new Error('refused');
const lost = new Error('lost');

/** A server with records, which answers a repeated key with the record that it made first. */
function server() {
  const records: Stored[] = [];
  const byKey = new Map<string, string>();
  let keys = 0;
  const find = (id: string) => records.find((one) => one.id === id)!;
  const create = vi.fn(async (content: Content, key: string) => {
    const id = byKey.get(key) ?? `r${records.length + 1}`;
    if (!byKey.has(key)) records.push({ ...content, id, revision: 1, updated_at: 'at 1' });
    byKey.set(key, id);
    return find(id);
  });
  const update = async (id: string, content: Content, revision: number) => {
    expect(revision).toBe(find(id).revision);
    const next = { ...content, id, revision: revision + 1, updated_at: `at ${revision + 1}` };
    records.splice(records.indexOf(find(id)), 1, next);
    return next;
  };
  const onMade = vi.fn();
  const isPassing = (error: unknown) => error !== refusal;
  const saving = createSaving<Content, Stored>({
    id: '',
    create,
    update,
    onMade,
    isPassing,
    newKey: () => `key-${(keys += 1)}`,
  });
  const draft = createDraft<Content>({
    stored: { content: { title: '', note: '' }, revision: 0, updated_at: '' },
    save: saving.save,
    load: async () => ({ content: records[0]!, ...records[0]! }),
    isConflict: () => false,
  });
  return { create, draft, onMade, records, saving };
}

it('makes nothing for what nobody changed, and one record for two changes in a hurry', async () => {
  const { create, draft, onMade, records, saving } = server();
  await draft.flush();
  expect(create).not.toHaveBeenCalled();
  draft.change({ title: '肝脏' });
  const first = draft.flush();
  draft.change({ note: '第二批' });
  await Promise.all([first, draft.flush()]);
  expect(records).toMatchObject([{ title: '肝脏', note: '第二批' }]);
  expect(onMade).toHaveBeenCalledTimes(1);
  expect(saving.id()).toBe('r1');
  expect(draft.get()).toMatchObject({ status: 'saved', savedAt: records[0]!.updated_at });
});

it('makes one record when the answer to the first save was lost, also after more was typed', async () => {
  const { create, draft, records } = server();
  const answer = create.getMockImplementation()!;
  create.mockImplementationOnce(async (...sent) => {
    await answer(...sent);
    throw lost;
  });
  draft.change({ title: '肝脏' });
  await expect(draft.flush()).rejects.toThrow('lost');
  expect(draft.get()).toMatchObject({ status: 'failed', content: { title: '肝脏' } });
  draft.change({ title: '肝脏 二' });
  await draft.flush();
  expect(records).toMatchObject([{ title: '肝脏 二', revision: 2 }]);
  expect(draft.get().status).toBe('saved');
});

it('sends what was mended after a refusal, not what was refused', async () => {
  const { create, draft, records } = server();
  create.mockRejectedValueOnce(refusal);
  draft.change({ title: '太长' });
  await expect(draft.flush()).rejects.toThrow('refused');
  draft.change({ title: '短' });
  await draft.flush();
  expect(records).toMatchObject([{ title: '短', revision: 1 }]);
});
