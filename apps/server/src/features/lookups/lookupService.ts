import type { LookupFace, lookupResolve } from '@panome/contract';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { publicReleases, nameKey, presentRelease } from '../reference/index.ts';
import { kindsOf, speciesName } from './faces.ts';
import { nearestOf } from './nearest.ts';
import { presentEntity } from './present.ts';
import { readNames } from './readNames.ts';
import { lookupRepository, type Among } from './repository.ts';
import { guessSpecies, resolveNames, type Resolved } from './resolve.ts';

type Answer = z.input<(typeof lookupResolve)['response']>;

/** Names beyond these get no suggestions: a list of another kind matches nothing at all. */
const mostSuggested = 50;
const mostChoices = 20;

export type LookupService = ReturnType<typeof createLookupService>;

/** The resolver behind the static look-ups. */
export function createLookupService({ database }: Pick<Platform, 'database'>) {
  const repository = lookupRepository(database);

  /** The releases that a face answers from. */
  const releasesOf = async (face: LookupFace) => {
    const all = await publicReleases(database);
    const used = await Promise.all(all.map(({ id }) => repository.holds(id, kindsOf[face])));
    return all.filter((_, at) => used[at]);
  };

  const among = async (face: LookupFace, taxon?: number) => {
    const releases = await releasesOf(face);
    const simulated = new Set(releases.filter((row) => row.simulated === 1).map(({ id }) => id));
    const where: Among = { kinds: kindsOf[face], releases: releases.map(({ id }) => id), taxon };
    return { releases, simulated, where };
  };

  /** Names of the face that nearly are the unmatched ones. Ids are numbers: their neighbours are other things. */
  const suggest = async (unmatched: readonly Resolved[], where: Among): Promise<Map<string, string[]>> => {
    const alike = new Map<string, string[]>();
    const nearest = new Map<string, string[]>();
    const words = unmatched.flatMap(({ name }) => {
      const key = name.forms[0]?.key ?? '';
      return key.length >= 3 && !/\d{4}/.test(key) ? [{ key, typed: name.typed }] : [];
    });
    for (const { key, typed } of words.slice(0, mostSuggested)) {
      const start = key.slice(0, 2);
      const names = alike.get(start) ?? (await repository.beginning(start));
      alike.set(start, names);
      nearest.set(typed, nearestOf(key, names));
    }
    const { hits } = await repository.hits([...new Set([...nearest.values()].flat())], where);
    const known = new Set(hits.map(({ name }) => name));
    return new Map(
      [...nearest].map(([typed, names]) => [
        typed,
        names.filter((name) => known.has(name)).map((name) => name.toUpperCase()),
      ]),
    );
  };

  return {
    async resolve(face: LookupFace, typed: readonly string[], taxon?: number): Promise<Answer> {
      const { releases, simulated, where } = await among(face, taxon);
      const { read, repeated } = readNames(typed);
      const keys = [...new Set(read.flatMap(({ forms }) => forms.map(({ key }) => key)))];
      const { hits: all, things } = await repository.hits(releases.length > 0 ? keys : [], where);
      const guess = taxon === undefined ? guessSpecies(read, all, (id) => things.get(id)!.label) : null;
      const hits = guess ? all.filter((hit) => hit.taxon === guess.taxon || hit.taxon === 0) : all;
      const resolved = resolveNames(read, hits);
      const entity = (id: number) => {
        const row = things.get(id)!;
        return presentEntity(face, row, simulated.has(row.release_id));
      };
      const open = resolved.filter((one) => one.kind === 'unmatched');
      const nearest = releases.length > 0 ? await suggest(open, where) : new Map<string, string[]>();
      return {
        matched: resolved.flatMap((one) =>
          one.kind === 'matched'
            ? [
                {
                  name: one.name.typed,
                  read_as: one.readAs,
                  namespace: one.hit.namespace,
                  entity: entity(one.hit.entity_id),
                },
              ]
            : [],
        ),
        ambiguous: resolved.flatMap((one) =>
          one.kind === 'ambiguous'
            ? [
                {
                  name: one.name.typed,
                  namespace: one.hits[0]!.namespace,
                  choices: one.hits.slice(0, mostChoices).map(({ entity_id }) => entity(entity_id)),
                },
              ]
            : [],
        ),
        unmatched: open.map(({ name }) => ({
          name: name.typed,
          note: name.note,
          nearest: nearest.get(name.typed) ?? [],
        })),
        repeated,
        guess: guess && { ...guess, label: speciesName(guess.taxon), of: read.length },
        releases: releases.map(presentRelease),
      };
    },

    async search(face: LookupFace, text: string, taxon: number | undefined, place: { limit: number; offset: number }) {
      const { releases, simulated, where } = await among(face, taxon);
      if (releases.length === 0) return { rows: [], total: 0 };
      const { rows, total } = await repository.page(where, text, nameKey(text), place);
      return { rows: rows.map((row) => presentEntity(face, row, simulated.has(row.release_id))), total };
    },

    async sources(face: LookupFace) {
      const { releases, where } = await among(face);
      const species = await repository.species(where);
      return {
        releases: releases.map(presentRelease),
        species: species.map(({ entries, taxon }) => ({ taxon, entries, label: speciesName(taxon) })),
      };
    },
  };
}
