import type { ChosenFile, GroupScheme, Reading, Recipe } from '../../../shared/run/form/toolForm.ts';
import { referenceOf } from '../../../shared/run/form/toolForm.ts';
import type { RunForm } from '../../../shared/flows/index.ts';
import type { ResponseOf } from '@panome/contract/client';

type Sent = ResponseOf<'flowRunDetail'>['form'];
export type StepValues = Readonly<Record<string, string | number | boolean>>;
export type Contrast = Sent['contrasts'][number];
export type RunSource = Sent['source'];

/** What a person decides about a run, as the page holds it. */
export type RunConfig = {
  /** Empty follows the flow and the project. */
  readonly name: string;
  readonly source: RunSource;
  /** The table of each role; null leaves the role out. */
  readonly files: Readonly<Record<string, ChosenFile | null>>;
  readonly recipe: Readonly<Record<string, Recipe>>;
  readonly scheme: GroupScheme | null;
  readonly contrasts: readonly Contrast[];
  /** Options that differ from those of the flow, by step. */
  readonly options: Readonly<Record<string, StepValues>>;
  /** Steps of the flow that are left out. */
  readonly without: readonly string[];
  readonly seed: number;
};

const given = ({ delimiter, encoding, sheet }: Reading): Reading => ({ delimiter, encoding, sheet });

/** The configuration of a run that is done again. @param files - Names of its files by their source. */
export function configOf(sent: Sent, files: Readonly<Record<string, string>>, steps: readonly string[]): RunConfig {
  return {
    name: sent.name,
    source: sent.source,
    files: Object.fromEntries(
      Object.entries(sent.inputs).map(([role, file]) => [
        role,
        file && { file_id: file.file_id, name: files[file.file_id] ?? file.file_id, ...given(file) },
      ]),
    ),
    recipe: sent.recipe,
    scheme: sent.scheme,
    contrasts: sent.contrasts,
    options: sent.options,
    without: sent.steps ? steps.filter((id) => !sent.steps!.includes(id)) : [],
    seed: sent.seed,
  };
}

/** The configuration as it is sent. @param steps - Every step of the flow. */
export function formOf(version: string, config: RunConfig, steps: readonly string[], parent = ''): RunForm {
  const { contrasts, files, name, options, recipe, scheme, seed, source, without } = config;
  return {
    version_id: version,
    name: name.trim(),
    source,
    inputs: Object.fromEntries(Object.entries(files).map(([role, file]) => [role, file && referenceOf(file)])),
    scheme,
    contrasts: [...contrasts],
    options: Object.fromEntries(Object.entries(options).filter(([, values]) => Object.keys(values).length > 0)),
    recipe: Object.fromEntries(Object.entries(recipe).filter(([, { steps: done }]) => done.length > 0)),
    seed,
    ...(without.length > 0 && { steps: steps.filter((id) => !without.includes(id)) }),
    ...(parent && { parent_run: parent }),
  };
}

/** The configuration with another value of an option; undefined gives it back to the flow. */
export function withOption(
  config: RunConfig,
  step: string,
  option: string,
  value: string | number | boolean | undefined,
): RunConfig {
  const { [option]: _before, ...others } = config.options[step] ?? {};
  return {
    ...config,
    options: { ...config.options, [step]: value === undefined ? others : { ...others, [option]: value } },
  };
}

/** The configuration with another table for a role. What was decided about the former one belongs to it. */
export function withFile(config: RunConfig, role: string, file: ChosenFile | null): RunConfig {
  const { [role]: _former, ...recipe } = config.recipe;
  const same = config.files[role]?.file_id === file?.file_id;
  return { ...config, files: { ...config.files, [role]: file }, recipe: same ? config.recipe : recipe };
}
