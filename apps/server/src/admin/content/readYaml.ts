import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { readYamlText } from '../../features/content/index.ts';
import { UsageError } from '../command.ts';
import { ContentError, fault } from './problems.ts';

/** Reads the text of a file. @throws {UsageError} When it cannot be read. */
export async function readText(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  } catch {
    throw new UsageError(`读不到文件 ${file}`);
  }
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
  const read = readYamlText(text, schema, firstLine);
  if (!read.ok) throw new ContentError(read.faults.map((one) => fault(file, one.line, one.text)));
  return read.value;
}

/** Reads a YAML file and checks it with a schema. @throws {ContentError} Every fault with its line. */
export const readYaml = async <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> =>
  parseYaml(file, await readText(file), schema);
