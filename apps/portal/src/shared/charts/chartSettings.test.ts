import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChartSettings } from './chartSettings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const build = (save = vi.fn(async (_chart: string, _settings: object) => undefined)) => ({
  save,
  store: createChartSettings({ initial: { volcano: { title: '旧' } }, save }),
});

describe('the settings of charts', () => {
  it('are saved once after a run of changes', async () => {
    const { save, store } = build();
    for (const fontSize of [12, 13, 14]) store.change('volcano', { fontSize });
    expect(store.get('volcano')).toMatchObject({ settings: { fontSize: 14 }, status: 'saving' });
    await vi.runAllTimersAsync();
    expect(save.mock.calls).toEqual([['volcano', { fontSize: 14 }]]);
    expect(store.get('volcano').status).toBe('saved');
  });

  it('that were stored elsewhere are shown and not stored again, and later changes keep them', async () => {
    const { save, store } = build();
    const edits = [{ id: 'title.0.text', fill: '#123456' }];
    store.receive('volcano', { edits });
    expect(store.get('volcano')).toEqual({ settings: { title: '旧', edits }, status: 'saved' });
    await vi.runAllTimersAsync();
    expect(save).not.toHaveBeenCalled();
  });

  it('are at the server before a download asks for them', async () => {
    const { save, store } = build();
    store.change('volcano', { pointSize: 3 });
    await store.flush();
    expect(save).toHaveBeenCalledExactlyOnceWith('volcano', { pointSize: 3 });
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledOnce();
  });

  it('never has two saves under way at once', async () => {
    let running = 0;
    let most = 0;
    const save = vi.fn(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      return undefined;
    });
    const { store } = build(save);
    store.change('volcano', { pointSize: 3 });
    store.change('p-histogram', { fontSize: 20 });
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
  });

  it('keeps a change that could not be saved, says so, and saves it on the next try', async () => {
    const save = vi
      .fn(async (_chart: string, _settings: object) => undefined)
      .mockRejectedValueOnce(new Error('offline'));
    const { store } = build(save);
    store.change('volcano', { fontSize: 20 });
    await vi.runAllTimersAsync();
    expect(store.get('volcano')).toMatchObject({ settings: { fontSize: 20 }, status: 'failed' });
    store.retry();
    await vi.runAllTimersAsync();
    expect(store.get('volcano').status).toBe('saved');
  });

  it('lets a download fail when the settings cannot be saved', async () => {
    const { store } = build(vi.fn(async () => Promise.reject(new Error('offline'))));
    store.change('volcano', { fontSize: 20 });
    await expect(store.flush()).rejects.toThrow('offline');
  });
});
