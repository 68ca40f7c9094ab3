import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { GroupSchemeEditor } from '../../../shared/group-scheme-editor/index.ts';
import { useInspection } from '../../../shared/run/form/data/useInspection.ts';
import { GroupSources } from '../../../shared/run/form/groups/GroupSources.tsx';
import { useGroupSource } from '../../../shared/run/form/groups/useGroupSource.ts';
import { useSampleNames } from '../../../shared/run/form/groups/useSampleNames.ts';
import { stepsOf, type GroupScheme, type Recipe, type SampleFile } from '../../../shared/run/form/toolForm.ts';
import { namedByScheme } from '../../../shared/schemes/aliases/index.ts';
import { SchemeChooser } from '../../../shared/schemes/index.ts';
import { toListProblems } from '../../../shared/tasks/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import type { Contrast } from './runConfig.ts';

type GroupsPartProps = {
  /** The table whose samples are grouped. */
  readonly of: SampleFile;
  readonly recipe: Recipe;
  readonly groups: GroupScheme | null;
  /** Whose schemes are offered; of all of one's own those that fit, without a project. */
  readonly projectId: string | undefined;
  readonly onChange: (groups: GroupScheme | null, contrasts?: readonly Contrast[]) => void;
};

const noGroups: GroupScheme = { groups: [], excluded: [], factors: [] };
/** Up to this many samples can be moved by hand. */
const mostEdited = 1_000;

/** Which sample belongs to which group: a kept scheme, from a file, pasted, guessed, or by hand. */
export function GroupsPart({ groups, of, onChange, projectId, recipe }: GroupsPartProps) {
  const table = useInspection(of.input === 'matrix' ? of.file : null, { steps: stepsOf(recipe, 'matrix') });
  const { problems: unread, samples } = useSampleNames(of, recipe, table);
  const source = useGroupSource({ of, recipe, groups }, (found) => onChange(found));
  const scheme = groups ?? noGroups;
  return (
    <Stack>
      <SchemeChooser
        onValueChange={(chosen) => chosen && onChange(chosen.scheme, chosen.contrasts)}
        projectId={projectId}
        samples={projectId === undefined ? samples : undefined}
        value=""
      />
      <GroupSources busy={source.busy} onLoad={(from) => void source.load(from)} />
      {source.missed && (
        <Text as="p" role="alert" tone="danger">
          {source.missed}
        </Text>
      )}
      <ProblemList problems={toListProblems([...unread, ...source.problems])} />
      {samples.length === 0 && !table.reading && unread.length === 0 && <Text tone="muted">{text.noSamples}</Text>}
      {samples.length > 0 && samples.length <= mostEdited && (
        <GroupSchemeEditor
          onValueChange={(next) => {
            source.forget();
            onChange({
              ...scheme,
              groups: next.groups.map((group) => ({ ...group, samples: [...group.samples] })),
              excluded: [...next.excluded],
            });
          }}
          samples={namedByScheme(samples, scheme.aliases)}
          value={scheme}
        />
      )}
    </Stack>
  );
}
