import type { FileCheck, Problem } from '@panome/contract';
import { fitsInput } from '@panome/contract/input-files';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput, unavailable } from '../../../platform/http/refusal.ts';
import { ensureInput, misfitOf, notATable } from './fitness.ts';
import type { TableService } from './tableService.ts';

/** Shorter than the time-out of the client. */
const waitMs = 20_000;

/**
 * Checks one file for one input of a tool, before the rest of the form is filled in.
 * @returns the problems that can be repaired on the form.
 * @throws {Refusal} 400 with the problems when it cannot be that input, 503 when it is still being read.
 */
export async function checkFile(
  tables: TableService,
  actor: Actor,
  { file, input, tool_id: toolId }: FileCheck,
): Promise<Problem[]> {
  ensureInput(toolId, input);
  const { file_id: id, ...reading } = file;
  if (!fitsInput(input, await tables.nameOf(actor, id))) throw refuse(notATable(input), []);
  const answer = await tables.inspect(actor, id, reading, { as: input, waitMs });
  if (answer.state === 'running') throw unavailable('文件较大，仍在检查，请稍后再试', 5);
  const misfit = misfitOf(input, answer);
  if (misfit) throw refuse(misfit, answer.problems);
  return answer.problems;
}

const refuse = (first: Problem, problems: readonly Problem[]) =>
  badInput(`${first.what}。${first.remedy}`, { problems: problems.length > 0 ? problems : [first] });
