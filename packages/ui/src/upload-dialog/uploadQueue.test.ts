import { describe, expect, it, vi } from 'vitest';
import type { UploadRow } from '../upload-list/index.ts';
import { NameTaken, type UploadRun } from './sendFile.ts';
import { createUploadQueue, type QueueOptions } from './uploadQueue.ts';

const csv = new File(['a,b'], 'counts.csv');
const other = new File(['c,d'], 'other.csv');
const rules = { accept: ['.csv'], maxSize: 10 };

function build(options: Partial<QueueOptions<string>> = {}) {
  const runs: (UploadRun & { finish: (id: string) => void; fail: (error: Error) => void })[] = [];
  const send = vi.fn(
    (_file: File, run: UploadRun) => new Promise<string>((finish, fail) => runs.push({ ...run, finish, fail })),
  );
  const onUploaded = vi.fn();
  const queue = createUploadQueue<string>({ onUploaded, refuse: (reason) => reason, send, ...options });
  const row = (at = 0) => queue.rows()[at] as UploadRow;
  const begun = (count: number) => vi.waitFor(() => expect(runs).toHaveLength(count));
  return { begun, onUploaded, queue, row, runs, send };
}
const phases = (queue: ReturnType<typeof build>['queue']) => queue.rows().map(({ phase }) => phase);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('one file', () => {
  it('stays at 99 and names the server’s work until the server has confirmed', async () => {
    const { begun, onUploaded, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    runs[0]!.onProgress(1);
    expect(row()).toMatchObject({ phase: 'processing', progress: 99 });
    runs[0]!.finish('file-7');
    await vi.waitFor(() => expect(row()).toMatchObject({ phase: 'success', progress: 100 }));
    expect(onUploaded).toHaveBeenCalledWith('file-7', csv);
  });

  it('shows the reason of a failure and sends again on request', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    runs[0]!.fail(new Error('空间不足'));
    await vi.waitFor(() => expect(row()).toMatchObject({ phase: 'failed', error: '空间不足' }));
    queue.retry(row().id);
    await begun(2);
    expect(row()).toMatchObject({ phase: 'uploading', error: undefined, progress: 0 });
  });

  it('asks before the first byte and sends nothing when refused', async () => {
    let answer: (refusal: string | undefined) => void = () => {};
    const { queue, row, send } = build({ validateMeta: () => new Promise((resolve) => (answer = resolve)) });
    queue.add([csv], rules);
    expect(row().phase).toBe('checking');
    answer('缺少样本列');
    await vi.waitFor(() => expect(row()).toMatchObject({ phase: 'failed', error: '缺少样本列' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent with what was asked when it was added', async () => {
    const { begun, queue, runs } = build();
    queue.add([csv], rules, { transformTo: 'xlsx' });
    await begun(1);
    expect(runs[0]!.meta).toEqual({ transformTo: 'xlsx' });
  });
});

describe('several files', () => {
  it('never sends a file that breaks a rule, not even on request, and sends the others', async () => {
    const { begun, queue, row, send } = build();
    queue.add([new File(['x'], 'a.exe'), new File(['01234567890'], 'b.csv'), csv], rules);
    expect(queue.rows().map(({ error }) => error)).toEqual(['type', 'size', undefined]);
    await begun(1);
    queue.retry(row().id);
    expect(row()).toMatchObject({ phase: 'failed', final: true });
    expect(send.mock.calls.map(([file]) => file)).toEqual([csv]);
  });

  it('goes on after a cancelled one whose sender never settles', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv, other], rules);
    await begun(1);
    expect(phases(queue)).toEqual(['uploading', 'waiting']);
    queue.cancel(row().id);
    expect(runs[0]!.signal.aborted).toBe(true);
    await vi.waitFor(() => expect(phases(queue)).toEqual(['cancelled', 'uploading']));
  });

  it('goes on after two failures, each with its own reason', async () => {
    const { begun, queue, runs } = build();
    queue.add([csv, other, csv], rules);
    await begun(1);
    runs[0]!.fail(new Error('one'));
    await begun(2);
    runs[1]!.fail(new Error('two'));
    await begun(3);
    expect(queue.rows().map(({ error, phase }) => error ?? phase)).toEqual(['one', 'two', 'uploading']);
  });

  it('goes on when the handler of the page throws', async () => {
    const failed = vi.fn();
    process.once('uncaughtException', failed);
    const { begun, queue, runs } = build({
      onUploaded: () => {
        throw new Error('page');
      },
    });
    queue.add([csv, other], rules);
    await begun(1);
    runs[0]!.finish('a');
    await begun(2);
    expect(phases(queue)).toEqual(['success', 'uploading']);
    expect(failed).toHaveBeenCalled();
  });
});

