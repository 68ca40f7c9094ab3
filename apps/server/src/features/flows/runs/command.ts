import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { formOf } from '../present/presentRun.ts';
import { quoted } from '../../../results/commandLine.ts';

/** The command that gives the same tables outside the portal; the groups file is downloaded with a result. */
export function commandOf(row: FlowRunRow, names: ReadonlyMap<string, string | undefined>): string {
  const { contrasts, inputs, options, recipe, scheme, seed, steps = [] } = formOf(row);
  return [
    'npm run --silent cli -- flow run',
    row.version_id,
    ...Object.entries(inputs).flatMap(([role, reference]) =>
      reference ? [`--role ${quoted(`${role}=${names.get(reference.file_id) ?? `${role}.csv`}`)}`] : [],
    ),
    ...(scheme ? ['--groups groups.csv'] : []),
    ...contrasts.map(({ reference, test }) => `--contrast ${quoted(`${test}:${reference}`)}`),
    ...Object.entries(options).flatMap(([step, chosen]) =>
      Object.entries(chosen).map(([id, value]) => `--set ${quoted(`${step}.${id}=${value}`)}`),
    ),
    ...Object.entries(recipe).flatMap(([role, { steps: decided }]) =>
      decided.map(({ choice, repair }) => `--repair ${quoted(`${role}:${repair}=${choice}`)}`),
    ),
    ...steps.map((id) => `--only ${quoted(id)}`),
    `--seed ${seed}`,
    '--out result',
  ].join(' ');
}
