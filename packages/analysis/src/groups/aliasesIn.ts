import type { ResultDocument, SampleAlias } from '../model/index.ts';

/** Every name that was read as another one in a run, since somebody confirmed it. */
export function aliasesIn({ groups, inputs }: Pick<ResultDocument, 'groups' | 'inputs'>): readonly SampleAlias[] {
  const all = [...(groups?.aliases ?? []), ...inputs.flatMap(({ aliases = [] }) => aliases)];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}
