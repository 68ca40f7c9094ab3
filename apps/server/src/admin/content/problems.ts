import { z } from 'zod';
import { UsageError } from '../command.ts';

/** Content of a folder that cannot be used: every fault with its file and line. */
export class ContentError extends UsageError {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** `文件:行 说明`, the form that editors turn into a link. */
export const fault = (file: string, line: number, text: string): string => `${file}:${line} ${text}`;

/** The faults that a schema found, with the lines of the faulty values. */
export function faultsOf(file: string, error: z.ZodError, lineOf: (path: readonly PropertyKey[]) => number): string[] {
  return error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const name = path.length > 0 ? `“${path.join('.')}”` : '';
    const text = issue.code === 'unrecognized_keys' ? `没有${name}这一项，请检查拼写` : `${name}${issue.message}`;
    return fault(file, lineOf(path), text);
  });
}
