import { calls } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { vi } from 'vitest';
import type { TestApp } from './buildTestApp.ts';

export type Inspected = ResponseOf<'fileStoreInspect'>;

/**
 * The inspection of a file. Asked repeatedly, because on a busy machine the first answers say that the file is still
 * being read.
 */
export const inspectFile = (
  server: TestApp,
  token: string,
  input: { readonly id: string } & Readonly<Record<string, string>>,
): Promise<Inspected> =>
  vi.waitFor(
    async () => {
      const answer = await server.data<Inspected>(calls.fileStoreInspect, { token, input });
      if (answer.state === 'running') throw new Error('still being read');
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
