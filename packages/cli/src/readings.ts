import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding } from '@panome/analysis/ingest';
import type { SampleAlias } from '@panome/analysis/model';
import { oneOf, usageError, type Arguments } from './arguments.ts';

type Reading = {
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
};

/**
 * How the file of an input is read: each `--read input.what=value`; without it what `--sheet`, `--encoding` and
 * `--delimiter` say of the main table.
 *
 * @throws {InputError} When a value is none of those that there are.
 */
export function readingOf({ delimiter, encoding, read, sheet }: Arguments, id: string): Reading {
  const said = (what: string): string | undefined => read.get(`${id}.${what}`);
  const flag = (what: string): string => `--read ${id}.${what}`;
  const main = id === 'matrix' ? { sheet, encoding, delimiter } : {};
  return {
    sheet: said('sheet') ?? main.sheet,
    encoding: oneOf(flag('encoding'), said('encoding'), ENCODINGS) ?? main.encoding,
    delimiter: oneOf(flag('delimiter'), said('delimiter'), Object.keys(DELIMITERS) as Delimiter[]) ?? main.delimiter,
  };
}

/**
 * What `--alias` says of samples.
 *
 * @param met - The inputs whose samples another table may write otherwise.
 * @throws {InputError} When none of them is given.
 */
export function aliasesOf(
  { alias, input }: Pick<Arguments, 'alias' | 'input'>,
  met: readonly string[] = ['groups'],
): readonly SampleAlias[] {
  if (alias.size > 0 && !met.some((id) => input.has(id)))
    throw usageError('--alias 说的是分组表里的样本，没有给出分组表', '请加上 --input groups=文件');
  return [...alias].map(([name, sample]) => ({ name, sample }));
}

/** @throws {InputError} When `--read` names no file of the command, or nothing that can be chosen. */
export function checkReadings({ input, read }: Pick<Arguments, 'input' | 'read'>): void {
  for (const name of read.keys()) {
    const [id = '', what = ''] = name.split('.');
    if (!input.has(id))
      throw usageError(`--read ${name} 中的“${id}”不是给出的输入`, `请改为其中之一：${[...input.keys()].join('、')}`);
    if (!['sheet', 'encoding', 'delimiter'].includes(what))
      throw usageError(
        `--read ${name} 不能识别`,
        `请写成 --read ${id}.sheet=工作表、--read ${id}.encoding=编码 或 --read ${id}.delimiter=分隔符`,
      );
  }
}
