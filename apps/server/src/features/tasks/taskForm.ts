import { createHash } from 'node:crypto';
import { checkOptions, methodById, type InputProblem, type MethodDefinition } from '@panome/analysis';
import { readerVersion } from '@panome/analysis/model';
import { recipe, taskForm, type FileReference, type TaskForm, type ToolInput } from '@panome/contract';
import { badInput } from '../../platform/http/refusal.ts';

const refuse = (problems: readonly InputProblem[]) =>
  badInput(problems.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), { problems });

/** Reads a stored form, also one of an earlier version that knew fewer inputs. */
export function storedForm(text: string): TaskForm {
  const { repairs, ...stored } = JSON.parse(text) as { readonly repairs?: Readonly<Record<string, string>> };
  if (repairs === undefined) return taskForm.parse(stored);
  // Earlier versions could repair only the table, and stored each repair by its id.
  const mended = recipe.safeParse({
    format: 1,
    steps: Object.entries(repairs).map(([repair, choice]) => ({ input: 'matrix', repair, choice })),
  });
  return taskForm.parse({ ...stored, ...(mended.success ? { recipe: mended.data } : {}) });
}

/** The steps of a recipe for the files that the form has; steps for a file that was removed again are dropped. */
function recipeOfFiles(method: MethodDefinition, form: TaskForm): TaskForm['recipe'] {
  const given = new Set<string>(filesOf(method, form).map(([id]) => id));
  return { format: 1, steps: form.recipe.steps.filter(({ input }) => given.has(input)) };
}

/** The files of a form by input, in the order of the tool's inputs; files for other inputs are left out. */
export function filesOf(
  method: MethodDefinition,
  { inputs }: TaskForm,
): readonly (readonly [ToolInput, FileReference])[] {
  const given = { ...inputs.more, matrix: inputs.matrix };
  return method.inputs.flatMap(({ id }) => (id !== 'groups' && given[id] ? [[id, given[id]] as const] : []));
}

/** Problems for required files that were not chosen. */
function fileProblems(method: MethodDefinition, form: TaskForm): InputProblem[] {
  const given = new Set(filesOf(method, form).map(([id]) => id));
  return method.inputs
    .filter(({ id, required }) => required && id !== 'groups' && !given.has(id))
    .map(({ id, label }): InputProblem => ({
      code: 'input-missing',
      severity: 'error',
      input: id,
      what: `还没有选择“${label}”的文件`,
      remedy: '请选择文件后再提交',
    }));
}

/** The first text that was there before; in one pass, since a form may name hundreds of thousands of samples. */
function firstRepeated(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => seen.size === seen.add(text).size);
}

/** Problems of the groups that can be found without reading a file. */
function groupProblems(method: MethodDefinition, { inputs }: TaskForm): InputProblem[] {
  const spec = method.inputs.find((input) => input.id === 'groups');
  const groups = inputs.groups?.groups.filter((group) => group.samples.length > 0) ?? [];
  const problem = (code: string, what: string, remedy: string): InputProblem => ({
    code,
    severity: 'error',
    input: 'groups',
    what,
    remedy,
  });
  if (!spec) return [];
  if (spec.required && groups.length === 0)
    return [
      problem('groups-missing', '还没有设置样本分组', '请在“样本分组”中选择分组文件、粘贴分组，或按样本名猜测分组'),
    ];
  const names = groups.map((group) => group.name);
  const twice = firstRepeated(names);
  if (twice !== undefined) return [problem('group-twice', `分组名“${twice}”出现了两次`, '请给每个分组起不同的名称')];
  const shared = firstRepeated(groups.flatMap((group) => group.samples));
  if (shared !== undefined)
    return [problem('sample-twice', `样本“${shared}”同时在两个分组中`, '请让每个样本只属于一个分组')];
  const { max, min } = spec.levels ?? { min: 0 };
  if (groups.length > 0 && groups.length < min)
    return [
      problem(
        'groups-few',
        `此工具至少需要 ${min} 个分组，现在只有 ${groups.length} 个`,
        '请添加分组，并把样本移到相应的分组中',
      ),
    ];
  if (max !== undefined && groups.length > max)
    return [
      problem(
        'groups-many',
        `此工具最多支持 ${max} 个分组，现在有 ${groups.length} 个`,
        '请只保留要比较的分组，其余样本设为不参与',
      ),
    ];
  return [];
}

/**
 * Checks what can be checked without reading a file, and fills in the options' defaults.
 * @throws {Refusal} 400 with the problems.
 */
export function checkForm(form: TaskForm): { method: MethodDefinition; form: TaskForm } {
  const method = methodById(form.tool_id);
  if (!method) throw badInput('没有这个工具，请从工具列表中选择');
  const checked = checkOptions(method, form.options);
  const problems = [...fileProblems(method, form), ...checked.problems, ...groupProblems(method, form)];
  if (problems.length > 0) throw refuse(problems);
  const groups = form.inputs.groups && {
    ...form.inputs.groups,
    groups: form.inputs.groups.groups.filter((group) => group.samples.length > 0),
  };
  return {
    method,
    form: {
      ...form,
      inputs: { ...form.inputs, groups },
      options: { ...checked.options },
      recipe: recipeOfFiles(method, form),
    },
  };
}

/**
 * What the recipe decides, independent of the order of its steps. Repairs of the table alone are written as they were
 * before recipes existed, so that earlier results are found again.
 */
function decisions({ steps }: TaskForm['recipe']): unknown[] {
  const sorted = (input: string) =>
    steps
      .filter((step) => step.input === input)
      .map(({ choice, repair }) => [repair, choice] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const others = [...new Set(steps.map(({ input }) => input))].filter((input) => input !== 'matrix').toSorted();
  return [
    Object.fromEntries(sorted('matrix')),
    ...(others.length > 0 ? [others.map((input) => [input, sorted(input)])] : []),
  ];
}

/**
 * A hash of everything that decides the result: contents, readings, groups, options, seed, versions of the method and of
 * the reader.
 * @param hashes - The hash of each file by its input.
 */
export function cacheKey(
  method: MethodDefinition,
  form: TaskForm,
  hashes: Readonly<Partial<Record<ToolInput, string>>>,
): string {
  const contents = filesOf(method, form).map(([id, { file_id: _id, ...reading }]) => [id, hashes[id], reading]);
  const decisive = [
    method.id,
    method.version,
    readerVersion,
    contents,
    form.inputs.groups,
    form.options,
    ...decisions(form.recipe),
    form.seed,
  ];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}
