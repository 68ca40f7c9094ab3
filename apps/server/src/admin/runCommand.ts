import type { Platform } from '../platform/platform.ts';
import { UsageError, type Command, type Commands } from './command.ts';

const nameOf = (commands: Commands, words: readonly string[]) =>
  [`${words[0] ?? ''} ${words[1] ?? ''}`, words[0] ?? ''].find((name) => name in commands);

const widthOf = (text: string) =>
  Array.from(text).reduce((width, char) => width + (/[^\x20-\x7e]/.test(char) ? 2 : 1), 0);

/** The list of all commands, one line each. */
export function usageOf(commands: Commands): string {
  const rows = Object.entries(commands).map(
    ([name, { summary, usage }]) => [`${name} ${usage}`.trim(), summary] as const,
  );
  const width = Math.max(...rows.map(([left]) => widthOf(left)));
  const lines = rows.map(([left, summary]) => `  ${left}${' '.repeat(width - widthOf(left))}  ${summary}`);
  return [
    '用法：npm run admin -- <命令> [--dry-run]',
    ...lines,
    '',
    'help <命令> 显示一条命令的说明；--dry-run 只说将会做什么，不做任何改动',
  ].join('\n');
}

function helpOf(name: string, { help, summary, switches = [], usage }: Command): string {
  const options = switches.map((option) => ` [--${option} …]`).join('');
  return [
    `用法：npm run admin -- ${`${name} ${usage}`.trim()}${options} [--dry-run]`,
    '',
    summary,
    ...(help ? ['', help] : []),
  ].join('\n');
}

function readWords(all: readonly string[], { switches = [] }: Command) {
  const words: string[] = [];
  const given: Record<string, string> = {};
  for (let index = 0; index < all.length; index += 1) {
    const word = all[index]!;
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const name = word.slice(2);
    if (name !== 'dry-run' && !switches.includes(name)) throw new UsageError(`没有选项 ${word}`);
    const value = all[index + 1];
    const takesValue = name !== 'dry-run' && value !== undefined && !value.startsWith('--');
    given[name] = takesValue ? value : '';
    if (takesValue) index += 1;
  }
  return { words, switches: given };
}

/**
 * Carries out a typed command.
 * @returns the text that the operator reads.
 * @throws {UsageError} When it cannot be done; nothing has changed then.
 */
export async function runCommand(commands: Commands, platform: Platform, typed: readonly string[]): Promise<string> {
  const asksHelp = typed[0] === 'help';
  const words = asksHelp ? typed.slice(1) : typed;
  const name = nameOf(commands, words);
  if (asksHelp) return name ? helpOf(name, commands[name]!) : usageOf(commands);
  if (!name) throw new UsageError(usageOf(commands));
  const command = commands[name]!;
  const { switches, words: rest } = readWords(words.slice(name.split(' ').length), command);
  const plan = await command.prepare({ platform, words: rest, switches });
  if (!('dry-run' in switches)) return plan.carryOut();
  return plan.steps.length > 0 ? ['将会：', ...plan.steps.map((step) => `  ${step}`)].join('\n') : '没有需要改动的内容';
}
