import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Link as LinkLook } from '@panome/ui/link';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { Zap } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { configPath, flowListPath, neededWords, StandardTable } from '../../../shared/flows/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { FamilyTag } from '../../../shared/projects/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import { unionPath } from '../paths.ts';

/** 流程详情: what a flow takes, what it does step by step, and what its menu has beside that. */
export function Page() {
  const { id = '' } = useParams();
  const { notFound, title } = useOpenRoute();
  const { data, error, mutate } = useCall('flowDetail', { id }, { keepPreviousData: false, revalidateOnFocus: false });
  if (error?.status === 404) return notFound;
  if (!data && !error) return <PageSkeleton />;
  if (!data)
    return (
      <PageBody>
        <PageHeader title={title} />
        <FailedState
          message={`${text.detailFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error?.requestId || undefined}
        />
      </PageBody>
    );
  const { roles, sections, standard, version, versions } = data;
  const union = version.family === 'union';
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={version.title}>
            <LinkLook asChild tone="muted">
              <Link to={flowListPath}>{text.title}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        actions={
          <>
            {!union && (
              <Button asChild variant="quiet">
                <Link to={`/modular/${version.flow_id}/${version.id}/data-choose`}>{text.stepwise}</Link>
              </Button>
            )}
            {!union && (
              <Button asChild>
                <Link to={configPath('uncontracted', version.flow_id, version.id)}>{text.startFiles}</Link>
              </Button>
            )}
            <Button asChild icon={<Zap aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
              <Link to={union ? unionPath : configPath('contracted', version.flow_id, version.id)}>
                {union ? text.startUnion : text.startProject}
              </Link>
            </Button>
          </>
        }
        description={version.question}
        title={version.title}
      />
      <div>
        <FamilyTag family={version.family} />{' '}
        <Text size="secondary" tone="muted">
          {[text.version(version.id), text.steps(version.step_count), text.charts(version.chart_count)].join(' · ')}
        </Text>
      </div>
      <Card title={text.takes}>
        <Descriptions
          columns={1}
          items={roles.map((role) => ({ label: role.title, value: `${neededWords(role)}。${role.help}` }))}
        />
      </Card>
      <Card description={text.standardHelp} padding="none" title={text.standard}>
        <StandardTable steps={standard} />
      </Card>
      <Card description={text.menuHelp} title={text.menu}>
        <Descriptions
          columns={1}
          items={sections.map((section) => ({
            label: section.title,
            value: section.items.map((item) => item.title).join('、'),
          }))}
        />
      </Card>
      <Card title={text.versions}>
        <Descriptions
          columns={1}
          items={versions.map(({ changelog, id: one }) => ({ label: one, value: changelog }))}
        />
      </Card>
    </PageBody>
  );
}
