import {
  InputError,
  inputKinds,
  inputName,
  repairIds,
  repairSpecs,
  type InputKind,
  type InputProblem,
  type Recipe,
  type RecipeInput,
  type RepairId,
} from '../model/index.ts';

/**
 * What the user decided about one file's faults, by repair id. Written to result.json, so that a run can be repeated.
 */
export type Repairs = Readonly<Record<string, string>>;

/** Every repair there is and its choices. */
export const REPAIRS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  repairIds.map((id) => [id, Object.keys(repairSpecs[id].choices)]),
);

/** A recipe holds at most this many steps: every repair of every input is fewer. */
const MAX_STEPS = 200;

type Fault = Pick<InputProblem, 'what' | 'remedy'> & { readonly code: string };

function faultOf(input: string | undefined, repair: string, choice: string): Fault | undefined {
  const choices = Object.hasOwn(REPAIRS, repair) ? REPAIRS[repair] : undefined;
  if (!choices)
    return {
      code: 'unknown-repair',
      what: `没有名为“${repair}”的修复`,
      remedy: `请改为其中之一：${repairIds.join('、')}`,
    };
  if (!choices.includes(choice))
    return {
      code: 'unknown-choice',
      what: `修复“${repair}”没有“${choice}”这种做法`,
      remedy: `请改为其中之一：${choices.join('、')}`,
    };
  const { inputs } = repairSpecs[repair as RepairId];
  if (input === undefined || (inputs as readonly string[]).includes(input)) return undefined;
  const known = (inputKinds as readonly string[]).includes(input);
  return {
    code: 'unknown-repair',
    what: `修复“${repair}”不能用于${known ? inputName(input as InputKind) : `“${input}”`}`,
    remedy: `它可以用于：${inputs.map((one) => `${one}（${inputName(one)}）`).join('、')}`,
  };
}

/** @throws {InputError} When a repair or its choice does not exist, or the repair is none of this input. */
export function checkRepairs(repairs: Repairs, input?: InputKind): void {
  const problems = Object.entries(repairs).flatMap(([id, choice]): InputProblem[] => {
    const fault = faultOf(input, id, choice);
    return fault ? [{ ...fault, severity: 'error', input: id }] : [];
  });
  if (problems.length > 0) throw new InputError(problems, 'parameter');
}

const refuse = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'recipe', severity: 'error', what, remedy }], 'parameter');

/**
 * A recipe out of something that may be anything, such as a file. Anything that is not exactly a recipe is refused.
 *
 * @throws {InputError} Saying what is wrong with it.
 */
export function readRecipe(value: unknown): Recipe {
  const isObject = (one: unknown): one is Readonly<Record<string, unknown>> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(value) || !Array.isArray(value['steps']))
    throw refuse('这不是数据处理步骤的文件', '请选择从结果页下载的“数据处理步骤”JSON 文件');
  if (value['format'] !== 1)
    throw refuse(
      `数据处理步骤的格式版本是 ${JSON.stringify(value['format'] ?? null).slice(0, 20)}，本程序能读版本 1`,
      '请升级程序，或重新从结果页下载',
    );
  const given = value['steps'] as readonly unknown[];
  if (given.length > MAX_STEPS)
    throw refuse(`数据处理步骤有 ${given.length} 步，最多 ${MAX_STEPS} 步`, '请删去重复的步骤');
  const seen = new Set<string>();
  const steps = given.map((step, index) => {
    const { choice, input, repair } = isObject(step) ? step : {};
    if (typeof input !== 'string' || typeof repair !== 'string' || typeof choice !== 'string')
      throw refuse(`第 ${index + 1} 步不完整`, '每一步需要 input、repair 和 choice 三项');
    const fault = faultOf(input, repair, choice);
    if (fault)
      throw new InputError([{ ...fault, severity: 'error', what: `第 ${index + 1} 步：${fault.what}` }], 'parameter');
    const key = `${input} ${repair}`;
    if (seen.has(key))
      throw refuse(`第 ${index + 1} 步与前面重复：${input} 的修复“${repair}”只能有一种做法`, '请删去其中一步');
    seen.add(key);
    return { input: input as RecipeInput, repair: repair as RepairId, choice };
  });
  return { format: 1, steps };
}

/** The repair of this id as a problem offers it. @param leave - Choices that would make no difference here. */
export function offerOf(id: RepairId, leave: readonly string[] = []): NonNullable<InputProblem['repair']> {
  const { choices, label } = repairSpecs[id];
  return {
    id,
    label,
    choices: Object.entries(choices)
      .filter(([value]) => !leave.includes(value))
      .map(([value, words]) => ({ value, label: words })),
  };
}
