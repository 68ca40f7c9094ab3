import { useCall } from '../../../../shared/api/index.ts';
import { referenceOf, type ChosenFile } from '../toolForm.ts';

/** What the chosen table is and what is wrong with it; asked again every second while a large file is still being read. */
export function useInspection(file: ChosenFile | null) {
  const { file_id: id, ...reading } = file ? referenceOf(file) : { file_id: '' };
  const { data, error, isLoading } = useCall('fileStoreInspect', file ? { id, ...reading } : null, {
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
