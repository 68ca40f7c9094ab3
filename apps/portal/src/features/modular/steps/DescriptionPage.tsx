import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Text } from '@panome/ui/text';
import { neededWords, StandardTable } from '../../../shared/flows/index.ts';
import { ModularPage, useModular } from './ModularPage.tsx';
import { stepsText as text } from './steps.text.ts';

/** 流程说明: what the flow answers, takes and does. */
export const Page = () => (
  <ModularPage step="description">
    <Description />
  </ModularPage>
);

function Description() {
  const { roles, standard, version } = useModular().flow;
  return (
    <>
      <Card title={version.question}>
        <Text as="p">{version.summary}</Text>
      </Card>
      <Card title={text.takes}>
        <Descriptions
          columns={1}
          items={roles.map((role) => ({ label: role.title, value: `${neededWords(role)}。${role.help}` }))}
        />
      </Card>
      <Card padding="none" title={text.standard}>
        <StandardTable steps={standard} />
      </Card>
    </>
  );
}
