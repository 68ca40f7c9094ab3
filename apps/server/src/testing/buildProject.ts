import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import { day } from '@panome/contract/durations';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './buildTestApp.ts';

type File = {
  readonly path: string;
  readonly content: string;
  readonly kind?: 'table' | 'figure' | 'attachment' | 'original';
  /** What it is in the flow of its family. */
  readonly role?: string;
};
type Wanted = {
  readonly ownerId: string;
  readonly number?: string;
  readonly name?: string;
  readonly human?: boolean;
  readonly demo?: boolean;
  readonly flow?: string;
  readonly report?: string;
  readonly originalUntil?: number | null;
  readonly files?: readonly File[];
  readonly family?: string;
  readonly samples?: readonly { readonly name: string; readonly group: string }[];
};

const limit = { maxBytes: Number.MAX_SAFE_INTEGER, tooLargeMsg: '' };
let numbers = 0;

const usual: readonly File[] = [
  { path: 'tables/matrix.csv', content: 'id,S1,S2\nM1,1,2\n', kind: 'table' },
  { path: 'figures/pca.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>', kind: 'figure' },
  { path: 'attachments/说明.txt', content: '说明', kind: 'attachment' },
  { path: 'original/S1_R1.fastq.gz', content: 'original of S1', kind: 'original' },
];

/**
 * A contract of one delivered project with a report, a table, a figure, an attachment and original data, straight in
 * the database.
 */
export async function buildProject({ clock, platform: { database, storage } }: TestApp, wanted: Wanted) {
  const {
    demo = false,
    family = 'untarget',
    files = usual,
    flow = '',
    human = false,
    name = '代谢组分析',
    originalUntil = clock.now() + 60 * day,
    ownerId,
    samples = [
      { name: 'S1', group: '对照' },
      { name: 'S2', group: '模型' },
    ],
    report = '<h2 id="a">结果</h2><figure><img src="figures/pca.svg" alt="PCA"></figure>',
  } = wanted;
  numbers += 1;
  const now = clock.now();
  const number = wanted.number ?? `PN2026-${String(numbers).padStart(4, '0')}`;
  const contractId = newId();
  const projectId = newId();
  const contract = {
    id: contractId,
    owner_id: ownerId,
    number,
    title: '小鼠血清代谢组',
    family,
    species: '小鼠',
    human: human ? 1 : 0,
    consent: '',
    is_demo: demo ? 1 : 0,
    note: '',
    created_at: now,
    changed_at: now,
    delivered_at: now,
    original_until: originalUntil,
    free_delay_used: 0,
  };
  const project = {
    id: projectId,
    owner_id: ownerId,
    contract_id: contractId,
    code: 'P1',
    name,
    family,
    species: '小鼠',
    description: '',
    state: 'delivered',
    flow_version_id: flow,
    report_html: report,
    report_toc: JSON.stringify([{ id: 'a', title: '结果', level: 2 }]),
    created_at: now,
    updated_at: now,
    delivered_at: now,
  };
  await database.insertInto('contract').values(contract).execute();
  await database
    .insertInto('contract_step')
    .values({ contract_id: contractId, step: 'delivered', state: 'ok', done_at: now, due_at: null, note: '' })
    .execute();
  await database.insertInto('project').values(project).execute();
  if (samples.length > 0)
    await database
      .insertInto('project_sample')
      .values(
        samples.map(({ group, name: sample }, position) => ({
          project_id: projectId,
          name: sample,
          group_name: group,
          position,
        })),
      )
      .execute();
  const ids: Record<string, string> = {};
  for (const { content, kind = 'table', path, role = '' } of files) {
    const stored = await storage.put(Readable.from([Buffer.from(content)]), limit);
    const id = newId();
    ids[path] = id;
    const md5 = createHash('md5').update(content).digest('hex');
    await database
      .insertInto('project_file')
      .values({
        id,
        project_id: projectId,
        kind,
        path,
        name: path.split('/').at(-1)!,
        title: '',
        role,
        sample: kind === 'original' ? 'S1' : '',
        size: stored.size,
        sha256: stored.sha256,
        md5,
        object_key: stored.key,
        created_at: now,
      })
      .execute();
  }
  return { contractId, projectId, number, name, fileIds: ids };
}
