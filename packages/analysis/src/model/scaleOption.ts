type Option = {
  readonly id: string;
  readonly kind: string;
  readonly choices?: readonly { readonly value: string }[];
};

/** The option that says whether the values are logarithms, and its values for either. */
export type ScaleOption<Spec> = {
  readonly spec: Spec;
  readonly raw: boolean | string;
  readonly logged: boolean | string;
};

/** Finds the option of a method that says whether its values are logarithms: `logged`, or a choice of raw and log2. */
export function scaleOption<Spec extends Option>(options: readonly Spec[]): ScaleOption<Spec> | undefined {
  for (const spec of options) {
    if (spec.kind === 'boolean' && spec.id === 'logged') return { spec, raw: false, logged: true };
    const values = spec.kind === 'choice' ? (spec.choices ?? []).map(({ value }) => value) : [];
    if (values.includes('raw') && values.includes('log2')) return { spec, raw: 'raw', logged: 'log2' };
  }
  return undefined;
}
