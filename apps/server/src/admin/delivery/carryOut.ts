import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { stepNames } from '../../features/projects/index.ts';
import type { AccountRow } from '../../platform/database/schema/accounts.ts';
import type { Schema } from '../../platform/database/schema/index.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { UsageError } from '../command.ts';
import type { Comparison, ProjectChange } from './compare.ts';
import { inBatches } from './inBatches.ts';
import type { Delivery, NewStep } from './readDelivery.ts';
import type { NewFile } from './readProject.ts';

type Db = Transaction<Schema>;
/** The storage key of each file, by its path in the folder. */
type Kept = Map<string, string>;

const unlimited = { maxBytes: Number.MAX_SAFE_INTEGER, tooLargeMsg: '' };

/** Stores the bytes of a file. @throws {UsageError} When the file has changed since it was checked. */
async function keep({ storage }: Platform, { sha256, source }: NewFile): Promise<string> {
  const stored = await storage.put(createReadStream(source, { highWaterMark: 1 << 17 }), unlimited);
  if (stored.sha256 === sha256) return stored.key;
  await storage.remove(stored.key);
  throw new UsageError(`${source} 在交付过程中被改动，请重新执行`);
}

/**
 * When a delivery takes hours, the server may sweep away stored bytes that no row refers to yet: those are stored once
 * more.
 */
async function keepMissing(platform: Platform, files: readonly NewFile[], kept: Kept): Promise<string[]> {
  const again: string[] = [];
  for (const file of files) {
    const there = await access(platform.storage.pathOf(kept.get(file.source)!)).then(
      () => true,
      () => false,
    );
    if (there) continue;
    kept.set(file.source, await keep(platform, file));
    again.push(file.source);
  }
  return again;
}

async function writeSteps(db: Db, contractId: string, steps: readonly NewStep[] | null): Promise<void> {
  const rows = steps ?? stepNames.map((step) => ({ step, done_at: null, due_at: null, state: 'ok', note: '' }));
  await db.deleteFrom('contract_step').where('contract_id', '=', contractId).execute();
  await db
    .insertInto('contract_step')
    .values(rows.map((row) => ({ contract_id: contractId, ...row })))
    .execute();
}

async function writeFiles(
  db: Db,
  projectId: string,
  { added, changed, removed }: ProjectChange,
  kept: Kept,
  now: number,
): Promise<void> {
  for (const { id } of removed) await db.deleteFrom('project_file').where('id', '=', id).execute();
  for (const {
    file: { source, path: _path, ...file },
    row,
  } of changed)
    await db
      .updateTable('project_file')
      .set({
        ...file,
        object_key: kept.get(source) ?? row.object_key,
        created_at: row.sha256 === file.sha256 ? row.created_at : now,
      })
      .where('id', '=', row.id)
      .execute();
  const rows = added.map(({ source, ...file }) => ({
    id: newId(),
    project_id: projectId,
    ...file,
    object_key: kept.get(source)!,
    created_at: now,
  }));
  const atOnce = 100;
  for (let start = 0; start < rows.length; start += atOnce)
    await db
      .insertInto('project_file')
      .values(rows.slice(start, start + atOnce))
      .execute();
}

async function writeProject(
  db: Db,
  owner: AccountRow,
  contractId: string,
  change: ProjectChange,
  kept: Kept,
  {
    delivered,
    now,
  }: { readonly now: number; /** The date of the delivery as the folder says it. */ readonly delivered: number | null },
): Promise<void> {
  const { added, changed, project, removed, row } = change;
  const isChanged =
    change.about || change.report || change.samples || added.length + changed.length + removed.length > 0;
  if (!isChanged) return;
  const { code, description, family, flow_version_id, name, report, species, state } = project;
  const delivered_at = state === 'delivered' ? (row?.delivered_at ?? delivered ?? now) : null;
  const written = change.report && report ? { report_html: report.html, report_toc: JSON.stringify(report.toc) } : {};
  const id = row?.id ?? newId();
  const common = { family, species, state, flow_version_id, updated_at: now, delivered_at, ...written };
  if (row) await db.updateTable('project').set(common).where('id', '=', id).execute();
  else
    await db
      .insertInto('project')
      .values({
        id,
        owner_id: owner.id,
        contract_id: contractId,
        code,
        name,
        description,
        report_html: '',
        report_toc: '[]',
        created_at: now,
        ...common,
      })
      .execute();
  if (change.samples) {
    await db.deleteFrom('project_sample').where('project_id', '=', id).execute();
    const rows = change.samples.map((sample, position) => ({
      project_id: id,
      name: sample.name,
      group_name: sample.group,
      factors: JSON.stringify(sample.factors),
      position,
    }));
    const atOnce = 200;
    for (let start = 0; start < rows.length; start += atOnce)
      await db
        .insertInto('project_sample')
        .values(rows.slice(start, start + atOnce))
        .execute();
  }
  await writeFiles(db, id, change, kept, now);
}

/**
 * Carries out a delivery: first all bytes are stored, then one transaction writes all rows. A delivery that breaks off
 * before the transaction shows nothing to anybody.
 */
export async function carryOutDelivery(
  platform: Platform,
  owner: AccountRow,
  delivery: Delivery,
  comparison: Comparison,
): Promise<string> {
  const { clock, database, storage } = platform;
  const { about, contract, projects, steps } = comparison;
  const now = clock.now();
  const wanted = projects.flatMap(({ added, changed }) => [
    ...added,
    ...changed.flatMap(({ file, row }) => (file.sha256 === row.sha256 ? [] : [file])),
  ]);
  const kept: Kept = new Map();
  try {
    await storage.ensureSpace(wanted.reduce((total, file) => total + file.size, 0));
    await inBatches(wanted, async (file) => void kept.set(file.source, await keep(platform, file)));
    await keepMissing(platform, wanted, kept);
    const id = contract?.id ?? newId();
    const done = (delivery.steps ?? []).flatMap((step) => (step.done_at === null ? [] : [step.done_at]));
    const delivered = delivery.steps?.find((step) => step.step === 'delivered')?.done_at;
    await database.transaction().execute(async (db) => {
      const dates = { changed_at: now, ...(delivered === undefined ? {} : { delivered_at: delivered }) };
      if (contract)
        await db
          .updateTable('contract')
          .set({ ...about, ...dates })
          .where('id', '=', id)
          .execute();
      else
        await db
          .insertInto('contract')
          .values({
            id,
            owner_id: owner.id,
            ...delivery.contract,
            original_until: about.original_until ?? null,
            free_delay_used: 0,
            created_at: Math.min(now, ...done),
            delivered_at: null,
            ...dates,
          })
          .execute();
      if (steps) await writeSteps(db, id, delivery.steps);
      for (const change of projects)
        await writeProject(db, owner, id, change, kept, { now, delivered: delivered ?? null });
    });
    // The sweep may have run again between the check and the transaction.
    const before = new Map(kept);
    for (const source of await keepMissing(platform, wanted, kept))
      await database
        .updateTable('project_file')
        .set({ object_key: kept.get(source)! })
        .where('object_key', '=', before.get(source)!)
        .execute();
    return id;
  } catch (error) {
    for (const key of kept.values()) if (!(await isNamed(platform, key))) await storage.remove(key);
    throw error;
  }
}

const isNamed = async ({ database }: Platform, key: string): Promise<boolean> =>
  (await database.selectFrom('project_file').select('id').where('object_key', '=', key).executeTakeFirst()) !==
  undefined;
