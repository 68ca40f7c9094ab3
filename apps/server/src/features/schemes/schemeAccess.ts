import type { GroupContrast, GroupProgram, GroupScheme, SchemeKind } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Owned } from '../../platform/access/authorize.ts';
import { toTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { may, ownedOf } from '../projects/index.ts';
import type { Place, PlaceIds, Places } from './places.ts';
import { createSchemeRepository, type NamedScheme } from './repository.ts';

export type Content = {
  readonly name: string;
  readonly kind: SchemeKind;
  readonly scheme: GroupScheme;
  readonly contrasts: GroupContrast[];
};

/**
 * A scheme belongs to whoever made it. Those that the owner of a project made go with a share of it: whoever may
 * analyse the project may change them, whoever may see it may use them.
 */
function ownedScheme(row: NamedScheme, place: Place | null): Owned {
  const goesWithShare =
    place?.kind === 'project' && place.project.is_demo === 0 && place.project.owner_id === row.owner_id;
  return { owner_id: row.owner_id, shared: goesWithShare ? ownedOf(place.project).shared : undefined };
}

export const contentOf = (row: NamedScheme): Content => ({
  name: row.name,
  kind: row.kind,
  scheme: JSON.parse(row.scheme) as GroupScheme,
  contrasts: JSON.parse(row.contrasts) as GroupContrast[],
});

/** Schemes as one account may see them, loaded through their maker or a share of their project. */
export function createSchemeAccess(database: Database, places: Places) {
  const schemes = createSchemeRepository(database);
  const idsOf = (row: Pick<NamedScheme, 'project_id' | 'file_id'>): PlaceIds => ({
    project_id: row.project_id ?? undefined,
    file_id: row.file_id ?? undefined,
  });

  /** One's own scheme stays readable when its project was shared no longer: its place is then null. */
  const placeOf = async (actor: Actor, row: NamedScheme): Promise<Place | null> => {
    try {
      return await places.find(actor, idsOf(row), 'project:read');
    } catch (error) {
      if (error instanceof Refusal && row.owner_id === actor.id) return null;
      throw error;
    }
  };

  /** @throws {Refusal} 404 for a scheme that is not there or that the actor may not see, 403 for another act. */
  const find = async (actor: Actor, id: string, action: 'scheme:read' | 'scheme:update' | 'scheme:delete') => {
    const row = await schemes.find(id);
    if (!row) throw notFound();
    const place = await placeOf(actor, row);
    authorize(actor, action, ownedScheme(row, place));
    return { row, place };
  };

  const headOf = (actor: Actor, row: NamedScheme, place: Place | null) => {
    const owned = ownedScheme(row, place);
    return {
      id: row.id,
      name: row.name,
      kind: row.kind,
      owner_name: row.owner_id === actor.id ? '' : row.owner_name,
      revision: row.revision,
      updated_at: toTime(row.updated_at),
      can: { update: may(actor, 'scheme:update', owned), delete: may(actor, 'scheme:delete', owned) },
    };
  };
  const present = (actor: Actor, row: NamedScheme, place: Place | null): GroupProgram => ({
    ...headOf(actor, row, place),
    ...contentOf(row),
    project_id: row.project_id ?? '',
    file_id: row.file_id ?? '',
    created_at: toTime(row.created_at),
  });

  const rowsAt = (actor: Actor, place: Place): Promise<NamedScheme[]> => {
    if (place.kind === 'file') return schemes.at({ project_id: null, file_id: place.file.id }, [actor.id]);
    const { id, is_demo, owner_id } = place.project;
    return schemes.at({ project_id: id, file_id: null }, is_demo === 1 ? [actor.id] : [actor.id, owner_id]);
  };

  const stored = async (id: string): Promise<NamedScheme> => {
    const row = await schemes.find(id);
    if (!row) throw notFound();
    return row;
  };

  return { schemes, find, headOf, present, rowsAt, stored };
}
export type SchemeAccess = ReturnType<typeof createSchemeAccess>;
