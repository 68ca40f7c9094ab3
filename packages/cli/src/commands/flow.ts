import { usageError, type Arguments } from '../arguments.ts';
import { listFlows } from './flowList.ts';
import { planOfFlow } from './flowPlan.ts';
import { runOfFlow } from './flowRun.ts';

/**
 * `flow list | plan | run`.
 *
 * @param say - Takes what a person reads while it goes on.
 * @returns What programs read; empty when all is in files.
 * @throws {InputError} When the command or the data are at fault.
 */
export async function flow({ positionals, ...args }: Arguments, say: (line: string) => void): Promise<string> {
  const [name, ...rest] = positionals;
  const given: Arguments = { ...args, positionals: rest };
  if (name === 'list') return `${listFlows()}\n`;
  if (name === 'plan') return `${await planOfFlow(given)}\n`;
  if (name === 'run') {
    await runOfFlow(given, say);
    return '';
  }
  throw usageError('flow 需要一个子命令', '请写成 flow list、flow plan 流程 … 或 flow run 流程 … --out 目录');
}
