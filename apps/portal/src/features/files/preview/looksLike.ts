import type { Inspection } from '@panome/contract';
import { formatNumber } from '../../../shared/format/format.ts';
import { previewText as text } from './preview.text.ts';

const whole = (value: number) => formatNumber(value, 'integer');

/**
 * What a table seems to be, in one line: features by samples, or samples in groups.
 *
 * @param table - What it is called as the choice of tools has it; empty until that is known.
 */
export function looksLike(
  { features, kind, samples, shape }: Pick<Inspection, 'features' | 'kind' | 'samples' | 'shape'>,
  table: string,
): string {
  if (kind === 'matrix') return text.looksMatrix(table || text.matrix, whole(features), whole(samples.length));
  if (kind === 'groups') return text.looksGroups(whole(samples.length));
  return text.looksOther(whole(shape.rows), whole(shape.columns));
}
