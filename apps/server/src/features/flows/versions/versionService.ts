import { methodById } from '@panome/analysis';
import {
  availableItems,
  flowVersions,
  missingRoles,
  newestOf,
  planFlow,
  type FlowGiven,
  type FlowVersion,
} from '@panome/analysis/flows';
import { isQc } from '@panome/analysis/groups';
import type { GroupScheme, RunSource, TaskForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { accessOf, type SeenProject } from '../../projects/index.ts';
import { contrastsOf } from '../../schemes/index.ts';
import { namesOf, sourcesOfRoles, type Bindings, type Recognise } from '../binding/recognise.ts';
import { wrongGuesses } from '../binding/wrongGuesses.ts';
import { samplesOf, type SourceData, type SourceReader } from '../binding/sourceReader.ts';
import { mostContrasts, schemeOf } from '../planning/prepareRun.ts';
import type { RoleReader } from '../planning/readRoles.ts';
import { versionOf } from '../planning/versions.ts';
import { chartsOfMethod, presentRole, presentStandard, presentVersion } from './presentVersion.ts';

type Asked = RunSource & { readonly version_id: string };
type Available = ResponseOf<'availableModuleChart'>;
type Found = {
  readonly version: FlowVersion;
  readonly data: SourceData;
  readonly bound: Bindings;
  readonly given: FlowGiven;
};

type Dependencies = {
  readonly readSource: SourceReader['read'];
  readonly recognise: Recognise;
  readonly readRoles: RoleReader;
};

/** A large table is read on; the menu is shown meanwhile. */
function unread(error: unknown): Awaited<ReturnType<RoleReader>> {
  if (error instanceof Refusal) return { roles: new Map(), problems: [] };
  throw error;
}

export type VersionService = ReturnType<typeof createVersionService>;

/** Flows as people choose them, and what a version can do with the data of a project or folder. */
export function createVersionService({ readRoles, readSource, recognise }: Dependencies) {
  /**
   * What is there. Tables are read, so that what needs a certain column is known; one that is read by nobody in time, or
   * is wrong, counts by its name.
   */
  async function find(actor: Actor, asked: Asked, scheme: GroupScheme | null = null): Promise<Found> {
    const version = versionOf(asked.version_id);
    const data = await readSource(actor, asked);
    const recognised = await recognise(actor, version, { tables: data.tables, samples: samplesOf(data.scheme) });
    const { problems, roles: read } = await readRoles(actor, {
      version,
      delivered: data.tables,
      inputs: sourcesOfRoles(recognised),
      recipes: {},
    }).catch(unread);
    const guesses = wrongGuesses(recognised, problems);
    const bound: Bindings = new Map(
      [...recognised].map(([role, one]) => [role, guesses.has(role) ? { ...one, bound: null } : one]),
    );
    const used = scheme ?? data.scheme;
    const groups = schemeOf(used, read);
    return {
      version,
      data: { ...data, scheme: used },
      bound,
      given: {
        roles: { ...namesOf(bound), ...Object.fromEntries(read) },
        scheme: groups,
        contrasts: contrastsOf(groups?.levels ?? []).slice(0, mostContrasts),
      },
    };
  }

  function standardOf({ given, version }: Found): Available['standard'] {
    const steps = planFlow(version, given);
    return version.steps.map((spec) => {
      const planned = steps.filter((step) => step.spec.id === spec.id);
      const runs = planned.some(({ state }) => state === 'planned');
      return { ...presentStandard(spec), available: runs, reason: runs ? '' : (planned[0]?.reason ?? '') };
    });
  }

  return {
    list: (): ResponseOf<'flowList'> =>
      [...new Set(flowVersions.map(({ flow }) => flow))].map((flow) => {
        const newest = newestOf(flow)!;
        return {
          id: flow,
          title: newest.title,
          family: newest.family,
          newest: presentVersion(newest),
          versions: flowVersions.filter((version) => version.flow === flow).map(({ id }) => id),
        };
      }),

    /** @throws {Refusal} 404 for a flow or version that is not there. */
    detail(flow: string, versionId: string | undefined): ResponseOf<'flowDetail'> {
      const newest = newestOf(flow);
      if (!newest) throw notFound();
      const version = versionId === undefined ? newest : versionOf(versionId);
      if (version.flow !== flow) throw badInput(`版本 ${version.id} 不属于这个流程`);
      return {
        version: presentVersion(version),
        versions: flowVersions.filter((one) => one.flow === flow).map(({ changelog, id }) => ({ id, changelog })),
        roles: version.roles.map((role) => presentRole(version, role)),
        sections: version.sections.map(({ items, title }) => ({
          title,
          items: items.map(({ guide, method }) => {
            const { summary, title: name } = methodById(method)!;
            return { method_id: method, title: name, summary, guide, charts: chartsOfMethod(method) };
          }),
        })),
        standard: version.steps.map(presentStandard),
      };
    },

    async available(actor: Actor, asked: Asked): Promise<Available> {
      const found = await find(actor, asked);
      const { bound, data, given, version } = found;
      return {
        version: presentVersion(version),
        project: data.project && presentProject(actor, data.project),
        roles: version.roles.map((role) => ({
          ...presentRole(version, role),
          bound: bound.get(role.id)!.bound,
          candidates: [...bound.get(role.id)!.candidates],
        })),
        sections: availableItems(version, given).map(({ items, title }) => ({
          title,
          items: items.map(({ available, guide, method, reason, summary, title: name }) => ({
            method_id: method,
            title: name,
            summary,
            guide,
            charts: chartsOfMethod(method),
            available,
            reason,
          })),
        })),
        standard: standardOf(found),
        missing: [...missingRoles(version, given.roles)],
        scheme: data.scheme,
        contrasts: given.contrasts.map(({ name = '', reference, test }) => ({ test, reference, name })),
      };
    },

    /** Forms of methods of the menu with the tables of their roles; what is not there stays empty. */
    async forms(
      actor: Actor,
      asked: Asked & { readonly methods: readonly string[]; readonly scheme: GroupScheme | null },
    ) {
      const { bound, data, given, version } = await find(actor, asked, asked.scheme);
      const items = new Map(
        availableItems(version, given).flatMap((section) => section.items.map((item) => [item.method, item] as const)),
      );
      const files: Record<string, string> = {};
      const forms = asked.methods.map((id): TaskForm => {
        const item = items.get(id);
        const method = methodById(id);
        if (!item || !method) throw badInput(`“${version.title}”的菜单中没有“${id}”`);
        const references = Object.fromEntries(
          Object.entries(item.bind).flatMap(([input, role]) => {
            const table = bound.get(role)?.bound;
            if (!table) return [];
            files[table.source_id] = table.title;
            return [[input, { file_id: table.source_id }] as const];
          }),
        );
        const { matrix = null, ...more } = references as TaskForm['inputs']['more'] & {
          matrix?: { file_id: string };
        };
        const grouped = method.inputs.some((input) => input.id === 'groups');
        return {
          tool_id: id,
          name: [method.title, ...(data.name ? [data.name] : [])].join(' · ').slice(0, 100),
          inputs: { matrix, groups: grouped ? groupsFor(version, id, data.scheme) : null, more },
          options: {},
          recipe: { format: 1, steps: [] },
          seed: 1,
          chart_settings: {},
        };
      });
      return { forms, files };
    },
  };
}

/** Quality controls are no group to be compared: they take part only where the flow lets them, as in charts of quality. */
function groupsFor(version: FlowVersion, method: string, scheme: GroupScheme | null): GroupScheme | null {
  const isWhole = version.steps.some((step) => step.method === method && step.groups === 'whole');
  if (!scheme || isWhole) return scheme;
  const controls = scheme.groups.filter(({ name }) => isQc(name));
  return {
    ...scheme,
    groups: scheme.groups.filter((group) => !controls.includes(group)),
    excluded: [...scheme.excluded, ...controls.flatMap(({ samples }) => samples)],
  };
}

const presentProject = (actor: Actor, row: SeenProject): Available['project'] => ({
  id: row.id,
  name: row.bound_name ?? row.name,
  family: row.family as NonNullable<Available['project']>['family'],
  access: accessOf(actor, row),
});
