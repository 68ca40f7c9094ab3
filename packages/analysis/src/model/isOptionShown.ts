type Dependent = {
  readonly when?:
    | {
        readonly option: string;
        readonly in?: readonly unknown[] | undefined;
        readonly not?: readonly unknown[] | undefined;
      }
    | undefined;
};

/** Whether the form shows this option, given the values of the others. */
export function isOptionShown({ when }: Dependent, values: Readonly<Record<string, unknown>>): boolean {
  if (when === undefined) return true;
  const value = values[when.option];
  return (when.in?.some((one) => one === value) ?? true) && !when.not?.some((one) => one === value);
}
