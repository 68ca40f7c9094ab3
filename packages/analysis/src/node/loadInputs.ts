import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  headerNames,
  openTable,
  readGroups,
  type Delimiter,
  type Encoding,
  type OpenedTable,
} from '../ingest/index.ts';
import { InputError, type Groups, type InputProblem } from '../model/index.ts';

/** A file on disk; `name` is what the user called it. */
export type RunFile = {
  readonly path: string;
  readonly name: string;
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
};

type Loaded = { readonly opened: OpenedTable; readonly name: string; readonly sha256: string };

/** @throws {InputError} Naming the input, when the file cannot be read as a table. */
export async function load(file: RunFile, input: 'matrix' | 'groups'): Promise<Loaded> {
  const bytes = readFileSync(file.path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    return { opened: await openTable({ ...file, bytes }), name: file.name, sha256 };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      error.problems.map((problem) => ({ ...problem, input })),
      error.cause_class,
    );
  }
}

/** The scheme of groups of a run, from a file or as the portal keeps it, and what is wrong with it. */
export async function loadGroups(
  source: RunFile | Groups | undefined,
  matrix: OpenedTable,
): Promise<{ groups: Groups | undefined; file: Omit<Loaded, 'opened'>; problems: readonly InputProblem[] }> {
  const none = { name: '', sha256: '' };
  if (!source) return { groups: undefined, file: none, problems: [] };
  if (!('path' in source)) {
    const sha256 = createHash('sha256').update(JSON.stringify(source)).digest('hex');
    return { groups: source, file: { name: '分组方案', sha256 }, problems: [] };
  }
  const file = await load(source, 'groups');
  const { groups, problems } = readGroups(file.opened, headerNames(matrix));
  return { groups, file, problems };
}
