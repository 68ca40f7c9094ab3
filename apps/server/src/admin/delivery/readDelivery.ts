import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { stepNames, type StepName } from '../../features/projects/index.ts';
import { UsageError } from '../command.ts';
import { ContentError, fault } from '../content/problems.ts';
import { readYaml } from '../content/readYaml.ts';
import { dayText, endOf } from './dates.ts';
import { collect, familyName, readProject, type NewProject } from './readProject.ts';

export type NewStep = {
  readonly step: StepName;
  readonly done_at: number | null;
  readonly due_at: number | null;
  readonly state: 'ok' | 'waiting';
  readonly note: string;
};
export type Delivery = {
  readonly contract: {
    readonly number: string;
    readonly title: string;
    readonly family: string;
    readonly species: string;
    readonly human: number;
    readonly consent: string;
    readonly is_demo: number;
    readonly note: string;
  };
  /** A date, or a number of days from the first delivery of original data on; null means the configured time. */
  readonly keep: { readonly until: number } | { readonly days: number } | null;
  /** Null when the file does not mention steps; they then stay as they are. */
  readonly steps: readonly NewStep[] | null;
  readonly projects: readonly NewProject[];
};

const words = (most: number) => z.string('应为文字').trim().max(most, `最多 ${most} 个字`);

function headOf(now: number) {
  const step = z.strictObject({
    done: dayText(now).optional(),
    due: dayText(now).optional(),
    waiting: words(500).optional(),
    note: words(500).default(''),
  });
  return z.strictObject({
    number: z.string('应为合同号').regex(/^[A-Za-z0-9][\w.-]{2,39}$/, '合同号应为 3 到 40 个字母、数字、点、横线'),
    title: words(100).min(1, '不能为空'),
    family: familyName,
    species: words(100).default(''),
    human: z.boolean('应为 true 或 false'),
    consent: words(500).default(''),
    demo: z.boolean('应为 true 或 false').default(false),
    note: words(2_000).default(''),
    steps: z.partialRecord(z.enum(stepNames), step).optional(),
    original_until: dayText(now).optional(),
    keep_days: z.number('应为天数').int('应为整数').min(1, '至少 1 天').max(3_650, '最多 3650 天').optional(),
  });
}

/**
 * Reads and checks the whole folder of a delivery, every byte of it.
 * @throws {ContentError} With the file and line of everything that is wrong.
 */
export async function readDelivery(folder: string, now: number): Promise<Delivery> {
  const faults: string[] = [];
  const file = join(folder, 'contract.yaml');
  const about = await collect(faults, readYaml(file, headOf(now)));
  if (about?.original_until !== undefined && about.keep_days !== undefined)
    faults.push(fault(file, 1, 'original_until 与 keep_days 只能给一个'));
  if (about?.human && about.consent === '') faults.push(fault(file, 1, '人源样本应写明 consent（知情同意与伦理审批）'));

  const entries = await readdir(join(folder, 'projects'), { withFileTypes: true }).catch(() => []);
  for (const entry of entries)
    if (entry.isSymbolicLink()) faults.push(fault(join(folder, 'projects', entry.name), 1, '交付中不能有符号链接'));
  const codes = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted();
  const projects: NewProject[] = [];
  for (const code of codes) {
    if (!/^[\w.-]{1,40}$/.test(code))
      faults.push(fault(join(folder, 'projects', code), 1, '项目文件夹名应为字母、数字、点、横线'));
    const project = await readProject(
      join(folder, 'projects', code),
      code,
      { family: about?.family ?? 'union', species: about?.species ?? '' },
      faults,
    );
    if (project) projects.push(project);
  }
  if (faults.length > 0) throw new ContentError(faults);
  if (!about) throw new UsageError(`读不到 ${file}`);

  const steps =
    about.steps &&
    stepNames.map((step): NewStep => {
      const given = about.steps?.[step];
      return {
        step,
        done_at: given?.done ?? null,
        due_at: given?.due ?? null,
        state: given?.waiting === undefined ? 'ok' : 'waiting',
        note: given?.waiting ?? given?.note ?? '',
      };
    });
  const { consent, demo, human, note, number, species, title } = about;
  return {
    contract: {
      number,
      title,
      family: about.family,
      species,
      human: human ? 1 : 0,
      consent,
      is_demo: demo ? 1 : 0,
      note,
    },
    keep:
      about.original_until !== undefined
        ? { until: endOf(about.original_until) }
        : about.keep_days === undefined
          ? null
          : { days: about.keep_days },
    steps: steps ?? null,
    projects,
  };
}
