export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps } from './NumberField.tsx';
export { clamp, parseNumber, stepBy } from './parseNumber.ts';
export type { Limits } from './parseNumber.ts';
export { useNumberDraft } from './useNumberDraft.ts';
