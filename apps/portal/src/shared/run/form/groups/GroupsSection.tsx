import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { ProblemList } from '@panome/ui/problem-list';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { GroupSchemeEditor } from '../../../group-scheme-editor/index.ts';
import { namedByScheme } from '../../../schemes/aliases/index.ts';
import { SaveScheme } from '../../../schemes/index.ts';
import { toListProblems, type Problem } from '../../../tasks/index.ts';
import * as styles from '../Form.css.ts';
import { fieldIds } from '../fieldIds.ts';
import { isOwnFile, type GroupScheme, type OptionInput, type Recipe, type SampleFile, type Tool } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import { GroupFiles } from './GroupFiles.tsx';
import { GroupSources } from './GroupSources.tsx';
import { groupableFactors, regroup } from './regroup.ts';
import { useGroupSource } from './useGroupSource.ts';
import { UseScheme } from './UseScheme.tsx';

type GroupsSectionProps = {
  tool: Tool;
  spec: Tool['inputs'][number];
  /** The file whose samples are grouped. */
  of: SampleFile | null;
  /** The repairs of that file. */
  recipe: Recipe;
  samples: readonly string[];
  /** The input that is wanted first, where it is not the data table. */
  after?: string | undefined;
  groups: GroupScheme | null;
  /** A file that came with the table: its groups are taken at once. */
  fileOfGroups?: string | undefined;
  /** `found` when nobody asked for these groups. */
  onChange: (groups: GroupScheme | null, found?: boolean) => void;
  /** Groups of a kept scheme, with the options that make its contrast. */
  onScheme: (groups: GroupScheme, options: Readonly<Record<string, OptionInput>>) => void;
  /** What the check before the run found about the groups. */
  checked: readonly Problem[];
  error: string | undefined;
};

/** Up to this many samples can be moved by hand; single cells, of which there are more, are grouped by a file. */
const mostEdited = 1_000;
const noGroups: GroupScheme = { groups: [], excluded: [], factors: [] };

/** Which sample belongs to which group, in which order and colour. */
export function GroupsSection({ after, of, spec, ...rest }: GroupsSectionProps) {
  const text = useText(toolFormText);
  const levels = spec.levels && text.levels(spec.levels.min, spec.levels.max);
  const words = [spec.required ? levels : text.optional, spec.required ? text.order : spec.help]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card
      actions={
        rest.groups && (
          <Inline>
            {of && isOwnFile(of.file.file_id) && (
              <SaveScheme place={{ file_id: of.file.file_id }} scheme={rest.groups} />
            )}
            <Button onClick={() => rest.onChange(null)} size="small" variant="quiet">
              {text.clearGroups}
            </Button>
          </Inline>
        )
      }
      description={words}
      title={text.groupsCard}
    >
      <div className={styles.target} id={fieldIds.groups} tabIndex={-1}>
        {of ? (
          <GroupsBody of={of} {...rest} />
        ) : (
          <Text tone="muted">{after ? text.chooseInputFirst(after) : text.chooseFirst}</Text>
        )}
      </div>
    </Card>
  );
}

function GroupsBody({
  checked,
  error,
  fileOfGroups,
  groups,
  of,
  recipe,
  onChange,
  onScheme,
  samples,
  tool,
}: Omit<GroupsSectionProps, 'after' | 'of' | 'spec'> & { of: SampleFile }) {
  const text = useText(toolFormText);
  const { busy, forget, kept, load, missed, origin, problems } = useGroupSource(
    { of, recipe, groups, brings: fileOfGroups },
    onChange,
  );
  const scheme = groups ?? noGroups;
  const others = groupableFactors(scheme);
  const shown = checked.length > 0 ? checked : problems;
  return (
    <Stack>
      <UseScheme
        groups={groups}
        onUse={(next, options) => {
          forget();
          onScheme(next, options);
        }}
        samples={samples}
        tool={tool}
      />
      {isOwnFile(of.file.file_id) && (
        <GroupFiles
          busy={busy === 'file'}
          onLoad={(file) => void load({ kind: 'file', file })}
          tableId={of.file.file_id}
        />
      )}
      <GroupSources busy={busy} onLoad={(source) => void load(source)} />
      {origin && groups && (
        <Text as="p" role="status" tone="muted">
          {origin === 'own' ? text.ownGroups : text.broughtGroups}
        </Text>
      )}
      {kept && groups && (
        <Text as="p" role="status" tone="muted">
          {kept.same_file ? text.keptSame(kept.task) : text.keptOther(kept.task)}
        </Text>
      )}
      {(missed ?? error) && (
        <Text as="p" role="alert" tone="danger">
          {missed ?? error}
        </Text>
      )}
      <ProblemList problems={toListProblems(shown)} />
      {scheme.factors.length > 0 && (
        <Text as="p" tone="muted">
          {text.factors(scheme.factors.map(({ name }) => name).join('、'))}
        </Text>
      )}
      {others.length > 0 && (
        <Select
          help={text.groupByHelp}
          label={text.groupBy}
          onValueChange={(factor) => {
            forget();
            onChange(regroup(scheme, factor, text.formerGroups));
          }}
          options={others.map((name) => ({ value: name, label: name }))}
          placeholder={text.groupByNow(scheme.groups.map(({ name }) => name))}
          value=""
        />
      )}
      {samples.length > mostEdited && scheme.groups.length > 0 && (
        <Text as="p" tone="muted">
          {scheme.groups.map(({ name, samples: members }) => text.groupSize(name, members.length)).join('，')}
        </Text>
      )}
      {samples.length <= mostEdited && (
        <GroupSchemeEditor
          onValueChange={(next) => {
            forget();
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
