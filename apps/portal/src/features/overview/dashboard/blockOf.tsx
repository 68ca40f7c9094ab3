import type { WorkbenchBlock } from '@panome/contract/workbench';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { useCallPage } from '../../../shared/api/index.ts';
import { newsListPath, NewsRows } from '../../../shared/news/index.ts';
import { Block } from '../../../shared/page/index.ts';
import { ActiveTasks } from '../ActiveTasks.tsx';
import { AllLink } from '../AllLink.tsx';
import { Contracts, Deliveries } from '../Contracts.tsx';
import { NewFiles } from '../NewFiles.tsx';
import { overviewText } from '../overview.text.ts';
import { StateCounts } from '../StateCounts.tsx';
import { Storage } from '../Storage.tsx';
import { TasksIn } from '../TasksIn.tsx';
import { Waiting } from '../Waiting.tsx';
import { dashboardText as text } from './dashboard.text.ts';

/** The newest news; the same request as the ticker, so it is asked for once. */
const News = () => (
  <Block
    actions={<AllLink of={text.blocks.news} to={newsListPath} />}
    answer={useCallPage('dynamicList', { page: 1, size: 10 }, { revalidateOnFocus: false })}
    empty={<Text tone="muted">{text.noNews}</Text>}
    height={160}
    isEmpty={({ data }) => data.length === 0}
    title={text.blocks.news}
  >
    {({ data }) => <NewsRows label={text.blocks.news} news={data.slice(0, 5)} />}
  </Block>
);

const blocks: Readonly<Record<WorkbenchBlock, ReactNode>> = {
  waiting: <Waiting />,
  counts: <StateCounts />,
  active: <ActiveTasks />,
  results: <TasksIn empty={overviewText.noResults} state="succeeded" title={overviewText.results} />,
  contracts: <Contracts />,
  deliveries: <Deliveries />,
  failed: <TasksIn empty={overviewText.noFailed} state="failed" title={overviewText.failed} />,
  files: <NewFiles />,
  storage: <Storage />,
  news: <News />,
};

/** What a block shows. */
export const blockOf = (block: WorkbenchBlock): ReactNode => blocks[block];

/** Blocks of counts take a whole row. */
export const isWide = (block: WorkbenchBlock): boolean => block === 'waiting' || block === 'counts';
