import type { GroupScheme } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TableService } from '../../files/index.ts';
import type { TaskService } from '../../tasks/index.ts';
import { parsePlot, type PlotTable } from './parsePlot.ts';

type Dependencies = {
  readonly tables: Pick<TableService, 'inspect' | 'nameOf'>;
  readonly tasks: () => Pick<TaskService, 'groupScheme'>;
};
type LookedAt = {
  readonly name: string;
  readonly input: string;
  readonly columns: string[];
  readonly groups: string[];
  readonly scheme: GroupScheme | null;
};

const patience = 10_000;
const mostColumns = 200;
/** Columns that tables of results have: such a table is drawn from, not tested. */
const resultColumn = /log2?[\s._-]*f(?:old|c)|^p(?:[\s._-]*val(?:ue)?)?$|p[\s._-]*adj|fdr|q[\s._-]*val/i;

/** Reads sentences as forms, with the columns and groups of the table that they are about. */
export function createPlotService({ tables, tasks }: Dependencies) {
  /** Groups are guessed as the form would guess them; a table whose samples tell none has none. */
  const schemeOf = async (actor: Actor, file: string): Promise<GroupScheme | null> => {
    try {
      const { scheme } = await tasks().groupScheme(
        actor,
        { matrix: { file_id: file }, input: 'matrix', column: '' },
        { kind: 'guess' },
      );
      return scheme.groups.length > 0 ? scheme : null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };

  const lookAt = async (actor: Actor, file: string): Promise<LookedAt> => {
    authorize(actor, 'file:read');
    const name = await tables.nameOf(actor, file);
    const { report } = await tables.inspect(actor, file, {}, { waitMs: patience });
    const isMatrix = report?.kind === 'matrix' && !report.samples.some((name) => resultColumn.test(name));
    const scheme = isMatrix ? await schemeOf(actor, file) : null;
    return {
      name,
      input: isMatrix ? 'matrix' : report ? 'records' : '',
      columns: report
        ? [...new Set([report.id_column, ...report.annotation_columns, ...(isMatrix ? [] : report.samples)])]
            .filter(Boolean)
            .slice(0, mostColumns)
        : [],
      groups: scheme?.groups.map((group) => group.name) ?? [],
      scheme,
    };
  };

  return {
    /** @throws {Refusal} 404 for a table that the actor may not read. */
    parse: async (actor: Actor, text: string, file: string) => {
      const table = file === '' ? null : await lookAt(actor, file);
      const known: PlotTable | undefined = table
        ? {
            input: table.input,
            columns: table.columns,
            groups: table.groups,
            factors: table.scheme?.factors.map(({ name }) => name) ?? [],
          }
        : undefined;
      return { ...parsePlot(text, known), table };
    },
  };
}
export type PlotService = ReturnType<typeof createPlotService>;
