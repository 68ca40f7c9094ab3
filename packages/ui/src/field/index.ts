export * as choiceStyles from './choice.css.ts';
export * as controlStyles from './control.css.ts';
export { Field } from './Field.tsx';
export type { FieldFrame, FieldProps } from './Field.tsx';
export { FieldCount } from './FieldCount.tsx';
export type { FieldCountProps } from './FieldCount.tsx';
export { textAttributes } from './textControl.ts';
export type { TextControl } from './textControl.ts';
export type { FieldControl } from './useFieldIds.ts';
