import { beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '../api.ts';
import { createReportDraft } from './reportDraft.ts';

const stored = { id: 'r', title: '报告', author: '', summary: '', sections: [], revision: 1 } as unknown as Report;
const conflict = new Error('conflict');

function server() {
  let report = stored;
  const save = vi.fn(async (content: Pick<Report, 'title'> & { revision: number }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (content.revision !== report.revision) throw conflict;
    report = { ...report, ...content, revision: report.revision + 1 };
    return report;
  });
  return { save, load: async () => report, saved: () => report, elsewhere: (title: string) => (report = { ...report, title, revision: report.revision + 1 }) };
}
const draftOf = ({ load, save }: ReturnType<typeof server>) => createReportDraft({ report: stored, save, load, isConflict: (error) => error === conflict });

beforeEach(() => void vi.useFakeTimers());

it('saves once what was typed in one go, over the revision that the last save made', async () => {
  const remote = server();
  const draft = draftOf(remote);
  for (const title of ['甲', '甲乙', '甲乙丙']) draft.change({ title });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(remote.save).toHaveBeenCalledTimes(1);
  draft.change({ summary: '摘要' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(remote.saved()).toMatchObject({ title: '甲乙丙', summary: '摘要', revision: 3 });
  expect(draft.get().status).toBe('saved');
});

it('is not saved while something newer was typed during the save', async () => {
  const remote = server();
  const draft = draftOf(remote);
  draft.change({ title: '一' });
  const first = draft.flush();
  await vi.waitUntil(() => remote.save.mock.calls.length === 1);
  draft.change({ title: '一二' });
  await vi.advanceTimersByTimeAsync(50);
  await first;
  expect(draft.get().status).toBe('saving');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(remote.saved().title).toBe('一二');
});

it('keeps the text when saving fails, and saves it the next time', async () => {
  const remote = server();
  const draft = draftOf(remote);
  remote.save.mockRejectedValueOnce(new Error('offline'));
  draft.change({ title: '断网时写的' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.get()).toMatchObject({ status: 'failed', content: { title: '断网时写的' } });
  await Promise.all([draft.flush(), vi.advanceTimersByTimeAsync(50)]);
  expect(remote.saved().title).toBe('断网时写的');
});

it('does not send an empty title, which the server would refuse', async () => {
  const remote = server();
  const draft = draftOf(remote);
  draft.change({ title: ' ' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.get().status).toBe('incomplete');
  expect(remote.save).not.toHaveBeenCalled();
});

it('lets the person choose between the two texts after a save elsewhere', async () => {
  const remote = server();
  const mine = draftOf(remote);
  remote.elsewhere('别处的标题');
  mine.change({ title: '我的标题' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(mine.get()).toMatchObject({ status: 'conflict', content: { title: '我的标题' } });
  expect(remote.saved().title).toBe('别处的标题');
  await Promise.all([mine.keepMine(), vi.advanceTimersByTimeAsync(50)]);
  expect(remote.saved().title).toBe('我的标题');

  const theirs = draftOf(remote);
  theirs.change({ title: '又一个' });
  await vi.advanceTimersByTimeAsync(2_000);
  await theirs.takeTheirs();
  expect(theirs.get()).toMatchObject({ status: 'saved', content: { title: '我的标题' } });
});
