import type { z } from 'zod';
import { ContentError, fault } from './problems.ts';
import { parseYaml, readText } from './readYaml.ts';

export type Article<Head> = {
  readonly head: Head;
  readonly markdown: string;
  /** The line of the file where the Markdown begins. */ readonly firstLine: number;
};

/**
 * Reads a Markdown file whose head is YAML between two lines of `---`.
 * @throws {ContentError} Every fault with its line.
 */
export async function readMarkdown<Schema extends z.ZodType>(
  file: string,
  head: Schema,
): Promise<Article<z.output<Schema>>> {
  const text = await readText(file);
  const match = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(text);
  if (!match) throw new ContentError([fault(file, 1, '文件应以两行 --- 之间的标题信息开头')]);
  const firstLine = match[1]!.split('\n').length + 2;
  return { head: parseYaml(file, match[1]!, head, 2), markdown: match[2]!, firstLine };
}
