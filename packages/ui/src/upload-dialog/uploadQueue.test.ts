import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type QueueOptions, type UploadRun } from './uploadQueue.ts';

const csv = new File(['a,b'], 'counts.csv');

function build(change: Partial<QueueOptions<string>> = {}) {
  const runs: (UploadRun & { finish: (id: string) => void; fail: (error: Error) => void })[] = [];
  const send = vi.fn((_file: File, run: UploadRun) => new Promise<string>((finish, fail) => runs.push({ ...run, finish, fail })));
  const onUploaded = vi.fn();
  const queue = createUploadQueue<string>({ accept: ['.csv'], maxSize: 10, meta: {}, onUploaded, refuse: (reason) => reason, send, ...change });
  return { onUploaded, queue, runs, send };
}
const phases = (queue: ReturnType<typeof build>['queue']) => queue.rows().map((row) => row.phase);

describe('createUploadQueue', () => {
  it('stays at 99 and names the server’s work until the server has confirmed', async () => {
    const { onUploaded, queue, runs } = build();
    queue.add([csv]);
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    runs[0]!.onProgress(1);
    expect(queue.rows()[0]).toMatchObject({ phase: 'processing', progress: 99 });
    runs[0]!.finish('file-7');
    await vi.waitFor(() => expect(queue.rows()[0]).toMatchObject({ phase: 'success', progress: 100 }));
    expect(onUploaded).toHaveBeenCalledWith('file-7', csv);
  });

  it('never sends a file that breaks a rule, and sends the others', async () => {
    const { queue, send } = build();
    queue.add([new File(['x'], 'a.exe'), new File(['01234567890'], 'b.csv'), csv]);
    expect(queue.rows().map((row) => row.error)).toEqual(['type', 'size', undefined]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]![0]).toBe(csv);
  });

  it('sends one after another, and goes on after a cancelled one', async () => {
    const { queue, runs, send } = build();
    queue.add([csv, csv]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(phases(queue)).toEqual(['uploading', 'waiting']);
    queue.cancel(queue.rows()[0]!.id);
    expect(runs[0]!.signal.aborted).toBe(true);
    runs[0]!.fail(new Error('aborted'));
    await vi.waitFor(() => expect(phases(queue)).toEqual(['cancelled', 'uploading']));
  });

  it('shows the reason of a failure and sends again on request', async () => {
    const { queue, runs } = build();
    queue.add([csv]);
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    runs[0]!.fail(new Error('空间不足'));
    await vi.waitFor(() => expect(queue.rows()[0]).toMatchObject({ phase: 'failed', error: '空间不足' }));
    queue.retry(queue.rows()[0]!.id);
    await vi.waitFor(() => expect(runs).toHaveLength(2));
    expect(queue.rows()[0]).toMatchObject({ phase: 'uploading', error: undefined });
  });

  it('asks before the first byte and sends nothing when refused', async () => {
    const { queue, send } = build({ validateMeta: async () => '缺少样本列' });
    queue.add([csv]);
    await vi.waitFor(() => expect(queue.rows()[0]).toMatchObject({ phase: 'failed', error: '缺少样本列' }));
    expect(send).not.toHaveBeenCalled();
  });
});
