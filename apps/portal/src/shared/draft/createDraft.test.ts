import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './createDraft.ts';

type Content = { readonly title: string; readonly summary: string };
type Stored = { readonly content: Content; readonly revision: number; readonly updated_at: string };

const conflict = new Error('conflict');
const refusal = new Error('refused');

/** A server that needs 50 ms to save and refuses an old revision. */
function server() {
  let stored: Stored = { content: { title: '报告', summary: '' }, revision: 1, updated_at: '2026-11-22T02:32:00Z' };
  const put = (content: Content) =>
    (stored = { content, revision: stored.revision + 1, updated_at: `2026-11-22T02:32:0${stored.revision}Z` });
  const save = vi.fn(async (content: Content, revision: number) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (revision !== stored.revision) throw conflict;
    return put(content);
  });
  return {
    save,
    load: async () => stored,
    saved: () => stored,
    elsewhere: (title: string) => put({ ...stored.content, title }),
  };
}

function draftOf(remote: ReturnType<typeof server>, recovered?: Content) {
  const backup = { write: vi.fn(), clear: vi.fn() };
  const { load, save, saved } = remote;
  const waits: { readonly failing: number; readonly signal: AbortSignal; readonly helps: () => void }[] = [];
  const untilAgain = (failing: number, signal: AbortSignal) =>
    new Promise<void>((helps) => void waits.push({ failing, signal, helps }));
  const isPassing = (error: unknown) => error !== refusal;
  return {
    backup,
    waits,
    draft: createDraft({
      stored: saved(),
      recovered,
      save,
      load,
      backup,
      untilAgain,
      isPassing,
      isConflict: (error) => error === conflict,
      isComplete: ({ title }) => title.trim() !== '',
    }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is saved once for what was typed without a pause, and over the revision that the last save made', async () => {
    const remote = server();
    const { backup, draft } = draftOf(remote);
    for (const title of ['甲', '甲乙', '甲乙丙']) draft.change({ title });
    expect(draft.get().status).toBe('saving');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(remote.save).toHaveBeenCalledTimes(1);
    draft.change({ summary: '摘要' });
    await vi.advanceTimersByTimeAsync(2_000);
    await draft.flush();
    expect(remote.save.mock.calls.map(([, revision]) => revision)).toEqual([1, 2]);
    expect(remote.saved()).toMatchObject({ content: { title: '甲乙丙', summary: '摘要' }, revision: 3 });
    expect(draft.get()).toMatchObject({ status: 'saved', savedAt: '2026-11-22T02:32:02Z' });
    expect(draft.revision()).toBe(3);
    expect(backup.clear).toHaveBeenCalled();
  });

  it('does not count as saved when something was typed during the save', async () => {
    const remote = server();
    const { draft } = draftOf(remote);
    draft.change({ title: '一' });
    const first = draft.flush();
    await vi.waitUntil(() => remote.save.mock.calls.length === 1);
    draft.change({ title: '一二' });
    await vi.advanceTimersByTimeAsync(50);
    await first;
    expect(draft.get().status).toBe('saving');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(remote.saved().content.title).toBe('一二');
  });

  it('keeps what was typed when saving fails, here and for the next visit, and saves it the next time', async () => {
    const remote = server();
    const { backup, draft } = draftOf(remote);
    remote.save.mockRejectedValueOnce(new Error('offline'));
    draft.change({ title: '断网时写的' });
    await expect(draft.flush()).rejects.toThrow('offline');
    expect(draft.get()).toMatchObject({ status: 'failed', content: { title: '断网时写的' } });
    expect(backup.write).toHaveBeenCalledWith({ title: '断网时写的', summary: '' });
    await Promise.all([draft.flush(), vi.advanceTimersByTimeAsync(50)]);
    expect(remote.saved().content.title).toBe('断网时写的');
  });

  it('saves what an earlier visit could not save', async () => {
    const remote = server();
    const { draft } = draftOf(remote, { title: '上次的', summary: '' });
    expect(draft.get()).toMatchObject({ status: 'saving', content: { title: '上次的' } });
    await Promise.all([draft.flush(), vi.advanceTimersByTimeAsync(50)]);
    expect(remote.saved().content.title).toBe('上次的');
  });

  it('does not send what the server would refuse', async () => {
    const remote = server();
    const { draft } = draftOf(remote);
    draft.change({ title: ' ' });
    await vi.advanceTimersByTimeAsync(2_000);
    await draft.flush();
    expect(draft.get().status).toBe('incomplete');
    expect(remote.save).not.toHaveBeenCalled();
  });

  it('retries a failed save when that can help, as long as its editor is open', async () => {
    const remote = server();
    const { draft, waits } = draftOf(remote);
    const leave = draft.stay();
    remote.save.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    draft.change({ title: '断网时写的' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(draft.get().status).toBe('failed');
    waits[0]!.helps();
    await vi.advanceTimersByTimeAsync(50);
    expect(draft.get().status).toBe('failed');
    expect(waits.map(({ failing }) => failing > 0)).toEqual([false, true]);
    waits[1]!.helps();
    await vi.advanceTimersByTimeAsync(50);
    expect(draft.get()).toMatchObject({ status: 'saved', content: { title: '断网时写的' } });
    expect(remote.saved().content.title).toBe('断网时写的');

    remote.save.mockRejectedValue(new Error('offline'));
    draft.change({ title: '离开前写的' });
    await vi.advanceTimersByTimeAsync(2_000);
    leave();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(waits).toHaveLength(3);
    expect(waits[2]!.signal.aborted).toBe(true);
  });

  it('does not retry a failure that another try cannot change', async () => {
    const remote = server();
    const { draft, waits } = draftOf(remote);
    draft.stay();
    remote.save.mockRejectedValueOnce(refusal);
    draft.change({ title: '太长的标题' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(draft.get().status).toBe('failed');
    remote.elsewhere('别处的标题');
    draft.change({ title: '短标题' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(draft.get().status).toBe('conflict');
    expect(waits).toEqual([]);
  });

  it('lets the person choose between the two contents after a conflict', async () => {
    const remote = server();
    const { draft: mine } = draftOf(remote);
    const { draft: theirs } = draftOf(remote);
    remote.elsewhere('别处的标题');
    mine.change({ title: '我的标题' });
    await vi.advanceTimersByTimeAsync(2_000);
    mine.change({ summary: '还在写' });
    expect(mine.get()).toMatchObject({ status: 'conflict', content: { title: '我的标题', summary: '还在写' } });
    expect(remote.saved().content.title).toBe('别处的标题');
    await Promise.all([mine.keepMine(), vi.advanceTimersByTimeAsync(50)]);
    expect(remote.saved().content).toEqual({ title: '我的标题', summary: '还在写' });

    theirs.change({ title: '又一个' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(theirs.get().status).toBe('conflict');
    await theirs.takeTheirs();
    expect(theirs.get()).toMatchObject({ status: 'saved', content: { title: '我的标题' } });
  });
});
