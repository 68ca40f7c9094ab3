import { useId } from 'react';

/** What a control spreads on its element so that label, help and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Frame = {
  id?: string | undefined;
  help: boolean;
  error: boolean;
  required: boolean;
  describedBy?: string | undefined;
};

/** The ids that tie a label, a help line and an error to one control. */
export function useFieldIds({ id, help, error, required, describedBy }: Frame) {
  const own = useId();
  const base = id ?? own;
  const ids = { label: `${base}-label`, help: `${base}-help`, error: `${base}-error` };
  const control: FieldControl = {
    id: base,
    'aria-labelledby': ids.label,
    'aria-describedby': [error && ids.error, help && ids.help, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error || undefined,
    'aria-required': required || undefined,
  };
  return { ids, control };
}
