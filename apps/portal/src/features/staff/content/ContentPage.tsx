import type { ResponseOf } from '@panome/contract/client';
import { contentKinds, type ContentKind } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import type { Column } from '@panome/ui/table';
import { PenLine } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { KindFilter, useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Named } from '../frame/Named.tsx';
import { StaffList } from '../frame/StaffList.tsx';
import { contentText as text } from './content.text.ts';
import { contentPath } from './contentPath.ts';
import { StateTag } from './StateTag.tsx';

type Row = ResponseOf<'staffContentList'>[number];
const shown = ['draft', 'planned', 'shown', 'ended', 'recalled'] as const;
const states = { news: shown, notice: shown, questionnaire: shown, message: ['draft', 'sent', 'recalled'] } as const;
const filters = {
  search: 'text',
  state: [...shown, 'sent'],
  kind: ['notice', 'questionnaire', 'message'],
} as const;

function columnsOf(kind: ContentKind, narrow: boolean): Column<Row>[] {
  const detailOf = ({ begins_at, origin }: Row) =>
    [text.origins[origin], narrow && begins_at && formatTime(begins_at)].filter(Boolean).join(' · ');
  const name: Column<Row> = {
    id: 'title',
    header: text.name,
    minWidth: 240,
    text: ({ title }) => title,
    cell: (row) => (
      <Named
        below={narrow && <StateTag state={row.state} />}
        detail={detailOf(row)}
        title={row.title}
        to={contentPath(kind, row.id)}
      />
    ),
  };
  if (narrow) return [name];
  const countable = kind === 'questionnaire' || kind === 'message';
  return [
    name,
    {
      id: 'state',
      header: text.state,
      width: 112,
      text: ({ state }) => text.states[state],
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      id: 'begins',
      header: text.begins,
      width: 176,
      cell: ({ begins_at }) => (begins_at ? formatTime(begins_at) : '--'),
    },
    ...(kind === 'message' ? [] : [{ id: 'ends', header: text.ends, width: 176, cell: endOf }]),
    ...(countable
      ? [{ id: 'count', header: text.counts[kind], width: 112, align: 'end' as const, cell: ({ count }: Row) => count }]
      : []),
  ];
}

const endOf = ({ begins_at, ends_at }: Row) => (ends_at ? formatTime(ends_at) : begins_at ? text.noEnd : '--');

/** 内容: what the provider says to its users, in every state. */
export function Page() {
  const navigate = useNavigate();
  const address = useListAddress(filters);
  const kind = address.view.kind || 'news';
  const answer = useCallPage('staffContentList', { ...address.query, kind });
  const narrow = useNarrow();
  return (
    <PageBody>
      <PageHeader
        actions={
          <Allowed call="staffContentStore">
            <Button asChild icon={<PenLine aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
              <Link to={contentPath(kind, 'new')}>{text.write(kind)}</Link>
            </Button>
          </Allowed>
        }
        description={text.hint}
        title={text.title}
      />
      <KindFilter
        kinds={contentKinds.map((value) => ({ value, label: text.contents[value] }))}
        label={text.kind}
        onChange={(next) => address.put({ kind: next === 'news' ? '' : next, state: '', search: '' })}
        value={kind}
      />
      <StaffList
        address={address}
        answer={answer}
        columns={columnsOf(kind, narrow)}
        label={text.contents[kind]}
        none={text.none[kind]}
        onOpen={({ id }) => void navigate(contentPath(kind, id))}
        rowLabel={({ title }) => title}
        search={text.search}
        states={{ choices: states[kind], labels: text.states }}
      />
    </PageBody>
  );
}
