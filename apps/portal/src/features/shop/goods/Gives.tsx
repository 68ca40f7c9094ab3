import { omicsFamilies } from '@panome/contract/families';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Text } from '@panome/ui/text';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workspacePath } from '../../../shared/workspace/workspaceAddress.ts';
import * as styles from '../Shop.css.ts';
import { goodsText as text, shopText } from '../shop.text.ts';
import type { Goods } from './useOrder.ts';

/** The workspace of the family's example: what a customer has in front of them after the delivery. */
function examplePath({ demo, family }: Goods): string | undefined {
  const own = omicsFamilies.find((one) => one === family);
  if (!demo || !own) return undefined;
  const address = { family: own, flowId: own, versionId: demo.version_id, projectId: demo.project_id } as const;
  return workspacePath({ ...address, projectFrom: 2, sourceFrom: 1, isExample: 1 }, 'project-description');
}

/** What a service gives, with the example to look at. */
export function Gives({ goods }: { goods: Goods }) {
  const { demo, facts } = goods;
  const example = examplePath(goods);
  return (
    <Card
      actions={
        example && (
          <Button asChild icon={<FlaskConical aria-hidden size={16} strokeWidth={1.5} />}>
            <Link to={example}>{text.look}</Link>
          </Button>
        )
      }
      title={text.deliver}
    >
      <div className={styles.stack}>
        <ul className={styles.bullets}>
          {facts.deliverables.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {example && demo && <Text tone="muted">{text.lookHint(demo.name)}</Text>}
        <Descriptions
          columns={1}
          items={[
            { label: text.facts.platform, value: facts.platform },
            { label: text.facts.days, value: text.daysAfter(facts.days.from, facts.days.to) },
            { label: text.facts.least, value: shopText.least(facts.least_samples) },
            ...(facts.replicates ? [{ label: text.facts.replicates, value: facts.replicates }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
