import { emptyHeader, headerRules, type SampleForm, type SampleHeader } from '@panome/contract';
import { checkRows, columnsOf, isBlankRow, type SampleKind, type SampleRow } from '@panome/contract/sample-forms';
import { day } from '@panome/contract/durations';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import { toTime } from '../../platform/clock.ts';
import type { SampleFormRow } from '../../platform/database/schema/samples.ts';
import { badInput, conflict, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { headerOf, kindOf, presentForm, presentSummary, resultsOf, rowsOf } from './present.ts';
import {
  addEvent,
  changeDraft,
  eventsOf,
  findByKey,
  findForm,
  insertForm,
  lastSentHeader,
  listForms,
  purgeTrash,
  restoreForms,
  trashDrafts,
  withdrawForm,
  type Db,
  type ListFilter,
} from './repository.ts';

type Content = { readonly title: string; readonly header: SampleHeader; readonly rows: readonly SampleRow[] };
type New = Pick<Content, 'title'> & {
  readonly kind: SampleKind;
  readonly header?: SampleHeader | undefined;
  readonly rows?: readonly SampleRow[];
};
type Update = Content & { readonly id: string; readonly revision: number };

const trashDays = 30;

/** The columns that follow from the content of a form. `search` still lacks the number of the form at its beginning. */
function contentColumns({ header, rows, title }: Content) {
  const filled = rows.filter((row) => !isBlankRow(row));
  const words = [title, ...filled.map((row) => row['name'] ?? '')].join(' ').toLowerCase();
  return {
    title,
    header: JSON.stringify(header),
    form_rows: JSON.stringify(rows),
    samples: filled.length,
    search: words,
  };
}

export type SampleService = ReturnType<typeof createSampleService>;

/** Sample forms of an account: drafts that are saved as they stand, and sent once they are right. */
export function createSampleService({
  audit,
  clock,
  database,
  live,
}: Pick<Platform, 'audit' | 'clock' | 'database' | 'live'>) {
  /** @throws {Refusal} 404 for a form that is not there, deleted, or not the actor's. */
  async function own(actor: Actor, action: Action, id: string, db: Db = database): Promise<SampleFormRow> {
    const row = await findForm(db, id);
    if (!row || row.deleted_at !== null) throw notFound();
    authorize(actor, action, row);
    return row;
  }
  const present = async (row: SampleFormRow): Promise<SampleForm> => presentForm(row, await eventsOf(database, row.id));
  const tellPages = (ownerId: string, id: string) => live.publish(ownerId, 'sample', { id });

  async function begin(actor: Actor, kind: SampleKind, content: Content, key: string | null): Promise<SampleForm> {
    const known = key === null ? undefined : await findByKey(database, actor.id, key);
    if (known) return present(known);
    const now = clock.now();
    const row = await insertForm(database, {
      ...contentColumns(content),
      id: newId(),
      owner_id: actor.id,
      kind,
      contract_id: '',
      state: 'draft',
      outcome: '',
      results: '{}',
      problems: 0,
      revision: 1,
      submit_key: key,
      created_at: now,
      updated_at: now,
      submitted_at: null,
      deleted_at: null,
    });
    tellPages(actor.id, row.id);
    return present(row);
  }

  /** Contact and address of the form that was submitted last, so that nobody types them twice. */
  async function usualHeader(ownerId: string): Promise<SampleHeader> {
    const last = await lastSentHeader(database, ownerId);
    if (!last) return emptyHeader;
    const { address, contact, organization, phone } = headerOf(last);
    return { ...emptyHeader, address, contact, organization, phone };
  }

  return {
    own,
    present,

    list: async (ownerId: string, filter: ListFilter) => {
      const { rows, total } = await listForms(database, ownerId, filter);
      return { items: rows.map(presentSummary), total };
    },

    usualHeader,

    store: async (actor: Actor, { header, kind, rows = [], title }: New, key: string | null) =>
      begin(actor, kind, { title, header: header ?? (await usualHeader(actor.id)), rows }, key),

    /** @throws {Refusal} 409 when it is no draft any more or was saved elsewhere since. */
    update: async (actor: Actor, { id, revision, ...content }: Update) => {
      const row = await own(actor, 'sample:update', id);
      if (row.state !== 'draft') throw conflict('信息单已提交，请先撤回再修改');
      const columns = contentColumns(content);
      const saved = await changeDraft(
        database,
        { id, revision },
        { ...columns, search: `${row.number.toLowerCase()} ${columns.search}`, updated_at: clock.now() },
      );
      if (!saved) throw conflict('信息单已在其他页面修改过，请选择保留哪一份，以免覆盖较新的内容');
      return { revision: saved.revision, updated_at: toTime(saved.updated_at) };
    },

    /**
     * @throws {Refusal} 400 with the problems by row and column; 409 when it was changed since. A repeated call answers
     * with the submitted form.
     */
    submit: async (actor: Actor, id: string, revision: number): Promise<SampleForm> => {
      const row = await own(actor, 'sample:update', id);
      if (row.state !== 'draft') return present(row);
      const header = headerOf(row);
      const checked = headerRules(kindOf(row)).safeParse(header);
      if (!checked.success)
        throw badInput(checked.error.issues[0]!.message, {
          fields: Object.fromEntries(checked.error.issues.map(({ message, path }) => [String(path[0]), message])),
        });
      // Checked with the blank rows, so that row numbers are those of the grid.
      const typed = rowsOf(row);
      const rows = typed.filter((one) => !isBlankRow(one));
      if (rows.length === 0) throw badInput('样本表是空的，请至少填写一个样本');
      const problems = checkRows(columnsOf(kindOf(row), header.families), typed);
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0)
        throw badInput(`样本表有 ${errors.length} 处需要修改，第 ${errors[0]!.row + 1} 行：${errors[0]!.text}`, {
          problems,
        });
      const now = clock.now();
      const sent = await database.transaction().execute(async (transaction) => {
        const updated = await changeDraft(
          transaction,
          { id, revision },
          {
            state: 'submitted',
            form_rows: JSON.stringify(rows),
            samples: rows.length,
            submitted_at: now,
            updated_at: now,
          },
        );
        if (!updated) throw conflict('信息单已在其他页面修改过，请核对最新内容后再提交');
        await addEvent(transaction, id, 'submitted', '', now);
        return updated;
      });
      await audit.append({
        actorId: actor.id,
        action: 'sample.submit',
        object: row.number,
        result: 'ok',
        ip: '',
        agent: '',
        requestId: '',
      });
      tellPages(actor.id, id);
      return present(sent);
    },

    /** @throws {Refusal} 409 once it was received. */
    withdraw: async (actor: Actor, id: string): Promise<SampleForm> => {
      await own(actor, 'sample:update', id);
      const now = clock.now();
      const row = await database.transaction().execute(async (transaction) => {
        const updated = await withdrawForm(transaction, id, now);
        if (!updated) throw conflict('样本已到货或信息单尚未提交，不能撤回；需要修改请联系客户服务');
        await addEvent(transaction, id, 'withdrawn', '', now);
        return updated;
      });
      tellPages(actor.id, id);
      return present(row);
    },

    copy: async (
      actor: Actor,
      id: string,
      kind: SampleKind | undefined,
      only: 'all' | 'problem',
      key: string | null,
    ): Promise<SampleForm> => {
      const row = await own(actor, 'sample:read', id);
      const target = kind ?? kindOf(row);
      const header = headerOf(row);
      const results = resultsOf(row);
      const columns = new Set(columnsOf(target, header.families).map((column) => column.id));
      const wanted = rowsOf(row).filter((one) => only === 'all' || results[one['name'] ?? '']?.outcome === 'problem');
      const rows = wanted.map((one) => ({
        ...Object.fromEntries(Object.entries(one).filter(([column]) => columns.has(column))),
        ...(target === 'return' && { source: row.number }),
      }));
      // The data of the parcel and the consent belong to the original form, not to its copy.
      const copied = { ...header, ship_date: '', courier: '', tracking: '', consent: false };
      return begin(actor, target, { title: row.title, header: copied, rows }, key);
    },

    remove: async (actor: Actor, ids: readonly string[]): Promise<string[]> => {
      for (const id of ids) {
        const row = await own(actor, 'sample:delete', id);
        if (row.state !== 'draft') throw conflict(`${row.number} 已提交，不能删除；未到货时可以先撤回`);
      }
      const now = clock.now();
      await trashDrafts(database, actor.id, ids, now);
      await purgeTrash(database, actor.id, now - trashDays * day);
      return [...ids];
    },

    restore: async (actor: Actor, ids: readonly string[]): Promise<string[]> => {
      for (const id of ids) {
        const row = await findForm(database, id);
        if (!row) throw notFound();
        authorize(actor, 'sample:delete', row);
      }
      await restoreForms(database, actor.id, ids);
      return [...ids];
    },
  };
}
