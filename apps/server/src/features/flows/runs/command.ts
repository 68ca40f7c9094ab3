import type { FileReference } from '@panome/contract';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { aliasFlags, quoted } from '../../../results/commandLine.ts';
import { formOf } from '../present/presentRun.ts';

/** In a comparison a colon stands between the groups. */
const escaped = (group: string) => group.replaceAll(':', String.raw`\:`);

const readingOf = (role: string, { file_id: _id, ...reading }: FileReference): string[] =>
  Object.entries(reading).map(([key, value]) => `--read ${quoted(`${role}.${key}=${value}`)}`);

/** The command that gives the same tables outside the portal; the groups file is downloaded with a result. */
export function commandOf(row: FlowRunRow, names: ReadonlyMap<string, string | undefined>): string {
  const { contrasts, inputs, options, recipe, scheme, seed, steps = [] } = formOf(row);
  const files = Object.entries(inputs).filter((entry): entry is [string, FileReference] => entry[1] !== null);
  return [
    'npm run --silent cli -- flow run',
    row.version_id,
    ...files.map(([role, { file_id: id }]) => `--input ${quoted(`${role}=${names.get(id) ?? `${role}.csv`}`)}`),
    ...(scheme ? ['--input groups=groups.csv'] : []),
    ...files.flatMap(([role, reference]) => readingOf(role, reference)),
    ...contrasts.map(({ reference, test }) => `--contrast ${quoted(`${escaped(test)}:${escaped(reference)}`)}`),
    ...Object.entries(options).flatMap(([step, chosen]) =>
      Object.entries(chosen).map(([id, value]) => `--set ${quoted(`${step}.${id}=${value}`)}`),
    ),
    ...Object.entries(recipe).flatMap(([role, { steps: decided }]) =>
      decided.map(({ choice, repair }) => `--repair ${quoted(`${role}:${repair}=${choice}`)}`),
    ),
    ...aliasFlags(scheme?.aliases),
    ...steps.map((id) => `--only ${quoted(id)}`),
    `--seed ${seed}`,
    '--out result',
  ].join(' ');
}
