import { useId, useMemo, useState } from 'react';
import { useForm, useWatch, type DefaultValues, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { focusControl, useAfterPress, type FormError } from '../form/index.ts';
import { useText } from '../locale/index.ts';
import { bindings, type Bindings } from './bindings.ts';
import { createChecks } from './checks.ts';
import { formHookText } from './FormHook.text.ts';
import { labelOf, leavesOf } from './leaves.ts';
import { messageOf } from './zodMessages.ts';
import { zodResolver, type FormSchema } from './zodResolver.ts';

/** What a server had against the values. */
export type FormRefusal<Values extends Record<string, unknown>> = {
  /** By field; each message stays until that field is changed. */
  fields?: Partial<Record<FieldPath<Values>, string>>;
  /** What is wrong apart from any field. */
  message?: string;
};

export type ZodFormOptions<S extends FormSchema> = {
  /** The rules. Messages of its own go before ours; keep it outside the component. */
  schema: S;
  /** Every field, also empty ones: `''` for text and choices, `null` for numbers, `false` for boxes. */
  defaultValues: DefaultValues<z.input<S>>;
  /**
   * Sends what the schema made of the values, once however often the button is pressed. Resolve with a refusal to show
   * it, with nothing when it is done.
   */
  onSubmit: (values: z.output<S>) => Promise<FormRefusal<z.input<S>> | void>;
  /** Words for a rejected `onSubmit`; 未能提交，内容还在，请稍后重试 by default. The place to log it, too. */
  describeFailure?: (error: unknown) => string;
};

export type ZodForm<S extends FormSchema> = Bindings<z.input<S>> & {
  /** For `Form`. */
  formProps: { onSubmit: () => Promise<void> };
  /** For `FormErrorSummary`; without one the focus goes to the first refused field. */
  summary: { errors: FormError[]; attempt: number; failure: string | undefined };
  /** Something was typed that is neither sent nor being sent; for `useLeaveGuard` and the router's own question. */
  unsaved: boolean;
  /** How often the form was sent with success. */
  sent: number;
  /** What is in the fields now. */
  values: z.input<S>;
  /** All of react-hook-form, for what the binders do not cover. */
  methods: UseFormReturn<z.input<S>, unknown, z.output<S>>;
};

type Refused = { fields: Record<string, { message: string; value: unknown }>; message: string | undefined };
const nothing: Refused = { fields: {}, message: undefined };

/**
 * A form with react-hook-form and zod, without boilerplate: `<TextField label="邮箱" {...form.text('email')} />`.
 *
 * A field is checked when it is left and from then on at every change; pinyin that is still being composed is not, and a
 * press is waited for, so that no message moves the button under it. A refused attempt moves the focus to the summary, else to the first refused field. Nothing typed is ever lost.
 *
 * When not to use: one or two fields need no schema; keep their state and use `Form` alone.
 */
export function useZodForm<S extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
  describeFailure,
}: ZodFormOptions<S>): ZodForm<S> {
  const text = useText(formHookText);
  const base = useId();
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState(nothing);
  const [checks] = useState(createChecks<FieldPath<z.input<S>>>);
  const resolver = useMemo(() => zodResolver(schema, (issue) => messageOf(issue, text)), [schema, text]);
  const methods = useForm<z.input<S>, unknown, z.output<S>>({ defaultValues, resolver, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = methods.formState;
  const values = useWatch({ control: methods.control }) as z.input<S>;
  const check = useAfterPress(() => void methods.trigger(attempt > 0 ? undefined : checks.left()));
  const idOf = (name: string) => `${base}-${name}`;

  const errorOf = (name: FieldPath<z.input<S>>): string | undefined => {
    const own = methods.getFieldState(name, { ...methods.formState, errors }).error?.message;
    const server = refused.fields[name];
    return own ?? (server && Object.is(server.value, methods.getValues(name)) ? server.message : undefined);
  };
  const fail = (refusal: FormRefusal<z.input<S>>) => {
    const fields = Object.entries(refusal.fields ?? {}).map(
      ([name, message]) =>
        [
          name,
          { message: String(message), value: methods.getValues(name as FieldPath<z.input<S>>) as unknown },
        ] as const,
    );
    setRefused({ fields: Object.fromEntries(fields), message: refusal.message });
    setAttempt((count) => count + 1);
    const [first] = fields.length > 0 ? fields.map(([name]) => name) : leavesOf(methods.control._formState.errors);
    if (first) focusControl(idOf(first));
  };
  const send = methods.handleSubmit(
    async (output) => {
      try {
        const refusal = await onSubmit(output);
        if (refusal) return fail(refusal);
        setRefused(nothing);
        setSent((count) => count + 1);
        checks.forget();
        methods.reset(methods.getValues(), { keepSubmitCount: true });
      } catch (error) {
        fail({ message: describeFailure?.(error) ?? text.failed });
      }
    },
    () => fail({}),
  );

  const names = [...new Set([...leavesOf(errors), ...Object.keys(refused.fields)])] as FieldPath<z.input<S>>[];
  const summed = names.flatMap((name) => {
    const message = errorOf(name);
    const label = labelOf(idOf(name));
    return message ? [{ id: idOf(name), message: label ? text.named(label, message) : message }] : [];
  });

  return {
    ...bindings({ methods, idOf, errorOf, checks, attempted: attempt > 0, check }),
    formProps: { onSubmit: () => send() },
    summary: { errors: attempt > 0 ? summed : [], attempt, failure: refused.message },
    unsaved: isDirty && !isSubmitting,
    sent,
    values,
    methods,
  };
}
