import type { FlowVersion, GivenRole, RoleSpec } from '@panome/analysis/flows';
import type { Groups } from '@panome/analysis/model';
import type { FileReference, Problem, Recipe, ToolInput } from '@panome/contract';
import { fitsInput } from '@panome/contract/input-files';
import type { Actor } from '../../../platform/access/actor.ts';
import { Refusal, unavailable } from '../../../platform/http/refusal.ts';
import type { Sources } from '../../../platform/sources/index.ts';
import { SourceFault, type Source } from '../../../platform/sources/index.ts';
import { misfitOf, notATable, type TableService } from '../../files/index.ts';
import type { Candidate } from '../binding/bindRoles.ts';
import { fault } from './problems.ts';

/** A role's table once it was read. */
export type ReadRole = GivenRole & {
  readonly source: Source;
  readonly samples: readonly string[];
  readonly rows: number;
  readonly problems: readonly Problem[];
  /** Of a table of samples its groups and further columns. */
  readonly groups: Groups | null;
};

/** Shorter than the time-out of the client. */
const patience = 20_000;
/** Inputs that are no tables with a header. */
const withoutHeader: readonly string[] = ['tree', 'ontology', 'pathway', 'cells', 'droplets'];
const firstRow = { offset: 0, limit: 1, columnOffset: 0, columnLimit: 1_000 };

type Dependencies = { readonly sources: Sources; readonly tables: TableService };
type Asked = {
  readonly version: FlowVersion;
  /** What the delivery says of its tables. */
  readonly delivered: readonly Candidate[];
  readonly inputs: Readonly<Record<string, FileReference>>;
  readonly recipes: Readonly<Record<string, Recipe>>;
};

/** Reads the tables that the roles of a run are bound to, in the capped child, and says what is wrong with them. */
export function createRoleReader({ sources, tables }: Dependencies) {
  /** The names of the columns of a table that is no matrix; undefined when it has no header that can be read. */
  async function headerOf(actor: Actor, input: string, { file_id: id, ...reading }: FileReference) {
    if (withoutHeader.includes(input)) return undefined;
    const page = await tables.preview(actor, id, reading, firstRow).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    return page?.header;
  }

  async function groupsOf({ key, name, sha256, size }: Source): Promise<Groups | null> {
    return (await tables.samplesOf({ name, object_key: key, sha256, size }, [])).groups;
  }

  async function read(
    actor: Actor,
    role: RoleSpec,
    reference: FileReference,
    recipe: Recipe | undefined,
    delivered: readonly Candidate[],
  ): Promise<ReadRole | Problem> {
    const { file_id: id, ...reading } = reference;
    const input = role.input as ToolInput;
    const source = await sources.open(actor, id).catch((error: unknown) => {
      if (error instanceof SourceFault) return fault('source', role.id, `${role.title}：${error.what}`, error.remedy);
      throw error;
    });
    if ('code' in source) return source;
    const named = ({ remedy, what }: Problem) => fault('wrong-kind', role.id, `${role.title}：${what}`, remedy);
    if (!fitsInput(input, source.name)) return named(notATable(input));
    const steps = recipe?.steps.map((step) => ({ ...step, input })) ?? [];
    const answer = await tables.inspect(actor, id, reading, {
      as: input,
      waitMs: patience,
      ...(steps.length > 0 && { recipe: JSON.stringify({ format: 1, steps }) }),
    });
    if (answer.state === 'running') throw unavailable(`“${source.name}”较大，仍在读取，请稍后再试`, 5);
    const misfit = misfitOf(input, answer) ?? answer.problems.find(({ severity }) => severity === 'error');
    if (misfit || !answer.report) return named(misfit ?? notATable(input));
    const { annotation_columns: notes, features, id_column: first, problems, samples, scale, shape } = answer.report;
    const isMatrix = input === 'matrix' || input === 'matrix2';
    return {
      name: source.name,
      columns: isMatrix
        ? [first, ...samples, ...notes].filter((name) => name !== '')
        : await headerOf(actor, input, reference),
      logged: delivered.find((table) => table.source_id === id)?.logged ?? scale.looks === 'logged',
      source,
      samples: isMatrix ? samples : [],
      rows: isMatrix ? features : shape.rows,
      groups: input === 'groups' ? await groupsOf(source) : null,
      problems: problems.map((problem) => ({ ...problem, input: role.id, what: `${role.title}：${problem.what}` })),
    };
  }

  return async (
    actor: Actor,
    { delivered, inputs, recipes, version }: Asked,
  ): Promise<{ readonly roles: ReadonlyMap<string, ReadRole>; readonly problems: readonly Problem[] }> => {
    const bound = version.roles.filter(({ id }) => inputs[id]);
    const found = await Promise.all(
      bound.map((role) => read(actor, role, inputs[role.id]!, recipes[role.id], delivered)),
    );
    const roles = new Map(found.flatMap((one, at) => ('code' in one ? [] : [[bound[at]!.id, one] as const])));
    return { roles, problems: found.flatMap((one) => ('code' in one ? [one] : one.problems)) };
  };
}
export type RoleReader = ReturnType<typeof createRoleReader>;
