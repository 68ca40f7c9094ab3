import { parseArgs } from 'node:util';
import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding } from '@panome/analysis/ingest';
import { InputError, inputKinds, type InputKind } from '@panome/analysis/model';

export type Arguments = {
  readonly positionals: readonly string[];
  readonly help: boolean;
  readonly input: ReadonlyMap<string, string>;
  readonly set: ReadonlyMap<string, string>;
  /** How files are read, by `input.sheet`, `input.encoding` and `input.delimiter`. */
  readonly read: ReadonlyMap<string, string>;
  readonly repair: ReadonlyMap<string, string>;
  /** Sample of the groups by the name that a table has for it. */
  readonly alias: ReadonlyMap<string, string>;
  /** A file of steps; what `repair` says comes after it. */
  readonly recipe: string | undefined;
  readonly seed: number;
  readonly out: string | undefined;
  readonly sheet: string | undefined;
  readonly encoding: Encoding | undefined;
  readonly delimiter: Delimiter | undefined;
  readonly as: InputKind | undefined;
  /** Of `filter`: a rule in plain Chinese, and the columns that stay between commas. */
  readonly where: string | undefined;
  readonly columns: string | undefined;
  /** Of a flow: the comparisons as they were typed, the steps that are left out, and those that alone are wanted. */
  readonly contrast: readonly string[];
  readonly skip: readonly string[];
  readonly only: readonly string[];
};

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  input: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  read: { type: 'string', multiple: true },
  repair: { type: 'string', multiple: true },
  alias: { type: 'string', multiple: true },
  recipe: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  sheet: { type: 'string' },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  as: { type: 'string' },
  where: { type: 'string' },
  columns: { type: 'string' },
  contrast: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
} as const;

/** @throws {InputError} When an argument is unknown or malformed. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const seed = Number(values.seed ?? 1);
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw usageError(`--seed 的值“${values.seed}”不是非负整数`, '请改为 0 或正整数，如 --seed 1');
  }
  return {
    positionals,
    help: values.help ?? false,
    input: readPairs('--input', values.input),
    set: readPairs('--set', values.set),
    read: readPairs('--read', values.read),
    repair: readPairs('--repair', values.repair),
    alias: readPairs('--alias', values.alias),
    recipe: values.recipe,
    seed,
    out: values.out,
    sheet: values.sheet,
    encoding: oneOf('--encoding', values.encoding, ENCODINGS),
    delimiter: oneOf('--delimiter', values.delimiter, Object.keys(DELIMITERS) as Delimiter[]),
    as: oneOf('--as', values.as, inputKinds),
    where: values.where,
    columns: values.columns,
    contrast: values.contrast ?? [],
    skip: values.skip ?? [],
    only: values.only ?? [],
  };
}

/** A fault of the command itself, reported like a fault of a file. */
export function usageError(what: string, remedy: string): InputError {
  return new InputError([{ code: 'usage', severity: 'error', what, remedy }], 'parameter');
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const name = /'(-[^' ]*)/.exec(error.message)?.[1];
    throw usageError(name ? `不能识别的写法：${name}` : error.message, '请用 --help 查看用法');
  }
}

function readPairs(flag: string, pairs: readonly string[] = []): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw usageError(`${flag} ${pair} 缺少等号`, `请写成 ${flag} 名称=值`);
    const name = pair.slice(0, at);
    if (found.has(name)) throw usageError(`${flag} ${name} 写了两次`, '每个名称只能写一次');
    found.set(name, pair.slice(at + 1));
  }
  return found;
}

export function oneOf<T extends string>(flag: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value.toLowerCase());
  if (!found) throw usageError(`${flag} 的值“${value}”不可用`, `请改为其中之一：${allowed.join('、')}`);
  return found;
}
