import { methodById } from '@panome/analysis';
import { inputName } from '@panome/analysis/model';
import type { Problem, ToolInput } from '@panome/contract';
import { badInput } from '../../../platform/http/refusal.ts';
import { isTableName, typeOf } from '../uploads/fileTypes.ts';
import type { InspectAnswer } from './tableService.ts';

const sets = ['gmt', 'gaf', 'annotations'];
const sequences = ['fasta', 'fa', 'faa', 'fna'];
const cells = ['zip', 'h5', 'h5ad', 'h5mu', 'loom', 'rds'];
/** File types besides tables that an input accepts. */
const further: Readonly<Partial<Record<ToolInput, readonly string[]>>> = {
  tree: ['nwk', 'newick', 'tre', 'tree', 'nhx'],
  sets,
  sets2: sets,
  ontology: ['obo'],
  pathway: ['xml', 'kgml'],
  cells,
  droplets: cells,
  list: sequences,
  background: sequences,
  records: sequences,
  records2: sequences,
};
/** Faults that cannot be repaired on the form. */
const hopeless = new Set(['one-column', 'no-features', 'no-samples']);

/**
 * @throws {Refusal} 400 when there is no such tool, or it does not take this input. An empty tool accepts any input.
 */
export function ensureInput(toolId: string, input: ToolInput): void {
  if (toolId === '') return;
  const method = methodById(toolId);
  if (!method) throw badInput('没有这个工具，请从工具列表中选择');
  if (!method.inputs.some(({ id }) => id === input)) throw badInput(`“${method.title}”不需要${inputName(input)}`);
}

/** Whether a file of this name may be read as this input. */
export const fitsInput = (input: ToolInput, name: string): boolean =>
  isTableName(name) || (further[input]?.includes(typeOf(name.replace(/\.gz$/iu, ''))) ?? false);

export const notATable = (input: ToolInput): Problem => ({
  code: 'not-a-table',
  severity: 'error',
  what: `这种类型的文件不能作为${inputName(input)}`,
  remedy: `请选择 ${['CSV、TSV、TXT', ...(further[input] ?? []).map((type) => type.toUpperCase())].join('、')} 或 XLSX 文件`,
});

/** Why a file cannot be used for an input at all; undefined when it can. */
export function misfitOf(input: ToolInput, { problems, state }: InspectAnswer): Problem | undefined {
  if (state === 'failed') return problems[0] ?? notATable(input);
  return problems.find(({ code, severity }) => severity === 'error' && hopeless.has(code));
}
