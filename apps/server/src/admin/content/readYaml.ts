import { readFile } from 'node:fs/promises';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { UsageError } from '../command.ts';
import { ContentError, fault, faultsOf } from './problems.ts';

/** Reads the text of a file. @throws {UsageError} When it cannot be read. */
export async function readText(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  } catch {
    throw new UsageError(`读不到文件 ${file}`);
  }
}

/** The place where the value at a path begins, or its nearest existing parent. */
function lineFinder(document: Document, counter: LineCounter, firstLine: number) {
  return (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const parent = document.getIn(path.slice(0, depth - 1), true);
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isNode(key) && String(key) === String(path[depth - 1]))
        : undefined;
      const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + firstLine - 1;
    }
    return firstLine;
  };
}

/**
 * Reads YAML and checks it with a schema.
 * @param firstLine - The line of the file where the text begins.
 * @throws {ContentError} Every fault with its line.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  firstLine = 1,
): z.output<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0)
    throw new ContentError(
      document.errors.map((error) =>
        fault(file, counter.linePos(error.pos[0]).line + firstLine - 1, `不是有效的 YAML：${error.message}`),
      ),
    );
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (!parsed.success) throw new ContentError(faultsOf(file, parsed.error, lineFinder(document, counter, firstLine)));
  return parsed.data;
}

/** Reads a YAML file and checks it with a schema. @throws {ContentError} Every fault with its line. */
export const readYaml = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> =>
  parseYaml(file, await readText(file), schema);
