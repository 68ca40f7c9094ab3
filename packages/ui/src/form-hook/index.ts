export type { Bindings, ChoiceBinding, ChoicesBinding, NumberBinding, TextBinding, TickBinding } from './bindings.ts';
export type { DraftStorage } from './draft.ts';
export { useFormDraft } from './useFormDraft.ts';
export type { FormDraftOptions } from './useFormDraft.ts';
export { useZodForm } from './useZodForm.ts';
export type { FormRefusal, ZodForm, ZodFormOptions } from './useZodForm.ts';
export type { FormSchema } from './zodResolver.ts';
