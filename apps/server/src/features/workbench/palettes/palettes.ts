import { mostPalettes, type OwnPalette } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { toTime } from '../../../platform/clock.ts';
import type { PaletteRow } from '../../../platform/database/schema/workbench.ts';
import { isUniqueViolation } from '../../../platform/database/uniqueViolation.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { paletteRepository as repository } from './repository.ts';

type Given = { readonly id?: string | undefined; readonly name: string; readonly colors: readonly string[] };

const present = ({ colors, id, name, updated_at }: PaletteRow): OwnPalette => ({
  id,
  name,
  colors: JSON.parse(colors) as string[],
  updated_at: toTime(updated_at),
});

/** The palettes of accounts. */
export function createPalettes({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  async function before(actor: Actor, id: string): Promise<PaletteRow> {
    const row = await repository.find(database, actor.id, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    list: async (actor: Actor) => (await repository.list(database, actor.id)).map(present),

    /** @throws {Refusal} 404 for another's palette, 409 for a name that is taken, 400 for too many. */
    async store(actor: Actor, { colors, id, name }: Given): Promise<OwnPalette> {
      const known = id === undefined ? undefined : await before(actor, id);
      if (!known && (await repository.count(database, actor.id)) >= mostPalettes)
        throw badInput(`最多保存 ${mostPalettes} 个配色，请先删除不用的`);
      const now = clock.now();
      const row: PaletteRow = {
        id: known?.id ?? newId(),
        owner_id: actor.id,
        name,
        colors: JSON.stringify(colors),
        created_at: known?.created_at ?? now,
        updated_at: now,
      };
      try {
        await repository.put(database, row);
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(`已有名为“${name}”的配色，请换一个名称`);
        throw error;
      }
      return present(row);
    },

    /** @throws {Refusal} 404 for another's palette. */
    async remove(actor: Actor, id: string): Promise<void> {
      await before(actor, id);
      await repository.remove(database, actor.id, id);
    },
  };
}
