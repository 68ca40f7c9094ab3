import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Answer } from '../../features/afterSales/index.ts';
import { UsageError } from '../command.ts';
import { ContentError, fault } from '../content/problems.ts';
import { readText } from '../content/readYaml.ts';

const answerName = '答复.md';
const longest = 100_000;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
    hash.update(chunk);
  return hash.digest('hex');
}

async function markdownOf(file: string): Promise<string> {
  const text = (await readText(file)).trim();
  if (text === '') throw new ContentError([fault(file, 1, '答复是空的')]);
  if (text.length > longest) throw new ContentError([fault(file, 1, `答复最多 ${longest} 个字`)]);
  return text;
}

/**
 * Reads an answer: a Markdown file alone, or a folder with `答复.md` whose other files are the results.
 * @throws {UsageError} Names what is missing or does not belong there.
 */
export async function readAnswer(path = ''): Promise<Answer> {
  const kind = path ? await stat(path).catch(() => null) : null;
  if (!kind)
    throw new UsageError(path ? `读不到 ${path}` : '请给出答复的 Markdown 文件，或含有 答复.md 和结果文件的文件夹');
  if (!kind.isDirectory()) {
    if (!/\.(md|markdown)$/i.test(path))
      throw new UsageError(
        `${basename(path)} 不是 Markdown 文件；要附上结果文件，请把它和 ${answerName} 放在一个文件夹中`,
      );
    return { markdown: await markdownOf(path), files: [] };
  }
  const entries = (await readdir(path, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  if (!entries.some(({ name }) => name === answerName)) throw new UsageError(`文件夹 ${path} 中没有 ${answerName}`);
  const folders = entries.filter((entry) => !entry.isFile());
  if (folders.length > 0)
    throw new UsageError(`${folders.map(({ name }) => name).join('、')} 不是文件，请打包为 ZIP 或移到 ${path} 中`);
  const names = entries.map(({ name }) => name).filter((name) => name !== answerName);
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const file = join(path, name);
      return { name: name.normalize('NFC'), sha256: await sha256Of(file), open: () => createReadStream(file) };
    }),
  );
  return { markdown: await markdownOf(join(path, answerName)), files };
}
