import { UsageError } from '../command.ts';

/** Content of a folder that cannot be used: every fault with its file and line. */
export class ContentError extends UsageError {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** `文件:行 说明`, the form that editors turn into a link. */
export const fault = (file: string, line: number, text: string): string => `${file}:${line} ${text}`;
