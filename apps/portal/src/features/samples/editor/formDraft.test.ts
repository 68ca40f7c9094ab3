import { emptyHeader } from '@panome/contract/samples';
import { describe, expect, it, vi } from 'vitest';
import type { SampleForm } from '../api.ts';
import { createFormDraft } from './formDraft.ts';

const form = { id: 'f', title: '', header: emptyHeader, rows: [], revision: 3, updated_at: '2026-11-22T02:32:00Z' } as unknown as SampleForm;

function build(save = vi.fn(async (_content: unknown, revision: number) => ({ revision: revision + 1, updated_at: '2026-11-22T02:33:00Z' }))) {
  const backup = { put: vi.fn(), clear: vi.fn() };
  const theirs = { ...form, title: '另一份', revision: 9 } as SampleForm;
  return { save, backup, draft: createFormDraft({ form, save, backup, load: async () => theirs, isConflict: (error) => error === 409, delay: 60_000 }) };
}

describe('the draft of a form', () => {
  it('is saved over the revision that the last save made', async () => {
    const { backup, draft, save } = build();
    draft.change({ title: 'a' });
    expect(draft.get().status).toBe('saving');
    await draft.flush();
    draft.change({ title: 'b' });
    await draft.flush();
    await draft.flush();
    expect(save.mock.calls.map(([, revision]) => revision)).toEqual([3, 4]);
    expect(draft.get()).toMatchObject({ status: 'saved', savedAt: '2026-11-22T02:33:00Z' });
    expect(backup.clear).toHaveBeenCalled();
  });

  it('keeps what was typed when saving fails, here and for the next visit', async () => {
    const { backup, draft } = build(vi.fn(async () => Promise.reject(new Error('offline'))));
    draft.change({ rows: [{ name: 'CK-1' }] });
    await expect(draft.flush()).rejects.toThrow('offline');
    expect(draft.get()).toMatchObject({ status: 'failed', content: { rows: [{ name: 'CK-1' }] } });
    expect(backup.put.mock.calls[0]![0]).toContain('CK-1');
  });

  it('leaves it to the person which of two contents stays', async () => {
    const save = vi.fn<(content: unknown, revision: number) => Promise<{ revision: number; updated_at: string }>>(async (_content, revision) => (revision === 9 ? { revision: 10, updated_at: '' } : Promise.reject(409)));
    const { draft } = build(save);
    draft.change({ title: '这里的' });
    await draft.flush().catch(() => undefined);
    draft.change({ title: '这里的 2' });
    expect(draft.get().status).toBe('conflict');
    await draft.keepMine();
    expect(draft.get()).toMatchObject({ status: 'saved', content: { title: '这里的 2' } });
    await draft.takeTheirs();
    expect(draft.get().content.title).toBe('另一份');
  });
});
