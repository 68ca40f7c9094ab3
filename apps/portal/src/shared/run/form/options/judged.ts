import { scaleOption } from '@panome/analysis/model';
import type { TextOf } from '@panome/ui/locale';
import type { TableInspection } from '../data/useInspection.ts';
import type { Tool, ToolForm, ToolOption } from '../toolForm.ts';
import type { toolFormText } from '../toolForm.text.ts';

type Report = NonNullable<TableInspection['report']>;

/** The options that the values of the table decide: whether they are logarithms, where that can be said. */
export function judgedOptions(
  { options }: Pick<Tool, 'options'>,
  { scale }: Pick<Report, 'scale'>,
): ToolForm['options'] {
  const option = scaleOption(options);
  if (!option || scale.looks === 'unknown') return {};
  return { [option.spec.id]: scale.looks === 'logged' ? option.logged : option.raw };
}

/** Why an option was set so, for the line below it; `undefined` for those that the values say nothing about. */
export function judgedWords(
  { options }: Pick<Tool, 'options'>,
  { id }: Pick<ToolOption, 'id'>,
  report: Pick<Report, 'scale'> | undefined,
  text: Pick<TextOf<typeof toolFormText>, 'looksLogged' | 'looksRaw'>,
): string | undefined {
  if (!report || report.scale.looks === 'unknown' || scaleOption(options)?.spec.id !== id) return undefined;
  return report.scale.looks === 'logged' ? text.looksLogged(report.scale.why) : text.looksRaw(report.scale.why);
}
