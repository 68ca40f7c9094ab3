import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';

/** The samples by group, and which groups are compared. */
export function GroupsCard() {
  const { scheme } = useWorkspace();
  const groups = scheme.groups?.groups ?? [];
  const factors = scheme.groups?.factors ?? [];
  return (
    <Card description={scheme.name} title={text.scheme}>
      {groups.length === 0 ? (
        <Text tone="muted">{text.noGroups}</Text>
      ) : (
        <Stack>
          <Descriptions
            columns={1}
            items={[
              {
                label: text.groups,
                value: groups.map(({ name, samples }) => text.groupCount(name, samples.length)).join('、'),
              },
              {
                label: text.contrasts,
                value:
                  scheme.contrasts.length > 0
                    ? scheme.contrasts.map(({ name, reference, test }) => name || `${test} / ${reference}`).join('、')
                    : text.noContrasts,
              },
              ...(factors.length > 0
                ? [{ label: text.factorNames, value: factors.map(({ name }) => name).join('、') }]
                : []),
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}
