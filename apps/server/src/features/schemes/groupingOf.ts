import type { GroupScheme } from '@panome/contract';
import type { Platform } from '../../platform/platform.ts';
import { createFileService, type TableService } from '../files/index.ts';
import { createProjectScope } from '../projects/index.ts';
import { deliveredScheme } from './delivered.ts';
import { createPlaces, type Place } from './places.ts';
import { createSampleReader, designOfDelivery } from './sampleReader.ts';

export type GroupingOf = (place: Place) => Promise<GroupScheme | null>;

/**
 * The groups by which a place is analysed when nobody has said others: those of the delivery, which are there at once,
 * or of a table of samples beside the data. Groups that are only guessed by the names of samples are none.
 */
export function createGroupingOf(
  platform: Pick<Platform, 'clock' | 'config' | 'database'>,
  tables: TableService,
): GroupingOf {
  const places = createPlaces(platform.database, createProjectScope(platform), createFileService(platform));
  const reader = createSampleReader(places, tables);
  return async (place) => {
    const delivered = await places.delivered(place);
    const isGrouped = delivered.some(({ group_name: group }) => group !== '');
    const { from, scheme } = deliveredScheme(isGrouped ? designOfDelivery(delivered) : await reader.designOf(place));
    return from === 'names' ? null : scheme;
  };
}
