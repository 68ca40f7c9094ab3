import type { FieldPath, FieldPathByValue, FieldPathValue, UseFormReturn } from 'react-hook-form';
import type { Checks } from './checks.ts';

type Values = Record<string, unknown>;
type Base = { id: string; name: string; error: string | undefined; onBlur: () => void };

/** For TextField, TextArea, PasswordField and CodeField. */
export type TextBinding = Base & {
  value: string;
  onValueChange: (value: string) => void;
  onCompositionStart: () => void;
  onCompositionEnd: () => void;
};
/** For Select, RadioGroup and Combobox. */
export type ChoiceBinding = Omit<Base, 'name'> & { value: string; onValueChange: (value: string) => void };
/** For CheckboxGroup and MultiSelect. */
export type ChoicesBinding = Omit<Base, 'name'> & {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
};
/** For NumberField. */
export type NumberBinding = Base & { value: number | null; onValueChange: (value: number | null) => void };
/** For Checkbox. */
export type TickBinding = Base & { checked: boolean; onCheckedChange: (checked: boolean) => void };

/** One binder for each kind of value; a name whose value is of another kind is an error of types. */
export type Bindings<V extends Values> = {
  /** Text of one or more lines, secrets and codes. */
  text: (name: FieldPathByValue<V, string | undefined>) => TextBinding;
  /** One of several. */
  choice: (name: FieldPathByValue<V, string | undefined>) => ChoiceBinding;
  /** Several of several. */
  choices: (name: FieldPathByValue<V, readonly string[] | undefined>) => ChoicesBinding;
  /** A number, `null` while empty; give `keepsOutside` so that the schema's limits are told, not applied. */
  number: (name: FieldPathByValue<V, number | null | undefined>) => NumberBinding;
  /** Yes or no. */
  tick: (name: FieldPathByValue<V, boolean | undefined>) => TickBinding;
};

type BindingOptions<V extends Values, Output> = {
  methods: UseFormReturn<V, unknown, Output>;
  idOf: (name: string) => string;
  errorOf: (name: FieldPath<V>) => string | undefined;
  checks: Checks<FieldPath<V>>;
  /** The form was sent once: from now on every field is checked. */
  attempted: boolean;
  /** Checks the fields that were left, or all after an attempt. */
  check: () => void;
};

/**
 * What the parts spread. All of them, not only the changed field, are checked again: a confirmation depends on what it
 * confirms.
 */
export function bindings<V extends Values, Output>({
  methods,
  idOf,
  errorOf,
  checks,
  attempted,
  check,
}: BindingOptions<V, Output>): Bindings<V> {
  const change = <Name extends FieldPath<V>>(name: Name, value: unknown) => {
    methods.setValue(name, value as FieldPathValue<V, Name>, { shouldDirty: true });
    if (!checks.composing() && (attempted || checks.left().length > 0)) check();
  };
  const base = (name: FieldPath<V>): Base => {
    methods.register(name);
    return {
      id: idOf(name),
      name,
      error: errorOf(name),
      onBlur: () => {
        checks.leave(name);
        check();
      },
    };
  };
  const unnamed = (name: FieldPath<V>) => {
    const { name: _name, ...rest } = base(name);
    return rest;
  };
  const valueOf = (name: FieldPath<V>) => methods.getValues(name) as unknown;
  return {
    text: (name) => ({
      ...base(name),
      value: (valueOf(name) as string | undefined) ?? '',
      onValueChange: (value) => change(name, value),
      onCompositionStart: () => checks.compose(true),
      onCompositionEnd: () => {
        checks.compose(false);
        if (attempted || checks.left().includes(name)) check();
      },
    }),
    choice: (name) => ({
      ...unnamed(name),
      value: (valueOf(name) as string | undefined) ?? '',
      onValueChange: (value) => change(name, value),
    }),
    choices: (name) => ({
      ...unnamed(name),
      value: (valueOf(name) as string[] | undefined) ?? [],
      onValueChange: (value) => change(name, value),
    }),
    number: (name) => ({
      ...base(name),
      value: (valueOf(name) as number | null | undefined) ?? null,
      onValueChange: (value) => change(name, value),
    }),
    tick: (name) => ({
      ...base(name),
      checked: (valueOf(name) as boolean | undefined) ?? false,
      onCheckedChange: (checked) => change(name, checked),
    }),
  };
}
