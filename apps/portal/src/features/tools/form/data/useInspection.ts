import { useCall } from '../../../../shared/api/index.ts';
import { referenceOf, type ChosenFile, type FurtherInput } from '../toolForm.ts';

/** What the chosen table is and what is wrong with it, or of a further input what is wrong with it as that; asked again every second while a large file is still being read. */
export function useInspection(file: ChosenFile | null, as?: FurtherInput) {
  const { file_id: id, ...reading } = file ? referenceOf(file) : { file_id: '' };
  const { data, error, isLoading } = useCall('fileStoreInspect', file ? { id, ...(as ? { as } : {}), ...reading } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0),
  });
  return {
    report: data?.report ?? undefined,
    /** Errors and warnings of the file as it lies there, repairs not applied. */
    problems: data ? (data.report?.problems ?? data.problems) : [],
    reading: file !== null && (isLoading || data?.state === 'running'),
    error,
  };
}
export type TableInspection = ReturnType<typeof useInspection>;
