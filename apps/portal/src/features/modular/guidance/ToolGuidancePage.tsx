import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { ChartScatter } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { pageStyles } from '../../../shared/page/index.ts';
import { unconfirmed } from '../../../shared/run/guide/unconfirmed.ts';
import { useWorkspace, WorkspacePage, type WorkspaceItem } from '../../../shared/workspace/index.ts';
import { MethodMenu } from '../menu/MethodMenu.tsx';
import { useMethod } from '../menu/useMethod.ts';
import { modularText as text } from '../modular.text.ts';
import { OptionTable } from './OptionTable.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../../shared/run/guide/Markdown.tsx')).Markdown }));

/** 工具指引: what a method of the family does, what each option changes, and what it gives. */
export const Page = () => (
  <WorkspacePage page="tool-guidance">
    <Guidance />
  </WorkspacePage>
);

function Guidance() {
  const { id, item } = useMethod();
  return (
    <MethodMenu current={id} page="tool-guidance">
      {item ? (
        <Method item={item} key={id} />
      ) : (
        <EmptyState description={id && text.noMethodHelp} title={id ? text.noSuchMethod : text.noMethod} />
      )}
    </MethodMenu>
  );
}

function Method({ item }: { readonly item: WorkspaceItem }) {
  const { pathOf } = useWorkspace();
  const {
    data: tool,
    error,
    mutate,
  } = useCall('toolDetail', { id: item.method_id }, { keepPreviousData: false, revalidateOnFocus: false });
  const remark = unconfirmed(item.method_id);
  return (
    <>
      <header className={pageStyles.header}>
        <div className={pageStyles.titles}>
          <Heading level={2}>{item.title}</Heading>
          <Text as="p" tone="muted">
            {item.guide || item.summary}
          </Text>
        </div>
        <div className={pageStyles.actions}>
          <Button asChild icon={<ChartScatter aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
            <Link to={pathOf('tool-view', { tool: item.method_id })}>{text.toTool}</Link>
          </Button>
        </div>
      </header>
      {error && !tool && (
        <FailedState
          message={`${text.guideFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      )}
      {!tool && !error && <Skeleton height={320} shape="block" />}
      {tool && (
        <>
          <Card title={text.whatItTakes}>
            <ul role="list">
              {tool.inputs.map(({ help, id, label, required }) => (
                <li key={id}>
                  <Text>{`${label}（${required ? text.required : text.optional}）`}</Text>
                  {help && <Text tone="muted">{` ${help}`}</Text>}
                </li>
              ))}
            </ul>
          </Card>
          <Card padding={tool.options.length > 0 ? 'none' : 'large'} title={text.options}>
            {tool.options.length > 0 ? (
              <OptionTable options={tool.options} />
            ) : (
              <Text tone="muted">{text.noOptions}</Text>
            )}
          </Card>
          <Card title={text.guide}>
            <Suspense fallback={<Skeleton height={320} shape="block" />}>
              <Stack>
                {remark !== undefined && (
                  <Text as="p" tone="muted">
                    {remark}
                  </Text>
                )}
                <Markdown source={tool.guide} />
              </Stack>
            </Suspense>
          </Card>
        </>
      )}
    </>
  );
}