describe('races', () => {
  it('ignores what a cancelled run says after the file is sent again', async () => {
    const { begun, onUploaded, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    queue.cancel(row().id);
    queue.retry(row().id);
    await begun(2);
    runs[0]!.onProgress(0.9);
    runs[0]!.finish('late');
    await settled();
    expect(row()).toMatchObject({ phase: 'uploading', progress: 0 });
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('can be cancelled while a part is sent again', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    runs[0]!.onRetrying();
    expect(row().phase).toBe('retrying');
    queue.cancel(row().id);
    runs[0]!.fail(new Error('aborted'));
    await settled();
    expect(row().phase).toBe('cancelled');
  });

  it('can be cancelled while the server is asked, and is then not sent', async () => {
    let answer: (refusal: undefined) => void = () => {};
    const { queue, row, send } = build({ validateMeta: () => new Promise((resolve) => (answer = resolve)) });
    queue.add([csv], rules);
    queue.cancel(row().id);
    answer(undefined);
    await settled();
    expect(row().phase).toBe('cancelled');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once when asked twice to try again', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    runs[0]!.fail(new Error('one'));
    await vi.waitFor(() => expect(row().phase).toBe('failed'));
    queue.retry(row().id);
    queue.retry(row().id);
    await settled();
    expect(runs).toHaveLength(2);
  });

  it('stops everything and tells nobody once all are cancelled', async () => {
    const { begun, onUploaded, queue, runs } = build();
    queue.add([csv, other], rules);
    await begun(1);
    queue.cancelAll();
    runs[0]!.finish('late');
    await settled();
    expect(phases(queue)).toEqual(['cancelled', 'cancelled']);
    expect(runs).toHaveLength(1);
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('keeps nothing of a file that is removed while it is sent', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    queue.remove(row().id);
    runs[0]!.onProgress(0.5);
    expect(runs[0]!.signal.aborted).toBe(true);
    expect(queue.rows()).toEqual([]);
  });
});

describe('going on', () => {
  it('gives a later try the point from which it can go on, and keeps the progress', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    expect(runs[0]!.resume).toBeUndefined();
    runs[0]!.onResumable('/uploads/7');
    runs[0]!.onProgress(0.5);
    queue.pause(row().id);
    expect(row()).toMatchObject({ phase: 'paused', progress: 50, resumable: true });
    queue.retry(row().id);
    await begun(2);
    expect(row().progress).toBe(50);
    expect(runs[1]!.resume).toBe('/uploads/7');
  });

  it('forgets the point when the user gives the file up', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    runs[0]!.onResumable('/uploads/7');
    queue.cancel(row().id);
    queue.retry(row().id);
    await begun(2);
    expect(runs[1]!.resume).toBeUndefined();
  });
});

describe('a name that is taken', () => {
  it('waits for the decision, tells it to the sender, and sends the other files meanwhile', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv, other], rules);
    await begun(1);
    expect(runs[0]!.conflict).toBe('ask');
    runs[0]!.fail(new NameTaken());
    await begun(2);
    expect(phases(queue)).toEqual(['conflict', 'uploading']);
    queue.decide([row().id], 'replace');
    runs[1]!.finish('b');
    await begun(3);
    expect(runs[2]!.conflict).toBe('replace');
  });

  it('takes a skipped file off the list', async () => {
    const { begun, queue, row, runs } = build();
    queue.add([csv], rules);
    await begun(1);
    runs[0]!.fail(new NameTaken());
    await vi.waitFor(() => expect(row().phase).toBe('conflict'));
    queue.decide([row().id], 'skip');
    expect(queue.rows()).toEqual([]);
  });
});

it('clears what has ended and keeps what has not', async () => {
  const { begun, queue, runs } = build();
  queue.add([csv, new File(['x'], 'a.exe'), other], rules);
  await begun(1);
  runs[0]!.finish('a');
  await begun(2);
  queue.clear();
  expect(phases(queue)).toEqual(['uploading']);
});
