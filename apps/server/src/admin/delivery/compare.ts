import { day } from '@panome/contract/durations';
import type {
  ContractRow,
  ContractStepRow,
  ProjectFileRow,
  ProjectRow,
} from '../../platform/database/schema/projects.ts';
import type { Database } from '../../platform/database/open.ts';
import type { AccountRow } from '../../platform/database/schema/accounts.ts';
import { localDay } from '../../platform/clock.ts';
import { UsageError } from '../command.ts';
import type { Delivery } from './readDelivery.ts';
import type { NewFile, NewProject } from './readProject.ts';
import type { Sample } from './readSamples.ts';

export type ProjectChange = {
  readonly project: NewProject;
  readonly row: ProjectRow | null;
  readonly about: boolean;
  readonly samples: readonly Sample[] | null;
  readonly report: boolean;
  readonly added: readonly NewFile[];
  /** The path is known, but the bytes or the title differ. */
  readonly changed: readonly { readonly file: NewFile; readonly row: ProjectFileRow }[];
  readonly removed: readonly ProjectFileRow[];
};
export type Comparison = {
  readonly contract: ContractRow | null;
  /** The columns of the contract that change. */
  readonly about: Partial<ContractRow>;
  readonly steps: boolean;
  readonly projects: readonly ProjectChange[];
  /** One line for each change, for the operator. */
  readonly lines: readonly string[];
};

const sizeOf = (bytes: number) =>
  bytes < 1024 ** 2
    ? `${Math.ceil(bytes / 1024)} KB`
    : bytes < 1024 ** 3
      ? `${(bytes / 1024 ** 2).toFixed(1)} MB`
      : `${(bytes / 1024 ** 3).toFixed(2)} GB`;

const hasOriginals = ({ projects }: Delivery) =>
  projects.some((project) => project.files.some((file) => file.kind === 'original'));

/** When the original data expire. A promised time is never shortened. */
function untilOf(delivery: Delivery, contract: ContractRow | null, now: number, keepDays: number): number | null {
  const before = contract?.original_until ?? null;
  const { keep } = delivery;
  if (keep && 'until' in keep) return Math.max(before ?? 0, keep.until);
  return before ?? (hasOriginals(delivery) ? now + (keep?.days ?? keepDays) * day : null);
}

async function compareProject(
  database: Database,
  contract: ContractRow | null,
  project: NewProject,
): Promise<ProjectChange> {
  const row = contract
    ? ((await database
        .selectFrom('project')
        .selectAll()
        .where('contract_id', '=', contract.id)
        .where('code', '=', project.code)
        .executeTakeFirst()) ?? null)
    : null;
  const files = row
    ? await database.selectFrom('project_file').selectAll().where('project_id', '=', row.id).orderBy('path').execute()
    : [];
  const samples = row
    ? await database
        .selectFrom('project_sample')
        .select(['name', 'group_name as group', 'factors'])
        .where('project_id', '=', row.id)
        .orderBy('position')
        .execute()
    : [];
  const byPath = new Map(files.map((file) => [file.path, file]));
  const given = new Set(project.files.map((file) => file.path));
  const isChanged = (before: ProjectFileRow, file: NewFile) =>
    (['sha256', 'title', 'sample', 'role', 'logged', 'ids'] as const).some((key) => before[key] !== file[key]);
  const stored = samples.map(({ factors, ...sample }) => ({ ...sample, factors: JSON.parse(factors) as object }));
  return {
    project,
    row,
    // The name and description are set by the first delivery only, because the customer may have changed them
    // since.
    about:
      row === null ||
      row.state !== project.state ||
      row.flow_version_id !== project.flow_version_id ||
      row.family !== project.family ||
      row.species !== project.species,
    samples: project.samples && JSON.stringify(project.samples) !== JSON.stringify(stored) ? project.samples : null,
    report:
      project.report !== null &&
      (row?.report_html !== project.report.html || row.report_toc !== JSON.stringify(project.report.toc)),
    added: project.files.filter((file) => !byPath.has(file.path)),
    changed: project.files.flatMap((file) => {
      const before = byPath.get(file.path);
      return before && isChanged(before, file) ? [{ file, row: before }] : [];
    }),
    removed: files.filter((file) => !given.has(file.path) && project.complete.some((kind) => kind === file.kind)),
  };
}

