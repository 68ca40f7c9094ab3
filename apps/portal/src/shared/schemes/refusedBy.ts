import type { SchemeConflict } from '@panome/contract';
import { CallError } from '../api/index.ts';

/** Why a scheme was not saved: it was changed elsewhere (then as it is stored now), or its name is taken. */
export function refusedBy(error: unknown): {
  readonly stored?: SchemeConflict['stored'] | undefined;
  readonly taken?: boolean;
} {
  if (!(error instanceof CallError) || error.status !== 409) return {};
  const stored = (error.data as Partial<SchemeConflict> | null)?.stored;
  return stored ? { stored } : { taken: true };
}
