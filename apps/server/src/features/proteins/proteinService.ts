import { proteinModules, type proteinDetail, type ProteinModule } from '@panome/contract';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.ts';
import type { ProteinTableRow } from '../../platform/database/schema/reference.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentRelease, proteinKinds, releasesFor } from '../reference/index.ts';
import { basketRepository } from './basketRepository.ts';
import { findBatch } from './findBatch.ts';
import { facetsOf, queryOfValue } from './facets.ts';
import { presentProtein, type StoredDetail } from './present.ts';
import { readQuery } from './readQuery.ts';
import { createSpread, totalOf } from './search/spread.ts';
import { proteinRepository, type Seen, type Sort } from './search/repository.ts';
import { xrefLink } from './xrefLinks.ts';

type Detail = z.input<(typeof proteinDetail)['response']>;
type Place = { readonly limit: number; readonly offset: number };

const mostBasket = 10_000;
export type ProteinService = ReturnType<typeof createProteinService>;

/** Searches, pages and baskets of the protein database. Everything is read of the releases that the asker sees now. */
export function createProteinService({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  const proteins = proteinRepository(database);
  const baskets = basketRepository(database);
  const spread = createSpread((seen, query) => proteins.facets(seen, query));

  const shownTo = async (actor: Pick<Actor, 'id'>) => {
    const releases = await releasesFor(database, actor.id);
    const simulated = new Set(releases.filter((row) => row.simulated === 1).map(({ id }) => id));
    const own = releases.filter(({ audience }) => audience !== '').map(({ id }) => id);
    const present = (row: ProteinTableRow) => presentProtein(row, { own, simulated });
    // An empty list is no SQL; nothing is of this release.
    const ids = releases.length > 0 ? releases.map(({ id }) => id) : ['none'];
    return { releases, ids, own, simulated, present };
  };

  /** Of an own protein and a public one under the same accession, the own one. */
  const find = async ({ ids, own }: Seen, accession: string): Promise<ProteinTableRow> => {
    const term = `accession:${accession.toLowerCase()}`;
    const rows = (await proteins.byTerms(ids, [term])).get(term) ?? [];
    const exact = rows.filter((one) => one.accession.toLowerCase() === accession.toLowerCase());
    const row = exact.find(({ release_id }) => own.includes(release_id)) ?? exact[0] ?? rows[0];
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
    shownTo,
    find,
    readQuery,
    count: async (seen: Seen, text: string) => totalOf(await spread.of(seen, text, readQuery(text))),

    async home(actor: Actor) {
      const seen = await shownTo(actor);
      const { ids, releases } = seen;
      const facets = await spread.of(seen, '', { kind: 'all' });
      const modules = await Promise.all(
        proteinModules.map(async (module) => ({
          module,
          most: (await modulePage(ids, module, '', { limit: 6, offset: 0 })).rows,
        })),
      );
      return {
        total: totalOf(facets),
        reviewed: totalOf(facets.filter((row) => row.reviewed === 1)),
        own: totalOf(facets.filter((row) => row.own)),
        organisms: new Set(facets.map(({ taxon }) => taxon)).size,
        releases: releases.filter(({ kind }) => proteinKinds.includes(kind) || kind === 'gaf').map(presentRelease),
        modules: modules.filter(({ most }) => most.length > 0),
      };
    },

    async module(actor: Actor, module: ProteinModule, text: string, place: Place) {
      const { ids } = await shownTo(actor);
      return modulePage(ids, module, text, place);
    },

    async search(actor: Actor, text: string, place: Place & { readonly sort: Sort; readonly order: 'asc' | 'desc' }) {
      const query = readQuery(text);
      const seen = await shownTo(actor);
      const rows = await proteins.page(seen, query, place);
      return { rows: rows.map(seen.present), total: totalOf(await spread.of(seen, text, query)) };
    },

    async facets(actor: Actor, text: string) {
      const query = readQuery(text);
      return facetsOf(await spread.of(await shownTo(actor), text, query));
    },

    async suggest(actor: Actor, text: string) {
      if (text.length < 2) return [];
      const { ids } = await shownTo(actor);
      const rows = await proteins.beginning(ids, ['accession', 'id', 'gene'], text.toLowerCase());
      return rows.map(({ accession, gene, name, organism }) => ({ accession, gene, name, organism }));
    },

    async batch(actor: Actor, names: readonly string[], taxon: number | undefined) {
      const { ids, present } = await shownTo(actor);
      return findBatch(names, taxon, (terms) => proteins.byTerms(ids, terms), present);
    },

    async detail(actor: Actor, accession: string): Promise<Detail> {
      const seen = await shownTo(actor);
      const { ids, present, releases, simulated } = seen;
      const row = await find(seen, accession);
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

    sequenceOf: async (row: ProteinTableRow): Promise<string> => (await proteins.detail(row.id))!.sequence,

    async basket(actor: Actor, place: Place) {
      const { ids, present } = await shownTo(actor);
      const { rows, total } = await baskets.page(actor.id, ids, place);
      return { rows: rows.map(present), total };
    },

    async changeBasket(actor: Actor, change: { add: readonly string[]; remove: readonly string[]; clear: boolean }) {
      const { ids } = await shownTo(actor);
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
