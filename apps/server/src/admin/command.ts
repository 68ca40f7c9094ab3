import type { Platform } from '../platform/platform.ts';

/** What the operator typed, or wrote in a file, cannot be done; said in a few lines. */
export class UsageError extends Error {}

/** What a command would do. Nothing has happened until `carryOut`, so that `--dry-run` is the same command. */
export type Plan = {
  /** What would change, a line each. */
  readonly steps: readonly string[];
  /** @returns what the operator reads afterwards. */
  carryOut(): Promise<string>;
};

export type CommandContext = {
  readonly platform: Platform;
  /** What follows the command, without its switches. */
  readonly words: readonly string[];
  /** `--days 30` is `{ days: '30' }`; a switch without a value is `''`. */
  readonly switches: Readonly<Record<string, string>>;
};

/** Something an operator can do beside the running server. */
export type Command = {
  /** What follows the name: `<邮箱> [姓名]`. */
  readonly usage: string;
  readonly summary: string;
  /** Further lines of `help`: the format of a folder, what repeating does. */
  readonly help?: string;
  /** Names of the switches it takes, beside `--dry-run`. */
  readonly switches?: readonly string[];
  /**
   * Reads and checks everything; changes nothing.
   * @throws {UsageError} With the file and line when content is malformed.
   */
  prepare(context: CommandContext): Promise<Plan>;
};

/** By name, such as `user add`. */
export type Commands = Readonly<Record<string, Command>>;

/** Writes into the audit log what the operator did (SEC-82). */
export const record = ({ audit }: Platform, action: string, object: string): Promise<void> =>
  audit.append({ actorId: 'admin', action, object, result: 'ok', ip: '', agent: 'command line', requestId: '' });

/** A command of one act that needs no plan of its own. */
export const act = (step: string, carryOut: () => Promise<string>): Plan => ({ steps: [step], carryOut });
