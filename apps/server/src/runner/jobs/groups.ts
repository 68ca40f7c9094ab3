import { readFileSync } from 'node:fs';
import { recordedSamples, wideSamples } from '@panome/analysis';
import { guessGroups, parsePastedGroups, type PastedGroups } from '@panome/analysis/groups';
import {
  headerNames,
  openTable,
  readGroups,
  readInput,
  readMatrix,
  type OpenedTable,
  type Repairs,
} from '@panome/analysis/ingest';
import {
  InputError,
  repairsOf,
  type CellCounts,
  type DistanceTable,
  type Groups,
  type InputProblem,
  type Records,
} from '@panome/analysis/model';
import { paletteColors } from '@panome/charts';
import type { GroupScheme } from '@panome/contract';
import { toScheme } from './groupScheme.ts';
import type { GroupsJob } from '../job.ts';
import { runFile } from './run.ts';

type Answer = { scheme: GroupScheme; samples: readonly string[]; problems: readonly InputProblem[] };

const colors = () => paletteColors(undefined, 'categorical', 'light');

/**
 * The samples that a file names, with groups from the source that the person chose.
 * @throws {InputError} When a file cannot be read.
 */
export const groups = (job: GroupsJob): Promise<Answer> =>
  job.input === 'matrix' ? groupsOfMatrix(job) : groupsOfNames(job, job.input);

type Namer = Exclude<GroupsJob['input'], 'matrix'>;

async function namesOf(input: Namer, { column, matrix: file, recipe }: GroupsJob): Promise<readonly string[]> {
  const source = { ...runFile(file), bytes: readFileSync(file.path) };
  const { problems, value } = await readInput(input, source, repairsOf(recipe, input));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InputError(errors);
  if (input === 'records')
    return (column === '' && wideSamples(value as Records)) || recordedSamples(value as Records, column);
  return input === 'cells' ? (value as CellCounts).cells : (value as DistanceTable).ids;
}

async function groupsOfNames(job: GroupsJob, input: Namer): Promise<Answer> {
  const { source } = job;
  const samples = await namesOf(input, job);
  if (source.kind === 'names' || source.kind === 'own') return named(samples);
  if (source.kind === 'guess') return guessed(samples);
  if (source.kind === 'text') {
    const pasted = parsePastedGroups(source.text, samples);
    return { scheme: toScheme(pasted.groups, colors()), samples, problems: pastedProblems(pasted) };
  }
  const { groups: found, problems } = readGroups(
    await openTable({ ...runFile(source.file), bytes: readFileSync(source.file.path), classes: true }),
    samples,
    () => samples,
  );
  const known = new Set(samples);
  const grouped = new Set(found.samples);
  const kept = [...found.samples.keys()].filter((at) => known.has(found.samples[at]!));
  const pick = (values: readonly string[]) => kept.map((at) => values[at]!);
  const fitting: Groups = {
    ...found,
    samples: pick(found.samples),
    group: pick(found.group),
    levels: found.levels.filter((level) => kept.some((at) => found.group[at] === level)),
    factors: found.factors.map(({ name, values }) => ({ name, values: pick(values) })),
  };
  const unfit = {
    unknown: found.samples.filter((name) => !known.has(name)),
    missing: samples.filter((name) => !grouped.has(name)),
    renamed: [],
    repeated: [],
    unread: [],
    problems: [],
  };
  return { scheme: toScheme(fitting, colors()), samples, problems: [...problems, ...pastedProblems(unfit)] };
}

async function groupsOfMatrix({ matrix, recipe, source }: GroupsJob): Promise<Answer> {
  const opened = await openTable({ ...runFile(matrix), bytes: readFileSync(matrix.path) });
  const repairs = repairsOf(recipe, 'matrix');
  if (source.kind === 'file') {
    const file = await openTable({ ...runFile(source.file), bytes: readFileSync(source.file.path), classes: true });
    const reading = readGroups(file, headerNames(opened), () => readMatrix(opened, { repairs }).matrix.samples);
    return joined(opened, repairs, reading.groups, reading.problems);
  }
  const looksInside = source.kind === 'guess' || source.kind === 'own';
  if (looksInside && opened.groups) {
    const own = readGroups(opened);
    return joined(opened, repairs, own.groups, own.problems);
  }
  const {
    labels,
    matrix: { samples },
  } = readMatrix(opened, { repairs });
  if (looksInside && labels) return joined(opened, repairs, labels, []);
  if (source.kind === 'names' || source.kind === 'own') return named(samples);
  if (source.kind === 'guess') return guessed(samples);
  const pasted = parsePastedGroups(source.text, samples);
  return { scheme: toScheme(pasted.groups, colors()), samples, problems: pastedProblems(pasted) };
}

const warning = (code: string, what: string, remedy: string, count: number): InputProblem => ({
  code,
  severity: 'warning',
  input: 'groups',
  what,
  remedy,
  count,
});
const some = (names: readonly string[]) =>
  `${names
    .slice(0, 5)
    .map((name) => `“${name}”`)
    .join('、')}${names.length > 5 ? ` 等 ${names.length} 个` : ''}`;

const named = (samples: readonly string[]): Answer => ({
  scheme: { groups: [], excluded: [], factors: [] },
  samples,
  problems: [],
});

function guessed(samples: readonly string[]): Answer {
  const { groups: found, unsure } = guessGroups(samples);
  const problems =
    unsure.length > 0
      ? [
          warning(
            'guess-unsure',
            `无法从名称判断${some(unsure)}属于哪个分组`,
            '请手动把它们移到正确的分组',
            unsure.length,
          ),
        ]
      : [];
  return { scheme: toScheme(found, colors()), samples, problems };
}

function pastedProblems({
  missing,
  problems,
  renamed,
  repeated,
  unknown,
  unread,
}: Omit<PastedGroups, 'groups'>): InputProblem[] {
  const list: InputProblem[] = [...problems];
  if (unknown.length > 0)
    list.push(warning('unknown-sample', `数据表中没有样本${some(unknown)}`, '请核对样本名', unknown.length));
  if (missing.length > 0)
    list.push(
      warning('missing-sample', `没有提到样本${some(missing)}`, '它们暂时未分组，请补充或设为不参与', missing.length),
    );
  if (renamed.length > 0)
    list.push(
      warning(
        'renamed-sample',
        `${some(renamed.map(({ pasted, sample }) => `${pasted} → ${sample}`))}忽略大小写、空格和符号后匹配`,
        '请确认匹配是否正确',
        renamed.length,
      ),
    );
  if (repeated.length > 0)
    list.push(
      warning('repeated-sample', `样本${some(repeated)}出现多次，以第一次为准`, '请确认它们的分组', repeated.length),
    );
  if (unread.length > 0)
    list.push(
      warning(
        'unread-line',
        `第 ${unread
          .slice(0, 5)
          .map(({ line }) => line)
          .join('、')} 行无法识别`,
        '每行应为“样本名、分组”，用制表符或逗号分隔',
        unread.length,
      ),
    );
  return list;
}

/**
 * Joins groups and matrix by sample name, never by order: entries without a sample in the matrix are reported and left
 * out.
 */
function joined(opened: OpenedTable, repairs: Repairs, found: Groups, before: readonly InputProblem[]): Answer {
  const reading = readMatrix(opened, { groups: found, repairs });
  const ofGroups = reading.problems.filter((problem) => problem.input === 'groups');
  return {
    scheme: toScheme(reading.groups ?? found, colors()),
    samples: readMatrix(opened, { repairs }).matrix.samples,
    problems: [...before, ...ofGroups],
  };
}
