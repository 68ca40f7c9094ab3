import { fieldIds } from './fieldIds.ts';
import { isShown, nameOf, type Tool, type ToolForm } from './toolForm.ts';
import type { FieldWords } from './toolForm.text.ts';

export type FieldError = { readonly id: string; readonly message: string };

/** What is missing before anything is sent, in the order of the form. */
export function checkFields(tool: Tool, form: ToolForm, words: FieldWords): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!form.matrix) errors.push({ id: fieldIds.matrix, message: words.chooseFile });
  const wantsGroups = tool.inputs.some(({ id, required }) => id === 'groups' && required);
  if (wantsGroups && !form.groups?.groups.some(({ samples }) => samples.length > 0)) errors.push({ id: fieldIds.groups, message: words.setGroups });
  for (const option of tool.options) {
    if (form.options[option.id] === null && isShown(option, form.options)) errors.push({ id: fieldIds.option(option.id), message: words.fillIn(option.label) });
  }
  if (form.seed === null) errors.push({ id: fieldIds.seed, message: words.fillIn(words.seed) });
  if (nameOf(tool, form).trim() === '') errors.push({ id: fieldIds.name, message: words.fillIn(words.name) });
  return errors;
}
