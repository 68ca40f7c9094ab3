import { join } from 'node:path';
import { fault } from '../content/problems.ts';
import { readText } from '../content/readYaml.ts';

/** A digest from the file, with its line. */
export type GivenSum = { readonly md5: string; readonly line: number };

const line = /^([0-9a-f]{32}) [ *](?:\.\/)?(.+)$/i;

/**
 * Reads `md5.txt` as `md5sum` writes it, by path.
 * @param faults - Receives lines that hold no digest, and names of files that do not exist.
 */
export async function readSums(
  folder: string,
  file: string,
  paths: readonly string[],
  faults: string[],
): Promise<Map<string, GivenSum>> {
  const sums = new Map<string, GivenSum>();
  if (!paths.includes(file)) return sums;
  const known = new Set(paths);
  for (const [index, text] of (await readText(join(folder, file))).split('\n').entries()) {
    if (text.trim() === '') continue;
    const [, md5 = '', path = ''] = line.exec(text) ?? [];
    if (!md5) faults.push(fault(join(folder, file), index + 1, '应为“32 位 MD5、两个空格、文件名”'));
    else if (!known.has(path)) faults.push(fault(join(folder, file), index + 1, `没有文件 ${path}`));
    else sums.set(path, { md5: md5.toLowerCase(), line: index + 1 });
  }
  return sums;
}