function linesOf({ about, added, changed, project, removed, report, row, samples }: ProjectChange): string[] {
  const name = row?.name ?? project.name;
  return [
    ...(row === null
      ? [`新建项目 ${project.code}“${name}”`]
      : about
        ? [`更新项目 ${project.code}“${name}”的信息`]
        : []),
    ...(samples ? [`${project.code}：样本清单 ${samples.length} 个`] : []),
    ...(report ? [`${project.code}：${row && row.report_html !== '' ? '更新' : '新增'}结题报告`] : []),
    ...added.map((file) => `${project.code}：新增 ${file.path}（${sizeOf(file.size)}）`),
    ...changed.map(
      ({ file, row: before }) =>
        `${project.code}：更新 ${file.path}${before.sha256 === file.sha256 ? '的说明' : `（${sizeOf(file.size)}）`}`,
    ),
    ...removed.map((file) => `${project.code}：删除 ${file.path}`),
  ];
}

const labels: Readonly<Record<string, string>> = {
  title: '名称',
  family: '组学',
  species: '物种',
  human: '是否人源',
  consent: '知情同意',
  is_demo: '是否示例',
  note: '备注',
  original_until: '原始数据保存期限',
};

/** What a delivery would change. @throws {UsageError} When the number belongs to another customer. */
export async function compare(
  database: Database,
  owner: AccountRow,
  delivery: Delivery,
  now: number,
  keepDays: number,
): Promise<Comparison> {
  const { number } = delivery.contract;
  const rows = await database.selectFrom('contract').selectAll().where('number', '=', number).execute();
  const contract = rows.find((row) => row.owner_id === owner.id) ?? null;
  if (!contract && rows.length > 0) throw new UsageError(`合同 ${number} 已经属于另一个账号，请核对合同号和邮箱`);
  if (contract && contract.withdrawn_at !== null)
    throw new UsageError(`合同 ${number} 已撤回，请先恢复（contract restore ${number}），再交付更正后的内容`);

  const wanted = { ...delivery.contract, original_until: untilOf(delivery, contract, now, keepDays) };
  const about = Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => contract?.[key as keyof ContractRow] !== value),
  ) as Partial<ContractRow>;
  const before: ContractStepRow[] = contract
    ? await database.selectFrom('contract_step').selectAll().where('contract_id', '=', contract.id).execute()
    : [];
  const isSame = (step: NonNullable<Delivery['steps']>[number]) =>
    before.some(
      (row) =>
        row.step === step.step &&
        row.done_at === step.done_at &&
        row.due_at === step.due_at &&
        row.state === step.state &&
        row.note === step.note,
    );
  const steps = contract === null || (delivery.steps !== null && !delivery.steps.every(isSame));
  const projects: ProjectChange[] = [];
  for (const project of delivery.projects) projects.push(await compareProject(database, contract, project));

  const changed = Object.keys(about).map((key) => labels[key] ?? key);
  const lines = [
    ...(contract === null
      ? [`新建合同 ${number}“${wanted.title}”，归 ${owner.email}`]
      : changed.length > 0
        ? [`更新合同 ${number}：${changed.join('、')}`]
        : []),
    ...(wanted.original_until !== null && contract?.original_until !== wanted.original_until
      ? [`原始数据保存到 ${localDay(wanted.original_until)}`]
      : []),
    ...(steps && delivery.steps ? ['更新进度'] : []),
    ...projects.flatMap(linesOf),
  ];
  return { contract, about, steps, projects, lines };
}
