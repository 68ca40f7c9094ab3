import { aliasesIn } from '@panome/analysis/groups';
import type { ResultDocument, SampleAlias } from '@panome/analysis/model';

/** A word of a command line as the shell takes it for one. */
export const quoted = (text: string) => (/^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The further names of samples, as the command takes them. */
export const aliasFlags = (aliases: readonly SampleAlias[] = []): string[] =>
  aliases.map(({ name, sample }) => `--alias ${quoted(`${name}=${sample}`)}`);

/** What makes the files that hold rows of a filter, where its rule fits into a command; conditions on samples would need the groups of the filter. */
const filterCommands = (inputs: ResultDocument['inputs']): string[] =>
  inputs.flatMap(({ name, origin }) =>
    origin && origin.where !== ''
      ? [
          [
            `npm run --silent cli -- filter ${quoted(origin.from)}`,
            `--where ${quoted(origin.where)}`,
            ...(origin.as === 'matrix' ? ['--as matrix'] : []),
            ...(origin.columns.length > 0 ? [`--columns ${quoted(origin.columns.join(','))}`] : []),
            `--out ${quoted(name)}`,
          ].join(' '),
        ]
      : [],
  );

/**
 * The command that gives the same tables outside the portal; the groups file is in the download of the whole result.
 */
export function commandLine({ groups, inputs, method, options, seed }: ResultDocument): string {
  const repairs = inputs.flatMap(({ id: input, repairs: decided }) =>
    Object.entries(decided).map(
      ([id, choice]) => `--repair ${quoted(`${input === 'matrix' ? '' : `${input}:`}${id}=${choice}`)}`,
    ),
  );
  const run = [
    'npm run --silent cli -- run',
    method.id,
    ...inputs.filter(({ id }) => id !== 'groups').map(({ id, name }) => `--input ${quoted(`${id}=${name}`)}`),
    ...(groups ? ['--input groups=groups.csv'] : []),
    ...inputs
      .filter(({ id }) => id !== 'groups')
      .flatMap(({ id, reading = {} }) =>
        Object.entries(reading).map(([key, value]) => `--read ${quoted(`${id}.${key}=${value}`)}`),
      ),
    ...Object.entries(options).flatMap(([id, value]) => (value === '' ? [] : [`--set ${quoted(`${id}=${value}`)}`])),
    ...repairs,
    ...aliasFlags(aliasesIn({ groups, inputs })),
    `--seed ${seed}`,
    '--out result',
  ].join(' ');
  return [...filterCommands(inputs), run].join(' && ');
}
