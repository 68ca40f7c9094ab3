import { methodById, parseOptions, type MethodInputs } from '@panome/analysis';
import type { ExampleFile } from '../exampleFiles.ts';

/** What is measured: `prepare` is not, what it returns is. The name is also R's in `engine.R`. */
export type Operation = {
  readonly name: string;
  /** The file that is read, if any. */
  readonly file?: ExampleFile;
  readonly prepare: (path: string) => () => unknown;
};

/** Runs a method as a task does, without writing its result. */
export function runOf(
  id: string,
  inputs: MethodInputs,
  options: Readonly<Record<string, string | number | boolean>>,
): () => unknown {
  const method = methodById(id)!;
  const parsed = parseOptions(method, options);
  return () => method.run(inputs, parsed, { seed: 1, progress: () => undefined });
}
