import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { aliasFaults, readMissing, withoutUngrouped } from '../groups/index.ts';
import {
  headerNames,
  openTable,
  readGroups,
  readMatrix,
  taxonomyBeside,
  type Delimiter,
  type Encoding,
  type FurtherInput,
  type IngestSource,
  type OpenedTable,
  type Repairs,
} from '../ingest/index.ts';
import {
  InputError,
  repairsOf,
  type Groups,
  type InputKind,
  type InputOrigin,
  type InputProblem,
  type Message,
  type MethodDefinition,
  type MethodInputs,
  type Recipe,
  type Removal,
  type ResultDocument,
  type SampleAlias,
} from '../model/index.ts';
import { furtherWithConfirmedNames, withConfirmedNames } from './aliasedTables.ts';
import { noReadings, readFurther, type ReadingStore } from './readings/index.ts';

/** A file on disk; `name` is what the user called it. */
export type RunFile = {
  readonly path: string;
  readonly name: string;
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** When the file holds rows that a filter chose. */
  readonly origin?: InputOrigin | undefined;
  /** Of a file of groups: further names of its samples. */
  readonly aliases?: readonly SampleAlias[] | undefined;
};

/** The files of a run by input. `groups` is a file, or a scheme that the portal keeps. */
export type RunFiles = { readonly [Kind in Exclude<InputKind, 'groups'>]?: RunFile | undefined } & {
  readonly groups?: RunFile | Groups | undefined;
  /** Further names of samples where there are no groups that have them: those of the first table count. */
  readonly aliases?: readonly SampleAlias[] | undefined;
};

/** Where a file comes from and the choices about its reading. */
function readingOf({ delimiter, encoding, origin, sheet }: RunFile): Pick<Described, 'origin' | 'reading'> {
  const reading = {
    ...(sheet ? { sheet } : {}),
    ...(encoding ? { encoding } : {}),
    ...(delimiter ? { delimiter } : {}),
  };
  return { ...(origin ? { origin } : {}), ...(Object.keys(reading).length > 0 ? { reading } : {}) };
}

type Source = { readonly source: IngestSource; readonly name: string; readonly sha256: string };
/** What `result.json` says of a file. */
type Described = ResultDocument['inputs'][number];

export type LoadedInputs = {
  readonly inputs: MethodInputs;
  readonly described: readonly Described[];
  /** Samples without a group; they are no longer in `inputs`. */
  readonly removed: readonly Removal[];
  readonly problems: readonly InputProblem[];
  /** What was decided while reading, which nobody needs to confirm. */
  readonly remarks: readonly Message[];
};

