import type { ChartCode } from '@panome/charts/code';
import { withMinusSigns, type ChartDefinition, type ChartInput, type ChartSettings } from '@panome/charts';
import type { TaskResultData } from '@panome/contract';
import { useMemo } from 'react';
import { useCall } from '../api/index.ts';
import { decodeTables } from './decodeTable.ts';

/** Makes the drawing of one chart for the room and the theme. */
export type Draw = (room: Pick<ChartInput, 'size' | 'theme'>) => ReturnType<ChartDefinition['draw']>;

type Wanted = {
  readonly missionId: string;
  readonly definition: ChartDefinition;
  readonly document: Pick<TaskResultData['document'], 'groups' | 'options'>;
  readonly settings: ChartSettings;
  readonly enabled: boolean;
};

/**
 * The tables of one chart, loaded and decoded once, and the chart drawn from them with the present settings, on the
 * page and as code.
 */
export function useChartInput({ definition, document, enabled, missionId, settings }: Wanted) {
  const { data, error, mutate } = useCall(
    'taskDataInteraction',
    enabled ? { id: missionId, chart: definition.id } : null,
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  const tables = useMemo(() => data && decodeTables(data.tables), [data]);
  const draw = useDraw({ definition, document, settings, tables });
  const makeCode = useMemo(
    () =>
      tables
        ? async (): Promise<ChartCode> => {
            const { chartCode } = await import('@panome/charts/code');
            return chartCode(definition, { tables, groups: document.groups, options: document.options, settings });
          }
        : undefined,
    [definition, document, settings, tables],
  );
  return { draw, makeCode, error, retry: () => void mutate() };
}

type Drawn = Pick<Wanted, 'definition' | 'document' | 'settings'> & {
  /** Undefined while they are on their way. */
  readonly tables: ChartInput['tables'] | undefined;
};

/** A chart of tables that are there already; null until they are. */
export function useDraw({ definition, document, settings, tables }: Drawn): Draw | null {
  return useMemo<Draw | null>(
    () =>
      tables
        ? (room) => {
            const drawing = definition.draw({
              ...room,
              tables,
              groups: document.groups,
              options: document.options,
              settings,
            });
            return { ...drawing, option: withMinusSigns(drawing.option) };
          }
        : null,
    [definition, document, settings, tables],
  );
}
