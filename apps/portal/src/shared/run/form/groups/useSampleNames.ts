import { useMay } from '../../../access/index.ts';
import { useCall } from '../../../api/index.ts';
import { problemsOf } from '../../../tasks/index.ts';
import { useInspection, type TableInspection } from '../data/useInspection.ts';
import { referenceOf, stepsOf, type Recipe, type SampleFile } from '../toolForm.ts';

/** The samples that can be grouped, and why they could not be read. @param table - What is known of the data table. */
export function useSampleNames(of: SampleFile | null, recipe: Recipe, table: TableInspection) {
  const inspected = of && (of.input === 'distance' || of.input === 'cells') ? of : null;
  const as = inspected?.input === 'cells' ? 'cells' : 'distance';
  const further = useInspection(inspected?.file ?? null, { as, steps: stepsOf(recipe, as) });
  const recorded = of?.input === 'records' ? of : null;
  const asks = useMay().sure('toolGroupScheme') ? recorded : null;
  const records = useCall(
    'toolGroupScheme',
    asks && {
      matrix: referenceOf(asks.file),
      input: 'records',
      column: asks.column,
      recipe: { format: 1, steps: [...stepsOf(recipe, 'records')] },
      source: { kind: 'names' },
    },
    { keepPreviousData: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (recorded) return { samples: records.data?.samples ?? [], problems: problemsOf(records.error) };
  const report = of?.input === 'matrix' ? table.report : further.report;
  return { samples: report?.samples ?? [], problems: [] };
}
