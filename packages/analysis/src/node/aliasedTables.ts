import { nameByAliases } from '../groups/index.ts';
import type { FurtherInput } from '../ingest/index.ts';
import type { DistanceTable, Environment, Matrix, MethodInputs, SampleAlias } from '../model/index.ts';

type Value = MethodInputs[FurtherInput];
type Named = { readonly value: Value; readonly aliases?: readonly SampleAlias[] };

/** A table of samples with the names that were confirmed for them, and which of those it had. */
export function withConfirmedNames<Table extends { readonly samples: readonly string[] }>(
  table: Table,
  confirmed: readonly SampleAlias[] = [],
): { readonly value: Table; readonly aliases?: readonly SampleAlias[] } {
  const { names, used } = nameByAliases(table.samples, confirmed);
  return used.length === 0 ? { value: table } : { value: { ...table, samples: names }, aliases: used };
}

/** The same of whatever a further input was read as; one that names no samples stays as it is. */
export function furtherWithConfirmedNames(
  kind: FurtherInput,
  value: Value,
  confirmed: readonly SampleAlias[] | undefined,
): Named {
  if (kind === 'matrix2' || kind === 'env') return withConfirmedNames(value as Matrix | Environment, confirmed);
  if (kind !== 'distance') return { value };
  const table = value as DistanceTable;
  const { aliases, value: named } = withConfirmedNames({ samples: table.ids }, confirmed);
  return aliases ? { value: { ...table, ids: named.samples } satisfies DistanceTable, aliases } : { value };
}
