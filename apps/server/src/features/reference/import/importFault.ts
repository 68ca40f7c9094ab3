/** A file that cannot be imported; the message says what to do. */
export class ImportFault extends Error {
  /** 1-based line; 0 when it is about the whole file. */
  readonly line: number;
  constructor(message: string, line = 0) {
    super(line > 0 ? `第 ${line} 行：${message}` : message);
    this.line = line;
  }
}
