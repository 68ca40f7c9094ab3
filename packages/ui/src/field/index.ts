export * as controlStyles from './control.css.ts';
export { Field } from './Field.tsx';
export type { FieldFrame, FieldProps } from './Field.tsx';
export { textAttributes } from './textControl.ts';
export type { TextControl } from './textControl.ts';
export type { FieldControl } from './useFieldIds.ts';
