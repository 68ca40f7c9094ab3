import type { RecordColumn } from '../model/index.ts';

/** What a column says as a group, an event or a covariate: `''` where the value is missing, also by a word such as NA. */
export const classesOf = ({ classes, text }: Pick<RecordColumn, 'classes' | 'text'>): readonly string[] =>
  classes ?? text;
