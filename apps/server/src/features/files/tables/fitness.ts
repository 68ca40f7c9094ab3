import { methodById } from '@panome/analysis';
import { inputName } from '@panome/analysis/model';
import type { Problem, ToolInput } from '@panome/contract';
import { inputTypesInWords } from '@panome/contract/input-files';
import { badInput } from '../../../platform/http/refusal.ts';
import type { InspectAnswer } from './tableService.ts';

/** Faults that cannot be repaired on the form. */
const hopeless = new Set(['one-column', 'no-features', 'no-samples', 'other-kind']);

/**
 * @throws {Refusal} 400 when there is no such tool, or it does not take this input. An empty tool accepts any input.
 */
export function ensureInput(toolId: string, input: ToolInput): void {
  if (toolId === '') return;
  const method = methodById(toolId);
  if (!method) throw badInput('没有这个工具，请从工具列表中选择');
  if (!method.inputs.some(({ id }) => id === input)) throw badInput(`“${method.title}”不需要${inputName(input)}`);
}

export const notATable = (input: ToolInput): Problem => ({
  code: 'not-a-table',
  severity: 'error',
  what: `这种类型的文件不能作为${inputName(input)}`,
  remedy: `请选择 ${inputTypesInWords(input)} 文件`,
});

/** Why a file cannot be used for an input at all; undefined when it can. */
export function misfitOf(input: ToolInput, { problems, state }: InspectAnswer): Problem | undefined {
  if (state === 'failed') return problems[0] ?? notATable(input);
  return problems.find(({ code, severity }) => severity === 'error' && hopeless.has(code));
}
