import { toldWords, type Told } from '../platform/notifications/mailing.ts';
import type { Platform } from '../platform/platform.ts';

/** The operator typed or wrote something that cannot be done; the message says what. */
export class UsageError extends Error {}

/** What a command would do. Nothing happens before `carryOut`, so `--dry-run` runs the same code. */
export type Plan = {
  /** What would change, one line for each change. */
  readonly steps: readonly string[];
  /** @returns the text that the operator reads afterwards. */
  carryOut(): Promise<string>;
  /** What `--json` prints instead of the text; a plan without it prints the text as `message`. */
  data?(): Promise<object>;
};

export type CommandContext = {
  readonly platform: Platform;
  /** The arguments after the name of the command, without its switches. */
  readonly words: readonly string[];
  /** `--days 30` is `{ days: '30' }`; a switch without a value is `''`. */
  readonly switches: Readonly<Record<string, string>>;
};

/** Something an operator can do beside the running server. */
export type Command = {
  /** The arguments as the help shows them: `<邮箱> [姓名]`. */
  readonly usage: string;
  readonly summary: string;
  /** Further lines of `help`: the format of a folder, what repeating does. */
  readonly help?: string;
  /** Names of the switches it takes besides those that all take. */
  readonly switches?: readonly string[];
  /** The last argument is a text of any number of words. */
  readonly text?: true;
  /**
   * Reads and checks everything; changes nothing.
   * @throws {UsageError} With the file and line when content is malformed.
   */
  prepare(context: CommandContext): Promise<Plan>;
};

/** All commands by name, such as `user add`. */
export type Commands = Readonly<Record<string, Command>>;

/** Who has acted where nobody is named: whoever may use the terminal of the server. */
export const operator = 'admin';

/** Writes into the audit log what the operator did (SEC-82). */
export const record = ({ audit }: Platform, action: string, object: string): Promise<void> =>
  audit.append({ actorId: operator, action, object, result: 'ok', ip: '', agent: 'command line', requestId: '' });

/** What was done, and how the customer was told of it. */
export const andTold = (done: string, told: Told, platform: Platform): string =>
  `${done}\n${toldWords(told, platform)}`;

/** A command that does one thing and has nothing to check beforehand. */
export const act = (step: string, carryOut: () => Promise<string>): Plan => ({ steps: [step], carryOut });
