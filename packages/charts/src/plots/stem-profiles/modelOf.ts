import { maximum } from '@panome/analysis/extremes';
import type { Scale } from '../../frame/index.ts';
import type { Profiles } from './readProfiles.ts';

/** A model in its own units, as high as the mean of its features; of none as high as the figure. */
export function modelOf(profiles: Profiles, row: number, scale: Scale): number[] {
  const [course, middle] = [profiles.courseOf(row), profiles.meanOf(row)];
  const squares = course.reduce((sum, value) => sum + value * value, 0);
  const fit = course.reduce((sum, value, j) => sum + value * (Number.isNaN(middle[j]!) ? 0 : middle[j]!), 0) / squares;
  return course.map(
    (value) =>
      value * (fit > 0 ? fit : Math.min(scale.max, -scale.min || scale.max) / maximum(course.map(Math.abs)) / 2),
  );
}
