import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** What is wrong with a text, and where. */
export type TextFault = { readonly line: number; readonly text: string };
type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

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

/** The faults that a schema found, with the lines of the faulty values. */
const schemaFaults = (error: z.ZodError, lineOf: (path: readonly PropertyKey[]) => number): TextFault[] =>
  error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const name = path.length > 0 ? `“${path.join('.')}”` : '';
    const text = issue.code === 'unrecognized_keys' ? `没有${name}这一项，请检查拼写` : `${name}${issue.message}`;
    return { line: lineOf(path), text };
  });

/**
 * Reads YAML and checks it with a schema. What users wrote is read in a capped child only.
 * @param firstLine - The line of the file where the text begins.
 */
export function readYamlText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  firstLine = 1,
): Read<z.output<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      ok: false,
      faults: document.errors.map((error) => ({
        line: counter.linePos(error.pos[0]).line + firstLine - 1,
        text: `不是有效的 YAML：${error.message}`,
      })),
    };
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (!parsed.success)
    return { ok: false, faults: schemaFaults(parsed.error, lineFinder(document, counter, firstLine)) };
  return { ok: true, value: parsed.data };
}
