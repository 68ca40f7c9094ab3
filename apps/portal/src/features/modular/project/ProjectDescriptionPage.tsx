import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { Statistic } from '@panome/ui/statistic';
import { Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fileStorePath } from '../../../shared/files/index.ts';
import { SchemesCard } from '../../../shared/schemes/index.ts';
import { useWorkspace, WorkspacePage } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';
import { GroupsCard } from './GroupsCard.tsx';
import { RolesCard } from './RolesCard.tsx';

/** 项目说明: what the data are, by which the family's analysis is possible, and what is missing. */
export const Page = () => (
  <WorkspacePage actions={<Start />} page="project-description">
    <Description />
  </WorkspacePage>
);

function Start() {
  const { address, missing, pathOf, project } = useWorkspace();
  if (missing.length > 0 || project?.access === 'view') return null;
  const sequence = address.family === 'single-cell';
  return (
    <Button asChild icon={<Zap aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
      <Link to={pathOf(sequence ? 'tool-view' : 'flow-analysis')}>{sequence ? text.startSequence : text.start}</Link>
    </Button>
  );
}

function Description() {
  const { missing, project, roles, scheme, sections, source, version } = useWorkspace();
  const place = project ? { project_id: project.id } : source.project_id ? { file_id: source.project_id } : null;
  const items = sections.flatMap((section) => section.items);
  const groups = scheme.groups?.groups ?? [];
  return (
    <>
      {missing.length > 0 && (
        <Callout
          actions={
            <Button asChild size="small">
              <Link to={fileStorePath}>{text.toFiles}</Link>
            </Button>
          }
          title={text.missing(missing.join('、'))}
          tone="warning"
        >
          {text.missingHelp}
        </Callout>
      )}
      <Card description={version.question} title={version.title}>
        <Inline align="start" space="xxlarge">
          <Statistic label={text.samples} value={groups.reduce((sum, { samples }) => sum + samples.length, 0)} />
          <Statistic label={text.groups} value={groups.length} />
          <Statistic
            label={text.tables}
            value={`${roles.filter(({ bound }) => bound !== null).length}/${roles.length}`}
          />
          <Statistic
            label={text.charts}
            value={`${items.filter(({ available }) => available).length}/${items.length}`}
          />
        </Inline>
      </Card>
      <RolesCard />
      <GroupsCard />
      {place && <SchemesCard canAdd={project?.access !== 'view'} place={place} />}
    </>
  );
}
