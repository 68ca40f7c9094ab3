import type { ResponseOf } from '@panome/contract/client';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';
import { referenceOf, type ChosenFile, type FurtherInput, type RecipeStep } from '../toolForm.ts';

type Asked = {
  /** Judged as this input; as the data table when absent. */
  readonly as?: 'matrix' | FurtherInput | undefined;
  /** What was decided about the file. */
  readonly steps?: readonly RecipeStep[];
};

/**
 * What the chosen table is and what is wrong with it once it was mended as decided, or of a further input what is wrong
 * with it as that; asked again every second while a large file is still being read.
 */
export function useInspection(file: ChosenFile | null, { as, steps = [] }: Asked = {}) {
  const { file_id: id, ...reading } = file ? referenceOf(file) : { file_id: '' };
  const request = {
    id,
    as: as ?? 'matrix',
    ...(steps.length > 0 ? { recipe: JSON.stringify({ format: 1, steps }) } : {}),
    ...reading,
  };
  const {
    data: answer,
    error,
    isLoading,
  } = useCall('fileStoreInspect', file ? request : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0),
  });
  // While the same file is read again after a decision, what was known of it stays in place.
  const [known, setKnown] = useState<{ readonly id: string; readonly data: ResponseOf<'fileStoreInspect'> }>();
  if (file && answer && answer.state !== 'running' && known?.data !== answer) setKnown({ id, data: answer });
  const data = answer ?? (file && known?.id === id ? known.data : undefined);
  return {
    report: data?.report ?? undefined,
    /** Errors and warnings that are left. */
    problems: data ? (data.report?.problems ?? data.problems) : [],
    /** Repairs that may be taken although nothing is wrong. */
    offers: data?.report?.offers ?? [],
    reading: file !== null && (isLoading || data?.state === 'running'),
    error,
  };
}
export type TableInspection = ReturnType<typeof useInspection>;