function sourceOf(file: RunFile): Source {
  const bytes = readFileSync(file.path);
  return { source: { ...file, bytes }, name: file.name, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** @throws {InputError} Naming the input, when the file cannot be read as a table. */
async function open({ source }: Source, input: InputKind): Promise<OpenedTable> {
  try {
    return await openTable({ ...source, classes: input === 'groups' });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      error.problems.map((problem) => ({ ...problem, input })),
      error.cause_class,
    );
  }
}

type Scheme = { readonly groups: Groups; readonly described: Described; readonly problems: readonly InputProblem[] };

/** @param openMatrix - The table whose samples a file of groups names; of a scheme it is not looked at. */
async function loadScheme(
  given: RunFile | Groups | undefined,
  repairs: Repairs,
  openMatrix?: () => Promise<OpenedTable>,
): Promise<Scheme | undefined> {
  if (!given) return undefined;
  const describe = (groups: Groups, name: string, sha256: string) => ({
    id: 'groups',
    name,
    sha256,
    rows: groups.samples.length,
    columns: 2 + groups.factors.length,
    repairs: {},
  });
  if (!('path' in given))
    return {
      // A scheme may have been made of a file before “NA” was read as missing.
      ...readMissing(given, { setAside: true }),
      described: describe(given, '分组方案', createHash('sha256').update(JSON.stringify(given)).digest('hex')),
    };
  const opened = await openMatrix?.();
  const file = sourceOf(given);
  const { groups, problems } = readGroups(
    await open(file, 'groups'),
    opened ? headerNames(opened) : [],
    opened && (() => readMatrix(opened, { repairs }).matrix.samples),
  );
  const { aliases = [] } = given;
  return {
    groups: aliases.length > 0 ? { ...groups, aliases } : groups,
    described: { ...describe(groups, file.name, file.sha256), ...readingOf(given) },
    problems: [...problems, ...aliasFaults(aliases, groups.samples)],
  };
}

const isFurther = (kind: InputKind): kind is FurtherInput => kind !== 'matrix' && kind !== 'groups';

/**
 * Reads the files of a run that its method knows: the matrix with its groups, joined by sample, and every further input
 * by itself.
 *
 * @param readings - Where what was read of them before is found.
 * @returns With an error among the problems the inputs are not to be used.
 * @throws {InputError} When a file cannot be read at all.
 */
export async function loadInputs(
  method: MethodDefinition,
  files: RunFiles,
  recipe: Recipe,
  readings: ReadingStore = noReadings,
): Promise<LoadedInputs> {
  const inputs: { -readonly [Kind in InputKind]?: MethodInputs[Kind] } = {};
  const described: Described[] = [];
  const problems: InputProblem[] = [];
  const remarks: Message[] = [];
  // A scheme of no samples only says which names are the same sample.
  const grouped =
    files.groups && ('path' in files.groups || files.groups.samples.length > 0) ? files.groups : undefined;
  const confirmed = files.groups?.aliases ?? files.aliases;
  const given = method.inputs
    .map(({ id }) => id)
    .filter((id) => (id === 'groups' ? grouped !== undefined : files[id] !== undefined));

  const matrixFile = files.matrix && given.includes('matrix') ? sourceOf(files.matrix) : undefined;
  const matrixRepairs = repairsOf(recipe, 'matrix');
  let opened: Promise<OpenedTable> | undefined;
  const openMatrix = matrixFile && (() => (opened ??= open(matrixFile, 'matrix')));
  const scheme = given.includes('groups') ? await loadScheme(grouped, matrixRepairs, openMatrix) : undefined;
  problems.push(...(scheme?.problems ?? []));
  if (matrixFile && openMatrix) {
    const groups = scheme?.groups;
    const asked = { kind: 'matrix', ...matrixFile, repairs: matrixRepairs, groups } as const;
    const reading = await readings.through(asked, async () => {
      const whole = readMatrix(await openMatrix(), { groups, repairs: matrixRepairs });
      return { matrix: whole.matrix, groups: whole.groups, problems: whole.problems, effects: whole.effects };
    });
    problems.push(...reading.problems);
    const { aliases, value } = withConfirmedNames(reading.matrix, reading.groups ? [] : confirmed);
    inputs.matrix = value;
    if (reading.groups) inputs.groups = reading.groups;
    described.push({
      id: 'matrix',
      name: matrixFile.name,
      sha256: matrixFile.sha256,
      rows: reading.matrix.ids.length,
      columns: reading.matrix.samples.length,
      ...readingOf(files.matrix!),
      ...(aliases && { aliases }),
      repairs: matrixRepairs,
      effects: reading.effects,
    });
  } else if (scheme) inputs.groups = scheme.groups;
  if (scheme && inputs.groups) described.push(scheme.described);

  const beside =
    inputs.matrix && !files.taxonomy && method.inputs.some(({ id }) => id === 'taxonomy')
      ? taxonomyBeside(inputs.matrix)
      : undefined;
  if (beside) {
    inputs.taxonomy = beside.value;
    remarks.push({
      level: 'info',
      text: `没有另给物种注释，用的是数据表中的${beside.from.map((name) => `“${name}”`).join('、')}列；要用别的注释时请选择“物种注释”的文件，要分析特征本身时分类级别请选“特征本身”`,
    });
  }

  for (const kind of given.filter(isFurther)) {
    const file = sourceOf(files[kind]!);
    const repairs = repairsOf(recipe, kind);
    const { columns, effects, problems: found, rows, ...read } = await readFurther(kind, file, repairs, readings);
    const { aliases, value } = furtherWithConfirmedNames(kind, read.value, confirmed);
    problems.push(...found);
    Object.assign(inputs, { [kind]: value });
    described.push({
      id: kind,
      name: file.name,
      sha256: file.sha256,
      rows,
      columns,
      ...readingOf(files[kind]!),
      ...(aliases && { aliases }),
      repairs,
      effects,
    });
  }
  return {
    ...withoutUngrouped<MethodInputs>(inputs),
    described,
    remarks,
    // A column with gaps is a fault only where it is used, and there the method tells of it.
    problems: problems.filter(({ code }) => code !== 'missing-factor'),
  };
}
