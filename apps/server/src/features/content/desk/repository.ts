import type { ContentKind, ContentState } from '@panome/contract';
import { sql, type RawBuilder } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Database } from '../../../platform/database/open.ts';
import { columnsOf } from './kinds.ts';

export type Piece = {
  readonly id: string;
  readonly title: string;
  readonly origin: 'folder' | 'portal';
  readonly state: 'draft' | 'published' | 'recalled';
  readonly source: string;
  readonly revision: number;
  readonly updated_at: number;
  readonly begins_at: number;
  readonly ends_at: number | null;
  readonly html: string;
  readonly count: number;
  /** Of questionnaires: the questions as JSON; of others `[]`. */
  readonly asked: string;
};
type Wanted = { readonly state?: ContentState | undefined; readonly search?: string | undefined };
type Window = { readonly limit: number; readonly offset: number };
type Raw = {
  readonly [Column in keyof Piece]: Piece[Column] extends number | null ? Piece[Column] | string : Piece[Column];
};

const countOf: Readonly<Record<ContentKind, RawBuilder<unknown>>> = {
  news: sql`0`,
  notice: sql`0`,
  questionnaire: sql`(select count(*) from questionnaire_answer a where a.questionnaire_id = t.id and a.submitted_at is not null)`,
  message: sql`t.sent`,
};

/** All rows of a kind, with the same columns. */
function allOf(kind: ContentKind): RawBuilder<unknown> {
  const { begins, ends, html } = columnsOf[kind];
  return sql`select t.id, t.title, t.origin, t.state, t.source, t.revision, t.updated_at,
    ${sql.ref(`t.${begins}`)} as begins_at, ${sql.ref(`t.${ends}`)} as ends_at, ${sql.ref(`t.${html}`)} as html,
    ${countOf[kind]} as count, ${kind === 'questionnaire' ? sql`t.questions` : sql`'[]'`} as asked
    from ${sql.table(kind)} t`;
}

function conditionOf(kind: ContentKind, state: ContentState, now: number): RawBuilder<unknown> {
  if (state === 'draft' || state === 'recalled') return sql`state = ${state}`;
  if (kind === 'message') return state === 'sent' ? sql`state = 'published'` : sql`1 = 0`;
  if (state === 'planned') return sql`state = 'published' and begins_at > ${now}`;
  if (state === 'ended') return sql`state = 'published' and begins_at <= ${now} and ends_at <= ${now}`;
  if (state === 'shown')
    return sql`state = 'published' and begins_at <= ${now} and (ends_at is null or ends_at > ${now})`;
  return sql`1 = 0`;
}

const piece = ({ begins_at, count, ends_at, revision, updated_at, ...row }: Raw): Piece => ({
  ...row,
  begins_at: Number(begins_at),
  ends_at: ends_at === null ? null : Number(ends_at),
  count: Number(count),
  revision: Number(revision),
  updated_at: Number(updated_at),
});

/** A page of a kind: drafts first, then by their beginning. */
export async function findPieces(db: Database, kind: ContentKind, wanted: Wanted, now: number, window: Window) {
  const found = sql`from (${allOf(kind)}) found where ${wanted.state ? conditionOf(kind, wanted.state, now) : sql`1 = 1`}
    and ${wanted.search ? contains(sql.ref('title'), wanted.search) : sql`1 = 1`}`;
  const { rows } = await sql<Raw>`select * ${found}
    order by case when state = 'draft' then 0 else 1 end, begins_at desc, id desc
    limit ${window.limit} offset ${window.offset}`.execute(db);
  const all = await sql<{ count: number | string }>`select count(*) as count ${found}`.execute(db);
  return { rows: rows.map(piece), total: Number(all.rows[0]!.count) };
}

export async function findPiece(db: Database, kind: ContentKind, id: string): Promise<Piece | undefined> {
  const { rows } = await sql<Raw>`select * from (${allOf(kind)}) found where id = ${id}`.execute(db);
  return rows[0] && piece(rows[0]);
}

// All four tables have these columns, which the types of the query builder cannot express for a name of several.
const one = (kind: ContentKind) => kind as 'news';

export const insertPiece = async (db: Database, kind: ContentKind, values: object): Promise<void> => {
  await db
    .insertInto(one(kind))
    .values(values as never)
    .execute();
};

/** Changes a row of this revision. @returns false when somebody else was first. */
export async function updatePiece(
  db: Database,
  kind: ContentKind,
  { id, revision }: Pick<Piece, 'id' | 'revision'>,
  values: object,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(one(kind))
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when somebody else was first. */
export async function deletePiece(
  db: Database,
  kind: ContentKind,
  { id, revision }: Pick<Piece, 'id' | 'revision'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(one(kind))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const findQuestionnaire = (db: Database, id: string) =>
  db.selectFrom('questionnaire').selectAll().where('id', '=', id).executeTakeFirst();

export const findMessage = (db: Database, id: string) =>
  db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
