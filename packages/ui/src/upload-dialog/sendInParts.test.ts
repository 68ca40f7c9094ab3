import { describe, expect, it, vi } from 'vitest';
import type { UploadRun } from './sendFile.ts';
import { sendInParts, type FilePart } from './sendInParts.ts';

const file = new File(['0123456789'], 'counts.csv');

function build(change: Partial<UploadRun> = {}) {
  const shares: number[] = [];
  const points: unknown[] = [];
  const run: UploadRun = {
    signal: new AbortController().signal,
    meta: {},
    path: [],
    conflict: 'ask',
    resume: undefined,
    onProgress: (share) => shares.push(share),
    onResumable: (point) => points.push(point),
    onRetrying: vi.fn(),
    ...change,
  };
  return { points, run, shares };
}
const options = {
  partSize: 4,
  wait: () => 0,
  finish: vi.fn(async (_file: File, upload: unknown) => upload),
  begin: vi.fn(async () => 'upload-1'),
};

describe('sendInParts', () => {
  it('cuts the file without losing a byte and says how far it is', async () => {
    const texts: string[] = [];
    const { run, shares } = build();
    const result = await sendInParts({ ...options, sendPart: async ({ blob }) => void texts.push(await blob.text()) })(
      file,
      run,
    );
    expect(texts).toEqual(['0123', '4567', '89']);
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
    expect(result).toBe('upload-1');
  });

  it('sends only the failed part again, and says so', async () => {
    const sendPart = vi
      .fn(async (_part: FilePart) => {})
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('cut'));
    const { run } = build();
    await sendInParts({ ...options, sendPart })(file, run);
    expect(sendPart.mock.calls.map(([{ index }]) => index)).toEqual([0, 1, 1, 2]);
    expect(run.onRetrying).toHaveBeenCalledTimes(1);
  });

  it('fails after the last try, and a later run goes on with the missing part', async () => {
    const sendPart = vi.fn(async ({ index }: FilePart) => {
      if (index === 1) throw new Error('cut');
    });
    const first = build();
    await expect(sendInParts({ ...options, sendPart, tries: 2 })(file, first.run)).rejects.toThrow('cut');
    expect(sendPart).toHaveBeenCalledTimes(3);

    const begin = vi.fn(async () => 'upload-2');
    const again = vi.fn(async (_part: FilePart) => {});
    await sendInParts({ ...options, begin, sendPart: again })(file, build({ resume: first.points.at(-1) }).run);
    expect(again.mock.calls.map(([{ index, upload }]) => [index, upload])).toEqual([
      [1, 'upload-1'],
      [2, 'upload-1'],
    ]);
    expect(begin).not.toHaveBeenCalled();
  });

  it('does not try again what the user gave up', async () => {
    const controller = new AbortController();
    const sendPart = vi.fn(async () => {
      controller.abort();
      throw new Error('cut');
    });
    await expect(
      sendInParts({ ...options, sendPart })(file, build({ signal: controller.signal }).run),
    ).rejects.toThrow();
    expect(sendPart).toHaveBeenCalledTimes(1);
  });

  it('sends an empty file as one part', async () => {
    const sendPart = vi.fn(async () => {});
    await sendInParts({ ...options, sendPart })(new File([], 'empty.csv'), build().run);
    expect(sendPart).toHaveBeenCalledTimes(1);
  });
});
