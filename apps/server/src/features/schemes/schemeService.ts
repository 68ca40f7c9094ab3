import type { GroupProgram, GroupProgramName, Problem, SchemeConflict, SchemeKind } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { badInput, conflict } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { faultsOf, type SchemeDraft } from './faults.ts';
import type { Place, PlaceIds, Places } from './places.ts';
import type { SampleReader } from './sampleReader.ts';
import { contentOf, type Content, type SchemeAccess } from './schemeAccess.ts';

type Change = { readonly id: string; readonly revision: number } & {
  readonly [Field in keyof Content]?: Content[Field] | undefined;
};
type Saved = GroupProgram & { problems: Problem[] };

/** The most schemes of one account in one place, and in one answer. */
const limits = { place: 100, listed: 200 };
const taken = (name: string) => conflict(`这里已有名为“${name}”的分组方案，请换一个名称`);

/** Stored grouping schemes: made, changed under an optimistic lock, listed and deleted. */
export function createSchemeService(
  clock: Clock,
  { find, headOf, present, rowsAt, schemes, stored }: SchemeAccess,
  places: Places,
  reader: SampleReader,
) {
  /** @throws {Refusal} 400 with the faults when one of them is an error. */
  const checked = async (actor: Actor, place: Place | null, draft: SchemeDraft): Promise<Problem[]> => {
    const problems = faultsOf(draft, place ? await reader.knownSamples(place) : null);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
      throw badInput(errors.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), { problems });
    return problems;
  };

  return {
    find: async (actor: Actor, id: string): Promise<GroupProgram> => {
      const { place, row } = await find(actor, id, 'scheme:read');
      return present(actor, row, place);
    },

    /** The schemes of a place by name. */
    names: async (actor: Actor, ids: PlaceIds, kind?: SchemeKind): Promise<GroupProgramName[]> => {
      const place = await places.find(actor, ids, 'project:read');
      const rows = (await rowsAt(actor, place)).filter((row) => kind === undefined || row.kind === kind);
      return rows.map((row) => {
        const { contrasts, scheme } = contentOf(row);
        return {
          ...headOf(actor, row, place),
          groups: scheme.groups.map(({ color, name, samples }) => ({ name, color, samples: samples.length })),
          contrasts: contrasts.length,
        };
      });
    },

    /** The schemes of a place with their contents; without one all that the actor may use. */
    list: async (actor: Actor, ids: PlaceIds): Promise<GroupProgram[]> => {
      if (ids.project_id === undefined && ids.file_id === undefined)
        return (await schemes.usable(actor.id, places.shared(actor), limits.listed)).map((row) =>
          present(actor, row, null),
        );
      const place = await places.find(actor, ids, 'project:read');
      return (await rowsAt(actor, place)).map((row) => present(actor, row, place));
    },

    /** What would be said to a scheme when it is stored. */
    faults: async (actor: Actor, ids: PlaceIds, draft: SchemeDraft): Promise<Problem[]> =>
      faultsOf(draft, await reader.knownSamples(await places.find(actor, ids, 'project:read'))),

    /** @throws {Refusal} 400 for a faulty scheme, 409 for a name that is taken. */
    store: async (actor: Actor, ids: PlaceIds, content: Content): Promise<Saved> => {
      const place = await places.find(actor, ids, 'project:analyse');
      const problems = await checked(actor, place, content);
      const own = (await rowsAt(actor, place)).filter(({ owner_id }) => owner_id === actor.id);
      if (own.length >= limits.place) throw badInput(`这里最多保存 ${limits.place} 个分组方案，请先删除不再使用的`);
      const now = clock.now();
      const row = {
        id: newId(),
        owner_id: actor.id,
        project_id: ids.project_id ?? null,
        file_id: ids.file_id ?? null,
        name: content.name,
        kind: content.kind,
        scheme: JSON.stringify(content.scheme),
        contrasts: JSON.stringify(content.contrasts),
        revision: 1,
        created_at: now,
        updated_at: now,
      };
      await schemes.add(row).catch((error: unknown) => {
        throw isUniqueViolation(error) ? taken(content.name) : error;
      });
      return { ...present(actor, await stored(row.id), place), problems };
    },

    /** @throws {Refusal} 400, or 409 when the scheme was changed since `revision`, with what is stored and what was sent. */
    update: async (actor: Actor, { id, revision, ...change }: Change): Promise<Saved> => {
      const { place, row } = await find(actor, id, 'scheme:update');
      const before = contentOf(row);
      const content: Content = {
        name: change.name ?? before.name,
        kind: change.kind ?? before.kind,
        scheme: change.scheme ?? before.scheme,
        contrasts: change.contrasts ?? before.contrasts,
      };
      const changedElsewhere = async () => {
        const now = present(actor, await stored(id), place);
        const data: SchemeConflict = { stored: now, sent: { ...change, revision } as SchemeConflict['sent'] };
        return conflict(`方案“${now.name}”已在别处修改过（第 ${now.revision} 版），请对照两个版本后再保存`, data);
      };
      if (row.revision !== revision) throw await changedElsewhere();
      const problems = await checked(actor, place, content);
      const done = await schemes
        .change(id, revision, {
          name: content.name,
          kind: content.kind,
          scheme: JSON.stringify(content.scheme),
          contrasts: JSON.stringify(content.contrasts),
          updated_at: clock.now(),
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? taken(content.name) : error;
        });
      if (!done) throw await changedElsewhere();
      return { ...present(actor, await stored(id), place), problems };
    },

    remove: async (actor: Actor, id: string): Promise<void> => {
      await find(actor, id, 'scheme:delete');
      await schemes.remove(id);
    },
  };
}
export type SchemeService = ReturnType<typeof createSchemeService>;
