import { proteinModules, type proteinDetail, type ProteinModule } from '@panome/contract';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.ts';
import type { ProteinTableRow } from '../../platform/database/schema/reference.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { activeReleases, presentRelease, proteinKinds } from '../reference/index.ts';
import { basketRepository } from './basketRepository.ts';
import { findBatch } from './findBatch.ts';
import { facetsOf, queryOfValue } from './facets.ts';
import { presentProtein, type StoredDetail } from './present.ts';
import { readQuery } from './readQuery.ts';
import { createSpread, totalOf } from './search/spread.ts';
import { proteinRepository, type Sort } from './search/repository.ts';
import { xrefLink } from './xrefLinks.ts';

type Detail = z.input<(typeof proteinDetail)['response']>;
type Place = { readonly limit: number; readonly offset: number };

const mostBasket = 10_000;
export type ProteinService = ReturnType<typeof createProteinService>;

/** Searches, pages and baskets of the protein database. Everything is read of the releases that are shown now. */
export function createProteinService({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  const proteins = proteinRepository(database);
  const baskets = basketRepository(database);
  const spread = createSpread((releases, query) => proteins.facets(releases, query));

  const shown = async () => {
    const releases = await activeReleases(database);
    const simulated = new Set(releases.filter((row) => row.simulated === 1).map(({ id }) => id));
    const present = (row: ProteinTableRow) => presentProtein(row, simulated);
    // An empty list is no SQL; nothing is of this release.
    const ids = releases.length > 0 ? releases.map(({ id }) => id) : ['none'];
    return { releases, ids, simulated, present };
  };

  const find = async (ids: readonly string[], accession: string): Promise<ProteinTableRow> => {
    const term = `accession:${accession.toLowerCase()}`;
    const rows = (await proteins.byTerms(ids, [term])).get(term) ?? [];
    const row = rows.find((one) => one.accession.toLowerCase() === accession.toLowerCase()) ?? rows[0];
    if (!row) throw notFound();
    return row;
  };

  const modulePage = async (ids: readonly string[], module: ProteinModule, text: string, place: Place) => {
    const { rows, total } = await proteins.counts(ids, module, text, place);
    const values = rows.map(({ label, proteins: count, value }) => ({
      value,
      label,
      count,
      query: queryOfValue(module, value),
    }));
    return { rows: values, total };
  };

  return {
    shown,
    find,
    readQuery,
    count: async (ids: readonly string[], text: string) => totalOf(await spread.of(ids, text, readQuery(text))),

    async home() {
      const { ids, releases } = await shown();
      const facets = await spread.of(ids, '', { kind: 'all' });
      const modules = await Promise.all(
        proteinModules.map(async (module) => ({
          module,
          most: (await modulePage(ids, module, '', { limit: 6, offset: 0 })).rows,
        })),
      );
      return {
        total: totalOf(facets),
        reviewed: totalOf(facets.filter((row) => row.reviewed === 1)),
        organisms: new Set(facets.map(({ taxon }) => taxon)).size,
        releases: releases.filter(({ kind }) => proteinKinds.includes(kind) || kind === 'gaf').map(presentRelease),
        modules: modules.filter(({ most }) => most.length > 0),
      };
    },

    async module(module: ProteinModule, text: string, place: Place) {
      const { ids } = await shown();
      return modulePage(ids, module, text, place);
    },

    async search(text: string, place: Place & { readonly sort: Sort; readonly order: 'asc' | 'desc' }) {
      const query = readQuery(text);
      const { ids, present } = await shown();
      const rows = await proteins.page(ids, query, place);
      return { rows: rows.map(present), total: totalOf(await spread.of(ids, text, query)) };
    },

    async facets(text: string) {
      const query = readQuery(text);
      const { ids } = await shown();
      return facetsOf(await spread.of(ids, text, query));
    },

    async suggest(text: string) {
      if (text.length < 2) return [];
      const { ids } = await shown();
      const rows = await proteins.beginning(ids, ['accession', 'id', 'gene'], text.toLowerCase());
      return rows.map(({ accession, gene, name, organism }) => ({ accession, gene, name, organism }));
    },

    async batch(names: readonly string[], taxon: number | undefined) {
      const { ids, present } = await shown();
      return findBatch(names, taxon, (terms) => proteins.byTerms(ids, terms), present);
    },

    async detail(actor: Actor, accession: string): Promise<Detail> {
      const { ids, present, releases, simulated } = await shown();
      const row = await find(ids, accession);
      const stored = (await proteins.detail(row.id))!;
      const detail = JSON.parse(stored.detail) as StoredDetail;
      const { dates, otherNames, ...rest } = detail;
      const more = await proteins.annotations(ids, row.accession);
      const release = releases.find(({ id }) => id === row.release_id)!;
      const link = (db: string, id: string, extra: string) =>
        simulated.has(row.release_id) ? { url: '', host: '' } : xrefLink(db, id, extra);
      return {
        ...present(row),
        ...(rest as unknown as Pick<
          Detail,
          'checksum' | 'secondary' | 'lineage' | 'ec' | 'keywords' | 'comments' | 'features'
        >),
        licence: detail.licence,
        sequence: stored.sequence,
        other_names: [...otherNames],
        go: [
          ...detail.go.map((term) => ({ ...term, source: release.source })),
          ...more
            .filter(
              ({ evidence, term }) =>
                !detail.go.some((known) => known.id === term && known.evidence.startsWith(evidence)),
            )
            .map(({ aspect, evidence, name, reference, term }) => ({
              id: term,
              aspect,
              name: name ?? '',
              evidence,
              source: reference,
            })),
        ],
        xrefs: detail.xrefs.map(({ db, extra, id }) => ({ db, id, extra, ...link(db, id, extra) })),
        release: presentRelease(release),
        entry_version: dates.join('；'),
        in_basket: await baskets.has(actor.id, row.accession),
      };
    },

    async basket(actor: Actor, place: Place) {
      const { ids, present } = await shown();
      const { rows, total } = await baskets.page(actor.id, ids, place);
      return { rows: rows.map(present), total };
    },

    async changeBasket(actor: Actor, change: { add: readonly string[]; remove: readonly string[]; clear: boolean }) {
      const { ids } = await shown();
      const add = [...new Set(change.add)];
      const known = await baskets.known(ids, add);
      const strange = add.find((accession) => !known.has(accession));
      if (strange !== undefined) throw badInput(`蛋白数据库中没有 ${strange}`);
      const before = change.clear ? 0 : await baskets.count(actor.id, ids);
      if (before + add.length > mostBasket + change.remove.length)
        throw badInput(`蛋白篮最多放 ${mostBasket} 个蛋白，现有 ${before} 个，请先下载并清空`);
      await baskets.change(actor.id, { ...change, add }, clock.now());
      return { count: await baskets.count(actor.id, ids) };
    },
  };
}
