import { InputError } from '@panome/analysis/model';
import { readArguments, usageError, type Arguments } from './arguments.ts';
import { formatProblem } from './formatProblem.ts';
import { USAGE } from './usage.ts';

const INPUT_AT_FAULT = 2;

/** Where a command writes: `out` takes JSON and the usage only, `error` what a person reads. */
type Streams = Readonly<Record<'out' | 'error', { readonly write: (text: string) => unknown }>>;

/** Each command loads what it needs; charts, for one, are only drawn by `run`. */
async function command(argv: readonly string[], { error, out }: Streams): Promise<void> {
  const given = readArguments(argv);
  const [name, ...positionals] = given.positionals;
  const args: Arguments = { ...given, positionals };
  if (args.help || name === undefined) out.write(USAGE);
  else if (name === 'methods') out.write(`${(await import('./commands/listMethods.ts')).listMethods()}\n`);
  else if (name === 'inspect') out.write(`${await (await import('./commands/inspectFile.ts')).inspectFile(args)}\n`);
  else if (name === 'run')
    for (const line of await (await import('./commands/runMethod.ts')).runMethod(args)) error.write(`${line}\n`);
  else if (name === 'filter') error.write(`${await (await import('./commands/filterFile.ts')).filterFile(args)}\n`);
  else if (name === 'flow')
    out.write(await (await import('./commands/flow.ts')).flow(args, (line) => error.write(`${line}\n`)));
  else
    throw usageError(`没有名为“${name}”的命令`, '可用的命令：methods、inspect、filter、run、flow；用 --help 查看用法');
}

/**
 * Runs one command as it stands on the command line.
 *
 * @returns The exit code: 0, or 2 when the input is at fault.
 * @throws What is an error of the program.
 */
export async function runCommand(argv: readonly string[], streams: Streams): Promise<number> {
  try {
    await command(argv, streams);
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const problem of error.problems) streams.error.write(`${formatProblem(problem)}\n`);
    return INPUT_AT_FAULT;
  }
}
