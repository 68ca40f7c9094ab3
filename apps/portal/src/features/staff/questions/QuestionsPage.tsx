import type { ResponseOf } from '@panome/contract/client';
import { Tag } from '@panome/ui/tag';
import type { Column } from '@panome/ui/table';
import { useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { minute } from '../../../shared/format/durations.ts';
import { KindFilter, useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Named } from '../frame/Named.tsx';
import { StaffList } from '../frame/StaffList.tsx';
import { useOpen } from '../frame/useOpen.ts';
import { QuestionDrawer } from './QuestionDrawer.tsx';
import { questionsText as text } from './questions.text.ts';

type Row = ResponseOf<'staffQuestionList'>[number];
const sources = ['support', 'task', 'feedback'] as const;
const filters = { search: 'text', state: ['waiting', 'answered', 'closed'], source: ['task', 'feedback'] } as const;
const tones = { waiting: 'warning', answered: 'success', closed: 'neutral' } as const;

/** 咨询与反馈: what customers ask and report. */
export function Page() {
  const address = useListAddress(filters);
  const source = address.view.source || 'support';
  const answer = useCallPage('staffQuestionList', { ...address.query, source }, { refreshInterval: minute });
  const open = useOpen();
  const narrow = useNarrow();
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const topicOf = ({ topic }: Row) => text.topics[topic] ?? topic;
  const subject: Column<Row> = {
    id: 'content',
    header: text.content,
    minWidth: 240,
    text: ({ content }) => content,
    cell: (row) => (
      <Named
        below={narrow && stateOf(row)}
        detail={[row.number, topicOf(row), row.name || text.visitor, narrow && row.email].filter(Boolean).join(' · ')}
        title={row.content}
        to={open.searchWith(row.id)}
      />
    ),
  };
  const columns: Column<Row>[] = [
    subject,
    { id: 'customer', header: text.customer, width: 220, text: ({ email }) => email, cell: ({ email }) => email },
    { id: 'state', header: text.state, width: 104, text: (row) => text.states[row.state], cell: stateOf },
    { id: 'created', header: text.asked, width: 176, cell: ({ created_at }) => formatTime(created_at) },
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <KindFilter
        kinds={sources.map((value) => ({ value, label: text.sources[value] }))}
        label={text.source}
        onChange={(next) => address.put({ source: next === 'support' ? '' : next, state: '', search: '' })}
        value={source}
      />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [subject] : columns}
        label={text.sources[source]}
        onOpen={({ id }) => open.show(id)}
        rowLabel={({ content }) => content.slice(0, 60)}
        search={text.search}
        states={{ choices: filters.state, labels: text.states }}
      />
      {open.id !== '' && (
        <QuestionDrawer id={open.id} key={`${source} ${open.id}`} onClose={open.close} source={source} />
      )}
    </PageBody>
  );
}
