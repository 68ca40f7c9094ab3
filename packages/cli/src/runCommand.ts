import { InputError } from '@panome/analysis/model';
import { readArguments, usageError, type Arguments } from './arguments.ts';
import { formatProblem } from './formatProblem.ts';
import { USAGE } from './usage.ts';

const INPUT_AT_FAULT = 2;

/**
 * Runs one command; what it prints on standard output is JSON only. Each loads what it needs; charts, for one, are only
 * drawn by `run`.
 */
async function main(argv: readonly string[]): Promise<void> {
  const given = readArguments(argv);
  const [command, ...positionals] = given.positionals;
  const args: Arguments = { ...given, positionals };
  if (args.help || command === undefined) process.stdout.write(USAGE);
  else if (command === 'methods')
    process.stdout.write(`${(await import('./commands/listMethods.ts')).listMethods()}\n`);
  else if (command === 'inspect')
    process.stdout.write(`${await (await import('./commands/inspectFile.ts')).inspectFile(args)}\n`);
  else if (command === 'run')
    for (const line of await (await import('./commands/runMethod.ts')).runMethod(args))
      process.stderr.write(`${line}\n`);
  else throw usageError(`没有名为“${command}”的命令`, '可用的命令：methods、inspect、run；用 --help 查看用法');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  for (const problem of error.problems) process.stderr.write(`${formatProblem(problem)}\n`);
  process.exitCode = INPUT_AT_FAULT;
}
