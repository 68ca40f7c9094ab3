import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { GroupSchemeEditor } from '@panome/ui/group-scheme-editor';
import { useText } from '@panome/ui/locale';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { toListProblems, type Problem } from '../../../../shared/tasks/index.ts';
import * as styles from '../Form.css.ts';
import { fieldIds } from '../fieldIds.ts';
import type { ChosenFile, GroupScheme, Tool } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import { GroupSources } from './GroupSources.tsx';
import { useGroupSource } from './useGroupSource.ts';

type GroupsSectionProps = {
  spec: Tool['inputs'][number];
  matrix: ChosenFile | null;
  samples: readonly string[];
  groups: GroupScheme | null;
  onChange: (groups: GroupScheme | null) => void;
  /** What the check before the run found about the groups. */
  checked: readonly Problem[];
  error: string | undefined;
};

const noGroups: GroupScheme = { groups: [], excluded: [], factors: [] };

/** Which sample belongs to which group, in which order and colour. */
export function GroupsSection({ matrix, spec, ...rest }: GroupsSectionProps) {
  const text = useText(toolFormText);
  const levels = spec.levels && text.levels(spec.levels.min, spec.levels.max);
  const words = [spec.required ? levels : text.optional, spec.required ? text.order : spec.help].filter(Boolean).join(' · ');
  return (
    <Card
      actions={
        rest.groups && (
          <Button onClick={() => rest.onChange(null)} size="small" variant="quiet">
            {text.clearGroups}
          </Button>
        )
      }
      description={words}
      title={text.groupsCard}
    >
      <div className={styles.target} id={fieldIds.groups} tabIndex={-1}>
        {matrix ? <GroupsBody matrix={matrix} {...rest} /> : <Text tone="muted">{text.chooseFirst}</Text>}
      </div>
    </Card>
  );
}

function GroupsBody({ checked, error, groups, matrix, onChange, samples }: Omit<GroupsSectionProps, 'matrix' | 'spec'> & { matrix: ChosenFile }) {
  const text = useText(toolFormText);
  const { busy, forget, load, missed, problems } = useGroupSource(matrix, onChange);
  const scheme = groups ?? noGroups;
  const shown = checked.length > 0 ? checked : problems;
  return (
    <Stack>
      <GroupSources busy={busy} onLoad={(source) => void load(source)} />
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
      <GroupSchemeEditor
        onChange={(next) => {
          forget();
          onChange({ groups: next.groups.map((group) => ({ ...group, samples: [...group.samples] })), excluded: [...next.excluded], factors: scheme.factors });
        }}
        samples={samples}
        value={scheme}
      />
    </Stack>
  );
}
