import { join } from 'node:path';
import { Readable } from 'node:stream';
import { guardCell } from '@panome/analysis/csv';
import type { proteinFormats } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import { localDay } from '../../../platform/clock.ts';
import type { ProteinTableRow } from '../../../platform/database/schema/reference.ts';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';
import { badInput, forbidden, unavailable } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { basketRepository } from '../basketRepository.ts';
import type { ProteinService } from '../proteinService.ts';
import { proteinRepository, type Seen } from '../search/repository.ts';
import type { BookJob } from './bookJob.ts';

type Format = (typeof proteinFormats)[number];

const megabyte = 1024 * 1024;
const most = 10_000;
const types: Readonly<Record<Format, string>> = {
  tsv: 'text/tab-separated-values; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fasta: 'text/x-fasta; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
const columns = [
  'accession',
  'entry_name',
  'reviewed',
  'name',
  'genes',
  'taxon',
  'organism',
  'length',
  'mass',
  'existence',
] as const;
const lines = (text: string): string => text.match(/.{1,60}/g)?.join('\n') ?? '';

/** Only entries of UniProt carry the mark of a database. */
function fastaOf(row: ProteinTableRow, sequence: string, isOwn: boolean): string {
  const gene = row.gene ? ` GN=${row.gene}` : '';
  const id = isOwn ? row.accession : `${row.reviewed === 1 ? 'sp' : 'tr'}|${row.accession}|${row.entry_name}`;
  const head = `>${id} ${row.name}`;
  const evidence = row.existence > 0 ? ` PE=${row.existence}` : '';
  return `${head} OS=${row.organism} OX=${row.taxon}${gene}${evidence}\n${lines(sequence)}\n`;
}

export type ProteinDownloads = ReturnType<typeof createProteinDownloads>;

/** Files of proteins: as a table, as a workbook, as sequences, or as JSON, with the provenance that each format has room for. */
export function createProteinDownloads(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  service: ProteinService,
) {
  const proteins = proteinRepository(database);
  const baskets = basketRepository(database);
  // 10,000 rows take a second.
  const books = createChildPool<BookJob, Uint8Array>({
    module: join(import.meta.dirname, 'bookChild.ts'),
    size: 1,
    warm: 0,
    memoryBytes: 512 * megabyte,
    timeoutMs: 30_000,
  });

  const bookOf = async (
    rows: readonly ProteinTableRow[],
    seen: Seen,
    provenance: readonly string[],
  ): Promise<Uint8Array> => {
    const table = rows.map((row) =>
      columns.map((name) =>
        typeof row[name] === 'number' && name !== 'reviewed' ? row[name] : cellOf(row, name, seen.own),
      ),
    );
    try {
      return await books.run([
        { sheet: '蛋白', rows: [[...columns], ...table] },
        { sheet: '来源', rows: [['来源'], ...provenance.map((line) => [line])] },
      ]);
    } catch (error) {
      if (error instanceof ChildFailure && error.reason !== 'thrown')
        throw unavailable('未能在限定时间内生成 Excel 表格，请稍后重试，或下载 TSV', 30);
      throw error;
    }
  };

  const collect = async (actor: Actor, text: string, basket: boolean, seen: Seen): Promise<ProteinTableRow[]> => {
    if (basket) return (await baskets.page(actor.id, seen.ids, { limit: most, offset: 0 })).rows;
    const query = service.readQuery(text);
    const total = await service.count(seen, text);
    if (total > most) throw badInput(`检索到 ${total} 个蛋白，一次最多下载 ${most} 个，请用筛选条件缩小范围`);
    return proteins.page(seen, query, { limit: most, offset: 0, sort: 'accession', order: 'asc' });
  };

  const load = async (
    actor: Actor,
    { basket, format, query }: { basket: boolean; format: Format; query: string },
  ): Promise<FileAnswer> => {
    const seen = await service.shownTo(actor);
    const { present, releases } = seen;
    const rows = await collect(actor, query, basket, seen);
    if (rows.length === 0) throw badInput(basket ? '蛋白篮是空的' : '没有可下载的蛋白');
    const closed = releases.find(
      (release) => release.is_private === 1 && rows.some((row) => row.release_id === release.id),
    );
    if (closed) throw forbidden(`${closed.source} ${closed.version} 的许可不允许再次提供，只能在线查看`);
    const isTable = format === 'tsv' || format === 'xlsx';
    const sequences = isTable ? new Map<number, string>() : await proteins.sequences(rows.map(({ id }) => id));
    const used = releases.filter(({ id }) => rows.some((row) => row.release_id === id));
    const provenance = used.map(({ licence, released, source, version }) =>
      [source, version, released, licence].filter(Boolean).join(' · '),
    );
    const name = `Panome 蛋白 ${localDay(clock.now())}.${format}`;
    if (format === 'xlsx') {
      const book = await bookOf(rows, seen, provenance);
      return file({ name, type: types.xlsx, open: () => Readable.from([book]) });
    }
    const parts = function* () {
      if (format === 'json') {
        const all = rows.map((row) => ({ ...present(row), sequence: sequences.get(row.id) ?? '' }));
        yield JSON.stringify({ provenance, proteins: all }, null, 1);
      } else if (format === 'fasta')
        for (const row of rows) yield fastaOf(row, sequences.get(row.id) ?? '', seen.own.includes(row.release_id));
      else {
        yield `# ${provenance.join('；')}\n${columns.join('\t')}\n`;
        for (const row of rows)
          yield `${columns.map((name) => guardCell(cellOf(row, name, seen.own)).replace(/[\t\n\r]/g, ' ')).join('\t')}\n`;
      }
    };
    return file({
      name,
      type: types[format],
      open: () => Readable.from(parts()),
    });
  };
  return { load, close: () => books.close() };
}

function cellOf(row: ProteinTableRow, name: (typeof columns)[number], own: readonly string[]): string {
  if (name === 'genes') return (JSON.parse(row.genes) as string[]).join('; ');
  if (name === 'reviewed' && own.includes(row.release_id)) return 'own';
  if (name === 'reviewed') return row.reviewed === 1 ? 'reviewed' : 'unreviewed';
  return String(row[name]);
}
