import type { ChartSettings } from '@panome/charts';

type SaveStatus = 'saved' | 'saving' | 'failed';
export type SettingsState = { readonly settings: ChartSettings; readonly status: SaveStatus };

type Options = {
  readonly initial: Readonly<Record<string, ChartSettings>>;
  /** Stores the settings of one chart. */
  readonly save: (chart: string, settings: ChartSettings) => Promise<unknown>;
  /** Milliseconds without a further change before one is saved. */
  readonly delay?: number;
};

/** What the user changed on the charts of one result, kept at the server a moment after each change. */
export type ChartSettingsStore = {
  readonly get: (chart: string) => SettingsState;
  readonly change: (chart: string, settings: ChartSettings) => void;
  /** Takes over what was stored elsewhere; it is not stored again. */
  readonly receive: (chart: string, change: ChartSettings) => void;
  readonly retry: () => void;
  /** Saves what waits and ends when the server has it. @throws What saving threw. */
  readonly flush: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

const untouched: SettingsState = { settings: {}, status: 'saved' };

/** @param options - `initial` are the stored settings by chart id. */
export function createChartSettings({ delay = 500, initial, save }: Options): ChartSettingsStore {
  const states = new Map(
    Object.entries(initial).map(([chart, settings]): [string, SettingsState] => [chart, { ...untouched, settings }]),
  );
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const unsaved = new Set<string>();
  const listeners = new Set<() => void>();
  // One save at a time: the server merges a chart into the whole, so two at once could lose one.
  let queue: Promise<void> = Promise.resolve();

  const get = (chart: string) => states.get(chart) ?? untouched;
  const set = (chart: string, change: Partial<SettingsState>) => {
    states.set(chart, { ...get(chart), ...change });
    listeners.forEach((listener) => listener());
  };

  async function saveOne(chart: string): Promise<void> {
    if (!unsaved.delete(chart)) return;
    try {
      await save(chart, get(chart).settings);
      if (!unsaved.has(chart)) set(chart, { status: 'saved' });
    } catch (error) {
      unsaved.add(chart);
      set(chart, { status: 'failed' });
      throw error;
    }
  }
  function saveNow(chart: string): Promise<void> {
    clearTimeout(waiting.get(chart));
    waiting.delete(chart);
    const saved = queue.then(() => saveOne(chart));
    // The state says that it failed; the queue goes on with the next chart.
    queue = saved.catch(() => undefined);
    return saved;
  }
  const later = (chart: string) => {
    clearTimeout(waiting.get(chart));
    waiting.set(
      chart,
      setTimeout(() => void saveNow(chart).catch(() => undefined), delay),
    );
  };

  return {
    get,
    change: (chart, settings) => {
      unsaved.add(chart);
      set(chart, { settings, status: 'saving' });
      later(chart);
    },
    receive: (chart, change) => set(chart, { settings: { ...get(chart).settings, ...change } }),
    retry: () => {
      for (const chart of unsaved) {
        set(chart, { status: 'saving' });
        later(chart);
      }
    },
    flush: async () => {
      await Promise.all([...unsaved].map(saveNow));
      await queue;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
