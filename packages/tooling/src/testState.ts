import { afterAll, vi } from 'vitest';

/**
 * A setup file of the unit tests. Test files share a worker, so that the engine and ECharts are imported once: what one
 * of them replaces is put back before the next begins.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
