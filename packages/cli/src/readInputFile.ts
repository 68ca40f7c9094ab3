import { readFileSync, statSync } from 'node:fs';
import { usageError } from './arguments.ts';

/** @throws {InputError} When there is no such file or it may not be read. */
export function readInputFile(path: string): Buffer {
  checkInputFile(path);
  return readFileSync(path);
}

/** @throws {InputError} When the path is not a file. */
export function checkInputFile(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw usageError(`找不到文件“${path}”`, '请检查路径是否正确');
  }
}
