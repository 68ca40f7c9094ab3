import type { Platform } from '../platform/platform.ts';
import { actingAs } from './actingAs.ts';
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
    '用法：npm run admin -- <命令> [--dry-run] [--json] [--as 邮箱或姓名]',
    ...lines,
    '',
    'help <命令> 显示一条命令的说明；--dry-run 只说将会做什么，不做任何改动；--json 以 JSON 输出；',
    '--as 以一个服务人员的名义执行，审计日志记在他的名下；列表命令用 --page 页码 --size 每页条数 翻页',
  ].join('\n');
}

function helpOf(name: string, { help, summary, switches = [], usage }: Command): string {
  const options = switches.map((option) => ` [--${option} …]`).join('');
  return [
    `用法：npm run admin -- ${`${name} ${usage}`.trim()}${options} [--dry-run] [--json] [--as …]`,
    '',
    summary,
    ...(help ? ['', help] : []),
  ].join('\n');
}

/** Switches without a value, so that a word after them is an argument. */
const flags = new Set(['dry-run', 'json', 'remove', 'quiet', 'all', 'tasks']);
/** What every command takes. */
const common = ['dry-run', 'json', 'as'];

/** How many arguments the usage of a command shows. */
const placesIn = (usage: string) => (usage.match(/<[^>]*>|\[[^\]]*\]|\S+/g) ?? []).length;

/** @throws {UsageError} For an unknown or repeated switch, and for more arguments than the command takes. */
function readWords(all: readonly string[], { switches = [], text, usage }: Command) {
  const words: string[] = [];
  const given: Record<string, string> = {};
  for (let index = 0; index < all.length; index += 1) {
    const word = all[index]!;
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const name = word.slice(2);
    if (!common.includes(name) && !switches.includes(name)) throw new UsageError(`没有选项 ${word}`);
    if (name in given) throw new UsageError(`选项 ${word} 写了两次`);
    const value = all[index + 1];
    const takesValue = !flags.has(name) && value !== undefined && !value.startsWith('--');
    given[name] = takesValue ? value : '';
    if (takesValue) index += 1;
  }
  const most = placesIn(usage);
  if (!text && words.length > most)
    throw new UsageError(`多余的参数：${words.slice(most).join(' ')}（含空格的参数请用引号括起来）`);
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
  const acting = 'as' in switches ? await actingAs(platform, switches['as']!) : platform;
  const plan = await command.prepare({ platform: acting, words: rest, switches });
  const json = 'json' in switches;
  if ('dry-run' in switches) {
    if (json) return JSON.stringify({ steps: plan.steps });
    return plan.steps.length > 0
      ? ['将会：', ...plan.steps.map((step) => `  ${step}`)].join('\n')
      : '没有需要改动的内容';
  }
  if (!json) return plan.carryOut();
  return JSON.stringify(plan.data ? await plan.data() : { message: await plan.carryOut() });
}
