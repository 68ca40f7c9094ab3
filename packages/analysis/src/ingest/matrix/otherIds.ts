import type { EffectLog } from '../effectLog.ts';
import { missingKind } from '../../missing/index.ts';
import type { Repairs } from '../repairs.ts';
import type { Features } from './features.ts';

type Names = { readonly idName: string; readonly annotations: readonly string[] };
type Named<Columns> = { readonly features: Features; readonly columns: Columns };

/**
 * The annotation that names every feature and none twice, where the first column does not: probes beside the names of
 * their genes.
 *
 * @returns Its place among the annotations, or -1.
 */
export function columnOfOtherIds({ ids, texts }: Features): number {
  if (new Set(ids).size === ids.length) return -1;
  return texts.findIndex(
    (values) => values.every((value) => missingKind(value) === undefined) && new Set(values).size === values.length,
  );
}

/** The features under those names, the first column as an annotation in their place, when that was decided. */
export function withOtherIds<Columns extends Names>(
  named: Named<Columns>,
  placeOf: (feature: number) => { row: number; column: number },
  repairs: Repairs,
  effects: EffectLog,
): Named<Columns> {
  const { columns, features } = named;
  const other = repairs['duplicate-feature'] === 'other-column' ? columnOfOtherIds(features) : -1;
  if (other < 0) return named;
  const ids = features.texts[other]!;
  const seen = new Set<string>();
  features.ids.forEach((id, feature) => {
    if (seen.has(id)) effects.note('duplicate-feature', id, ids[feature]!, () => placeOf(feature));
    seen.add(id);
  });
  return {
    features: { ...features, ids, texts: features.texts.with(other, features.ids) },
    columns: {
      ...columns,
      idName: columns.annotations[other]!,
      annotations: columns.annotations.with(other, columns.idName),
    },
  };
}
