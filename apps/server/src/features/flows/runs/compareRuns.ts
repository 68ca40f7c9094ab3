import { methodById } from '@panome/analysis';
import { contrastName, flowVersion } from '@panome/analysis/flows';
import type { ResponseOf } from '@panome/contract/client';
import type { Actor } from '../../../platform/access/actor.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { formOf } from '../present/presentRun.ts';
import type { PresentStep } from '../present/presentStep.ts';
import type { StepRow } from './runRepository.ts';
import type { RunService } from './runService.ts';
import { hasResult } from './settle.ts';
import { specOf, type StoredSpec } from './stepSpec.ts';
import type { StepRepository } from './stepRepository.ts';

type Comparison = ResponseOf<'flowRunCompare'>;
type Difference = Comparison['differences'][number];
type Words = { readonly label: string; readonly text: string };

const onOff = (value: unknown): string =>
  value === true
    ? '是'
    : value === false
      ? '否'
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : '';

/** What an option says, with the words of its method. */
function optionWords(method: string, id: string, value: unknown): Words {
  const option = methodById(method)?.options.find((one) => one.id === id);
  const choice = option?.kind === 'choice' ? option.choices.find((one) => one.value === value)?.label : undefined;
  return { label: option?.label ?? id, text: choice ?? onOff(value) };
}

function ofWhole(left: FlowRunRow, right: FlowRunRow): Difference[] {
  const [one, other] = [formOf(left), formOf(right)];
  const scheme = (form: typeof one) =>
    form.scheme?.groups.map(({ name, samples }) => `${name}（${samples.length}）`).join('、') ?? '无';
  const contrasts = (form: typeof one) => form.contrasts.map((contrast) => contrastName(contrast)).join('、') || '无';
  const rows: [string, string, string, boolean][] = [
    ['流程版本', one.version_id, other.version_id, one.version_id !== other.version_id],
    ['数据来源', left.project_name, right.project_name, left.project_id !== right.project_id],
    ['样本分组', scheme(one), scheme(other), left.scheme !== right.scheme],
    ['比较', contrasts(one), contrasts(other), left.contrasts !== right.contrasts],
    ['随机种子', String(one.seed), String(other.seed), one.seed !== other.seed],
  ];
  const roles = flowVersion(left.version_id)?.roles ?? [];
  for (const { id, title } of roles) {
    const [mine, theirs] = [JSON.stringify(one.inputs[id] ?? null), JSON.stringify(other.inputs[id] ?? null)];
    if (mine !== theirs) rows.push([title, one.inputs[id] ? '有' : '无', other.inputs[id] ? '有' : '无', true]);
  }
  return rows
    .filter(([, , , differs]) => differs)
    .map(([label, l, r]) => ({ step_id: '', title: '', label, left: l, right: r }));
}

function ofStep(id: string, left: StoredSpec, right: StoredSpec): Difference[] {
  const ids = [...new Set([...Object.keys(left.options), ...Object.keys(right.options)])];
  return ids.flatMap((option) => {
    if (left.options[option] === right.options[option]) return [];
    const one = optionWords(left.method, option, left.options[option]);
    const other = optionWords(right.method, option, right.options[option]);
    return [{ step_id: id, title: left.title, label: one.label, left: one.text, right: other.text }];
  });
}

const resultOf = (step: StepRow | undefined): string => (step && hasResult(step.shown) ? step.task_id : '');

type Dependencies = {
  readonly service: RunService;
  readonly steps: StepRepository;
  readonly presentStep: PresentStep;
};

/** Two runs beside each other: what differs between them, and the results of each step. */
export function createCompareRuns({ presentStep, service, steps }: Dependencies) {
  return async (actor: Actor, leftId: string, rightId: string): Promise<Comparison> => {
    const [left, right] = await Promise.all([leftId, rightId].map((id) => service.own(actor, 'flow:read', id)));
    const [mine, theirs] = await Promise.all([steps.stepsOf(leftId), steps.stepsOf(rightId)]);
    const other = new Map(theirs.map((step) => [step.step_id, step]));
    const known = new Set(mine.map((step) => step.step_id));
    const pairs: [StepRow | undefined, StepRow | undefined][] = [
      ...mine.map((step): [StepRow, StepRow | undefined] => [step, other.get(step.step_id)]),
      ...theirs.filter((step) => !known.has(step.step_id)).map((step): [undefined, StepRow] => [undefined, step]),
    ];
    const shown = pairs.filter((pair) => pair.some((step) => step && step.shown !== 'skipped'));
    return {
      left: await service.present(actor, left!),
      right: await service.present(actor, right!),
      differences: [
        ...ofWhole(left!, right!),
        ...shown.flatMap(([one, two]) => (one && two ? ofStep(one.step_id, specOf(one), specOf(two)) : [])),
      ],
      steps: await Promise.all(
        shown.map(async ([one, two]) => {
          const step = (one ?? two)!;
          const { contrast, method, section, title } = specOf(step);
          const path = one?.task?.result_path ?? '';
          return {
            id: step.step_id,
            title,
            section,
            method_id: method,
            contrast,
            left: resultOf(one),
            right: resultOf(two),
            same: path !== '' && path === two?.task?.result_path,
            charts: (await presentStep(step)).charts,
          };
        }),
      ),
    };
  };
}
