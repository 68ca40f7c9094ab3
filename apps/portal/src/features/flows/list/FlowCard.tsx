import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { Link as LinkLook } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { configPath, flowPath } from '../../../shared/flows/index.ts';
import { FamilyTag } from '../../../shared/projects/index.ts';
import { unionPath } from '../paths.ts';
import { flowPagesText as text } from '../flowPages.text.ts';

type Version = ResponseOf<'flowList'>[number]['newest'];

/** One flow: what it answers, how much it gives, and the ways to begin. */
export const FlowCard = ({ version }: { readonly version: Version }) => (
  <Card
    actions={<FamilyTag family={version.family} />}
    title={
      <LinkLook asChild tone="neutral">
        <Link to={flowPath(version.flow_id)}>{version.title}</Link>
      </LinkLook>
    }
  >
    <Stack space="medium">
      <Text as="p">{version.question}</Text>
      <Text as="p" size="secondary" tone="muted">
        {[text.steps(version.step_count), text.charts(version.chart_count), text.tables(version.role_count)].join(
          ' · ',
        )}
      </Text>
      <Inline space="small">
        {version.family === 'union' ? (
          <Button asChild size="small">
            <Link to={unionPath}>{text.startUnion}</Link>
          </Button>
        ) : (
          <>
            <Button asChild size="small">
              <Link to={configPath('contracted', version.flow_id, version.id)}>{text.startProject}</Link>
            </Button>
            <Button asChild size="small" variant="quiet">
              <Link to={configPath('uncontracted', version.flow_id, version.id)}>{text.startFiles}</Link>
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  </Card>
);
