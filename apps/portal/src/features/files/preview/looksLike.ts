import type { Inspection } from '@panome/contract';
import { formatNumber } from '../../../shared/format/format.ts';
import { previewText as text } from './preview.text.ts';

const whole = (value: number) => formatNumber(value, 'integer');

/** What a table seems to be, in one line: features by samples, or samples in groups. */
export function looksLike({
  features,
  kind,
  samples,
  shape,
}: Pick<Inspection, 'features' | 'kind' | 'samples' | 'shape'>): string {
  if (kind === 'matrix') return text.looksMatrix(whole(features), whole(samples.length));
  if (kind === 'groups') return text.looksGroups(whole(samples.length));
  return text.looksOther(whole(shape.rows), whole(shape.columns));
}
