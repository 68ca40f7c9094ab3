import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A schema whose input and output are both the fields of a form. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/**
 * Checks all fields at once with a zod schema; the first message of each field counts.
 *
 * zod itself is not imported: whoever made the schema has it.
 */
export const zodResolver =
  <S extends FormSchema>(
    schema: S,
    describe: (issue: z.core.$ZodRawIssue) => string,
  ): Resolver<z.input<S>, unknown, z.output<S>> =>
  async (values) => {
    const result = await schema.safeParseAsync(values, { error: describe, reportInput: true });
    if (result.success) return { values: result.data as z.output<S>, errors: {} };
    const errors: FieldErrors<z.input<S>> = {};
    for (const { code, message, path } of result.error.issues) {
      const name = path.join('.') || 'root';
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
