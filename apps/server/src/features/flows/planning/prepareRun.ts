import {
  missingRoles,
  planFlow,
  withFactors,
  type Contrast,
  type FlowVersion,
  type PlannedStep,
} from '@panome/analysis/flows';
import { aliasFaults } from '@panome/analysis/groups';
import { InputError, type Groups } from '@panome/analysis/model';
import type { FileReference, GroupScheme, Problem, RunForm } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput } from '../../../platform/http/refusal.ts';
import { toGroups } from '../../../runner/jobs/groupScheme.ts';
import { contrastsOf, faultsOf } from '../../schemes/index.ts';
import type { Bindings, Recognise } from '../binding/recognise.ts';
import { samplesOf, type SourceData, type SourceReader } from '../binding/sourceReader.ts';
import { checkOptionsOf, checkStepNames } from './checkOptions.ts';
import { fault, refuseErrors } from './problems.ts';
import { wrongGuesses } from '../binding/wrongGuesses.ts';
import type { ReadRole, RoleReader } from './readRoles.ts';
import { alikeSamples, namedSamples, unionSamples, type AlikeSample } from './samplesOfRoles.ts';
import { versionOf } from './versions.ts';

/** A run as it is going to be, before it is sent. */
export type PreparedRun = {
  readonly version: FlowVersion;
  readonly data: SourceData;
  readonly roles: ReadonlyMap<string, ReadRole>;
  /** Everything filled in that was left out. */
  readonly form: RunForm & { readonly inputs: Readonly<Record<string, FileReference | null>> };
  readonly steps: readonly PlannedStep[];
  readonly warnings: readonly Problem[];
  /** Names that are perhaps samples of the groups written otherwise. */
  readonly alike: readonly AlikeSample[];
};

/** As many as a form takes. */
export const mostContrasts = 30;

/** The files of the roles: those that were chosen, and of the others what the source has for them. */
function inputsOf(version: FlowVersion, bound: Bindings, given: RunForm['inputs']): RunForm['inputs'] {
  const unknown = Object.keys(given).find((id) => !version.roles.some((role) => role.id === id));
  if (unknown !== undefined) throw badInput(`“${version.title}”不需要“${unknown}”这种表`);
  return Object.fromEntries(
    version.roles.flatMap(({ id }): [string, FileReference | null][] => {
      if (given[id] !== undefined) return [[id, given[id]]];
      const found = bound.get(id)?.bound;
      return found ? [[id, { file_id: found.source_id }]] : [];
    }),
  );
}

const filesOf = (inputs: RunForm['inputs']) =>
  Object.fromEntries(Object.entries(inputs).filter((entry): entry is [string, FileReference] => entry[1] !== null));

const withoutEmpty = (scheme: GroupScheme | null): GroupScheme | null =>
  scheme && { ...scheme, groups: scheme.groups.filter(({ samples }) => samples.length > 0) };

/** The groups with the further columns of the roles that are tables of samples, such as the order of injection. */
export function schemeOf(scheme: GroupScheme | null, roles: ReadonlyMap<string, ReadRole>): Groups | null {
  let groups = scheme && toGroups(scheme);
  for (const { groups: more } of roles.values()) if (more) groups = withFactors(groups, more);
  return groups;
}

/** Further names of samples that no table has. */
function unusedAliases(roles: ReadonlyMap<string, ReadRole>, groups: Groups | null): Problem[] {
  const names = [...roles.values()].flatMap(({ samples }) => samples);
  const faults = aliasFaults(groups?.aliases ?? [], groups?.samples ?? [], names) as Problem[];
  return faults.filter(({ severity }) => severity === 'warning');
}

/** @throws {Refusal} 400 with the problems that the planner names. */
function planned(version: FlowVersion, given: Parameters<typeof planFlow>[1]): readonly PlannedStep[] {
  try {
    return planFlow(version, given);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    refuseErrors(error.problems as Problem[]);
    throw error;
  }
}

type Dependencies = {
  readonly readSource: SourceReader['read'];
  readonly recognise: Recognise;
  readonly readRoles: RoleReader;
};

const named = ({ name = '', reference, test }: Contrast) => ({ test, reference, name });

/** Works out what a run would do: the plan before the click, and the run after it. */
export function createPrepareRun({ readRoles, readSource, recognise }: Dependencies) {
  /** @throws {Refusal} 400 with the problems, 404 or 403 for its source or version. */
  return async (actor: Actor, given: RunForm): Promise<PreparedRun> => {
    const version = versionOf(given.version_id);
    const data = await readSource(actor, given.source);
    const bound = await recognise(actor, version, { tables: data.tables, samples: samplesOf(data.scheme) });
    const found = inputsOf(version, bound, given.inputs);
    const scheme = withoutEmpty(given.scheme ?? data.scheme);
    const { problems: all, roles } = await readRoles(actor, {
      version,
      delivered: data.tables,
      inputs: filesOf(found),
      recipes: given.recipe,
    });
    const guesses = wrongGuesses(bound, all, given.inputs);
    const problems = all.map(
      (problem) => (problem.code === 'wrong-kind' && guesses.get(problem.input ?? '')) || problem,
    );
    const inputs = { ...found, ...Object.fromEntries([...guesses.keys()].map((role) => [role, null])) };
    const missing = missingRoles(version, Object.fromEntries(roles));
    // A table that is there and wrong was named already.
    const wrong = problems.some(({ severity }) => severity === 'error');
    const absent = wrong
      ? []
      : missing.map((title) => fault('role-missing', 'roles', `还缺少${title}`, '请选择这种数据表，或换一个项目'));
    const groups = schemeOf(scheme, roles);
    const contrasts: readonly Contrast[] =
      given.contrasts.length > 0 ? given.contrasts : contrastsOf(groups?.levels ?? []).slice(0, mostContrasts);
    const samples = namedSamples(roles, groups);
    const ofScheme = scheme ? faultsOf({ scheme, contrasts: contrasts.map(named) }, samples) : [];
    const ofUnion = version.family === 'union' ? unionSamples(version, roles, groups) : [];
    const ofAliases = unusedAliases(roles, groups);
    checkStepNames(version, given);
    const alike = alikeSamples(version, roles, groups);
    refuseErrors([...problems, ...absent, ...ofScheme, ...ofUnion], { alike });

    const steps = planned(version, {
      roles: Object.fromEntries(roles),
      scheme: groups,
      contrasts,
      options: given.options,
      ...(given.steps && { only: given.steps }),
    });
    refuseErrors(checkOptionsOf(steps));
    if (!steps.some(({ state }) => state === 'planned'))
      throw badInput('没有可以运行的步骤，请选择更多的数据表，或设置样本分组');
    const name = given.name || [version.title, ...(data.name ? [data.name] : [])].join(' · ').slice(0, 100);
    return {
      version,
      data,
      roles,
      form: {
        ...given,
        name,
        inputs,
        scheme,
        contrasts: contrasts.map(named),
      },
      steps,
      warnings: [...problems, ...ofScheme, ...ofUnion, ...ofAliases],
      alike,
    };
  };
}
export type PrepareRun = ReturnType<typeof createPrepareRun>;
