import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultDocument } from '@panome/analysis/model';
import { usageError } from './arguments.ts';

const parts = '.panome-';

export type OutFolder = {
  /** Where the run writes; nobody reads it before `publish`. */
  readonly work: string;
  /** Puts what was written in the place of the former result, `result.json` last. */
  readonly publish: () => void;
  /** Takes away what a run that failed has left; the former result stays. */
  readonly giveUp: () => void;
};

/** What a folder holds of a former run. */
export type Former = {
  /** The file that says what it is; it comes last and goes first. */
  readonly description: string;
  /** Whether a file or folder of this name belongs to it. */
  readonly has: (name: string) => boolean;
};

/**
 * Prepares the folder of a result. A former result in it is replaced as a whole, so that no table or chart of another
 * run stands beside the new ones; anything else in it is somebody's and stays.
 *
 * @throws {InputError} When the folder cannot be made, or holds what is not a result.
 */
export function openOutFolder(out: string, formerOf: (folder: string) => Former = formerResult): OutFolder {
  const made = makeFolder(out);
  const former = readdirSync(out).filter((name) => !name.startsWith(parts));
  const { description, has } = formerOf(out);
  const strange = former.filter((name) => !has(name));
  if (strange.length > 0) {
    const some = strange.slice(0, 3).join('、');
    throw usageError(
      `结果目录“${out}”里有不属于上次结果的内容（${some}${strange.length > 3 ? ` 等 ${strange.length} 项` : ''}）`,
      '请换一个空目录，或先移走这些文件；只含上次结果的目录会整体替换',
    );
  }
  const work = join(out, `${parts}${process.pid}`);
  const clear = () => {
    for (const name of readdirSync(out).filter((one) => one.startsWith(parts)))
      rmSync(join(out, name), { recursive: true });
  };
  return {
    work,
    publish: () => {
      // Without its description a half-replaced folder is no result.
      rmSync(join(out, description), { force: true });
      for (const name of former) rmSync(join(out, name), { force: true, recursive: true });
      const names = readdirSync(work).toSorted((a, b) => Number(a === description) - Number(b === description));
      for (const name of names) renameSync(join(work, name), join(out, name));
      clear();
    },
    giveUp: () => {
      clear();
      if (made) rmdirSync(out);
    },
  };
}

/** @returns Whether it was not there before. */
function makeFolder(out: string): boolean {
  try {
    return mkdirSync(out, { recursive: true }) !== undefined;
  } catch (error) {
    throw usageError(
      `结果目录“${out}”无法创建（${(error as NodeJS.ErrnoException).code}）`,
      '请换一个可以写入的目录；同名的文件要先移走',
    );
  }
}

/** The files of the result in a folder, by their names without endings. */
function formerResult(folder: string): Former {
  const { charts = [], tables = [] } = readDescription<ResultDocument>(folder, 'result.json');
  const own = tables.length > 0 ? ['result', 'methods', ...tables.map(({ id }) => id), ...charts] : [];
  return { description: 'result.json', has: (name) => isOf(own, name) };
}

/** What a JSON file of a folder says; nothing when it is not there or is none. */
export function readDescription<Document extends object>(folder: string, name: string): Partial<Document> {
  const file = join(folder, name);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Document;
  } catch {
    return {};
  }
}

const written = ['csv', 'svg', 'json', 'zh.md', 'graphml', 'cyjs', 'pdf', 'png'];

/** Whether a name is one of these with an ending that a result's files have. */
const isOf = (ids: readonly string[], name: string): boolean =>
  ids.some((id) => name.startsWith(`${id}.`) && written.includes(name.slice(id.length + 1)));
