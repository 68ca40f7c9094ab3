import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@panome/analysis/model';
import { readTable, runFlow, type StepOutcome } from '@panome/analysis/node';
import { usageError, type Arguments } from '../arguments.ts';
import { drawCharts } from '../drawCharts.ts';
import { openOutFolder, readDescription, type Former } from '../outFolder.ts';
import { flowRequest } from './flowRequest.ts';

const words = { succeeded: '完成', skipped: '未运行', failed: '失败' } as const;

/**
 * `flow run FLOW`: runs a flow and writes a folder for each step, as `run` would.
 *
 * @param say - Takes a line for each step.
 * @throws {InputError} When the command or the data are at fault; steps that are not at fault are written all the same.
 */
export async function runOfFlow(args: Arguments, say: (line: string) => void): Promise<void> {
  const { out } = args;
  if (out === undefined) throw usageError('没有指定结果目录', '请加上 --out 目录');
  const request = flowRequest(args);
  const folder = openOutFolder(out, formerFlow);
  let outcomes: readonly StepOutcome[];
  try {
    outcomes = await runFlow({
      ...request,
      seed: args.seed,
      outDir: folder.work,
      onStep: ({ reason, state, step }, done, total) =>
        say(`[${done}/${total}] ${step.title}：${words[state]}${reason ? `，${reason}` : ''}`),
    });
    for (const outcome of outcomes) finish(folder.work, outcome, say);
    folder.publish();
  } catch (error) {
    folder.giveUp();
    throw error;
  }
  for (const { step } of outcomes.filter((one) => one.step.state === 'skipped'))
    say(`未运行：${step.title}，${step.reason}`);
  const count = (state: StepOutcome['state']): number => outcomes.filter((one) => one.state === state).length;
  say(`完成：${count('succeeded')} 步完成，${count('skipped')} 步未运行，${count('failed')} 步失败；结果写在 ${out}`);
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const broken = failed.find(({ problems }) => problems.length === 0);
  if (broken) throw new Error(`${broken.step.id}: ${broken.reason}`);
  if (failed.length > 0)
    throw new InputError(
      failed.flatMap(({ problems, step }) =>
        problems.map((problem) => ({ ...problem, what: `“${step.title}”：${problem.what}` })),
      ),
    );
}

/** Draws the charts of a step; the tables in memory form are not kept. */
function finish(work: string, { folder, result }: StepOutcome, say: (line: string) => void): void {
  if (!result) return;
  const dir = join(work, folder);
  const tables = result.tables.map(({ id }) => readTable(dir, id));
  for (const line of drawCharts(dir, result, tables)) say(line);
  for (const name of readdirSync(dir)) if (name.endsWith('.bin')) rmSync(join(dir, name));
}

type FlowDocument = { readonly steps: readonly { readonly folder: string }[] };

function formerFlow(folder: string): Former {
  const { steps } = readDescription<FlowDocument>(folder, 'flow.json');
  const own = new Set(steps ? ['flow.json', ...steps.map((step) => step.folder)] : []);
  return { description: 'flow.json', has: (name) => own.has(name) };
}
