import { isOptionShown } from '@panome/analysis/model';
import { fieldIds } from './fieldIds.ts';
import { nameOf, type OptionInput, type Tool, type ToolForm, type ToolOption } from './toolForm.ts';
import type { FieldWords } from './toolForm.text.ts';

export type FieldError = {
  readonly id: string;
  readonly message: string;
  /** A value that cannot be meant, said at once; what is merely missing waits for the submission. */
  readonly live?: boolean;
};

/**
 * Why a number cannot be used. It is never moved into its range: a run with another threshold than the typed one would
 * mislead.
 */
function refuseNumber(option: ToolOption, value: OptionInput | undefined, words: FieldWords): string | undefined {
  if (typeof value !== 'number' || !('min' in option || 'max' in option)) return undefined;
  const { label, max = Infinity, min = -Infinity } = option;
  if (value < min || value > max) return words.outOfRange(label, words.range(option.min, option.max));
  return option.kind !== 'number' && !Number.isInteger(value) ? words.notWhole(label) : undefined;
}

/** What is missing or out of range before anything is sent, in the order of the form. */
export function checkFields(tool: Tool, form: ToolForm, words: FieldWords): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const { id, label, required } of tool.inputs) {
    if (!required || id === 'groups') continue;
    if (id === 'matrix' && !form.matrix) errors.push({ id: fieldIds.matrix, message: words.chooseFile });
    else if (id !== 'matrix' && !form.more[id])
      errors.push({ id: fieldIds.file(id), message: words.chooseInput(label) });
  }
  const wantsGroups = tool.inputs.some(({ id, required }) => id === 'groups' && required);
  if (wantsGroups && !form.groups?.groups.some(({ samples }) => samples.length > 0))
    errors.push({ id: fieldIds.groups, message: words.setGroups });
  for (const option of tool.options) {
    if (!isOptionShown(option, form.options)) continue;
    const id = fieldIds.option(option.id);
    const value = form.options[option.id];
    const refused = refuseNumber(option, value, words);
    if (value === null) errors.push({ id, message: words.fillIn(option.label) });
    else if (refused) errors.push({ id, message: refused, live: true });
  }
  if (form.seed === null) errors.push({ id: fieldIds.seed, message: words.fillIn(words.seed) });
  if (nameOf(tool, form).trim() === '') errors.push({ id: fieldIds.name, message: words.fillIn(words.name) });
  return errors;
}
