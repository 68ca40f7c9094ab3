import { Readable } from 'node:stream';
import { guardCell } from '@panome/analysis/csv';
import type { proteinFormats } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { localDay } from '../../platform/clock.ts';
import type { ProteinTableRow } from '../../platform/database/schema/reference.ts';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { badInput, forbidden } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { basketRepository } from './basketRepository.ts';
import type { ProteinService } from './proteinService.ts';
import { proteinRepository } from './search/repository.ts';

type Format = (typeof proteinFormats)[number];

const most = 10_000;
const types: Readonly<Record<Format, string>> = {
  tsv: 'text/tab-separated-values; charset=utf-8',
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

function fastaOf(row: ProteinTableRow, sequence: string): string {
  const gene = row.gene ? ` GN=${row.gene}` : '';
  const head = `>${row.reviewed === 1 ? 'sp' : 'tr'}|${row.accession}|${row.entry_name} ${row.name}`;
  return `${head} OS=${row.organism} OX=${row.taxon}${gene} PE=${row.existence}\n${lines(sequence)}\n`;
}

/** Files of proteins: as a table, as sequences, or as JSON, with the provenance that each format has room for. */
export function createProteinDownloads(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  service: ProteinService,
) {
  const proteins = proteinRepository(database);
  const baskets = basketRepository(database);

  const collect = async (
    actor: Actor,
    text: string,
    basket: boolean,
    ids: readonly string[],
  ): Promise<ProteinTableRow[]> => {
    if (basket) return (await baskets.page(actor.id, ids, { limit: most, offset: 0 })).rows;
    const query = service.readQuery(text);
    const total = await service.count(ids, text);
    if (total > most) throw badInput(`检索到 ${total} 个蛋白，一次最多下载 ${most} 个，请用筛选条件缩小范围`);
    return proteins.page(ids, query, { limit: most, offset: 0, sort: 'accession', order: 'asc' });
  };

  return async (
    actor: Actor,
    { basket, format, query }: { basket: boolean; format: Format; query: string },
  ): Promise<FileAnswer> => {
    const { ids, present, releases } = await service.shown();
    const rows = await collect(actor, query, basket, ids);
    if (rows.length === 0) throw badInput(basket ? '蛋白篮是空的' : '没有可下载的蛋白');
    const closed = releases.find(
      (release) => release.is_private === 1 && rows.some((row) => row.release_id === release.id),
    );
    if (closed) throw forbidden(`${closed.source} ${closed.version} 的许可不允许再次提供，只能在线查看`);
    const sequences = format === 'tsv' ? new Map<number, string>() : await proteins.sequences(rows.map(({ id }) => id));
    const used = releases.filter(({ id }) => rows.some((row) => row.release_id === id));
    const provenance = used.map(({ licence, released, source, version }) =>
      [source, version, released, licence].filter(Boolean).join(' · '),
    );
    const parts = function* () {
      if (format === 'json') {
        const all = rows.map((row) => ({ ...present(row), sequence: sequences.get(row.id) ?? '' }));
        yield JSON.stringify({ provenance, proteins: all }, null, 1);
      } else if (format === 'fasta') for (const row of rows) yield fastaOf(row, sequences.get(row.id) ?? '');
      else {
        yield `# ${provenance.join('；')}\n${columns.join('\t')}\n`;
        for (const row of rows)
          yield `${columns.map((name) => guardCell(cellOf(row, name)).replace(/[\t\n\r]/g, ' ')).join('\t')}\n`;
      }
    };
    return file({
      name: `Panome 蛋白 ${localDay(clock.now())}.${format}`,
      type: types[format],
      open: () => Readable.from(parts()),
    });
  };
}

function cellOf(row: ProteinTableRow, name: (typeof columns)[number]): string {
  if (name === 'genes') return (JSON.parse(row.genes) as string[]).join('; ');
  if (name === 'reviewed') return row.reviewed === 1 ? 'reviewed' : 'unreviewed';
  return String(row[name]);
}
