import { contentKinds, type ContentKind } from '@panome/contract/staff';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Callout } from '@panome/ui/callout';
import { Link } from '@panome/ui/link';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { contentText as text } from './content.text.ts';
import { ContentForm, type Piece } from './ContentForm.tsx';
import { contentList, contentPath } from './contentPath.ts';
import { ContentPreview } from './ContentPreview.tsx';
import { PieceActions } from './PieceActions.tsx';
import { StateTag } from './StateTag.tsx';

const config = { keepPreviousData: false, revalidateOnFocus: false } as const;

/** 撰写内容: one piece, written, published and taken back. */
export function Page() {
  const { id = '', kind: given = '' } = useParams();
  const kind = contentKinds.find((one) => one === given);
  const fresh = id === 'new';
  const { data, error, mutate } = useCall('staffContentDetail', kind && !fresh ? { kind, id } : null, config);
  if (kind && fresh) return <Piece kind={kind} key={kind} />;
  if (kind && data) return <Piece first={data} key={`${kind} ${id}`} kind={kind} />;
  if (kind && !error) return <PageSkeleton />;
  const missing = !kind || error?.status === 404;
  return (
    <PageBody>
      <PageHeader title={text.title} />
      <FailedState
        message={missing ? text.gone : error?.what}
        onRetry={missing ? undefined : () => void mutate()}
        requestId={error?.requestId || undefined}
      />
    </PageBody>
  );
}

/**
 * The piece as this page knows it: what others change meanwhile is not taken over silently, but refused on saving.
 */
function Piece({ first, kind }: { readonly kind: ContentKind; readonly first?: Piece }) {
  const navigate = useNavigate();
  const [piece, setPiece] = useState(first);
  const [unsaved, setUnsaved] = useState(false);
  const saved = (next: Piece) =>
    piece ? setPiece(next) : void navigate(contentPath(kind, next.id), { replace: true });
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={piece?.title ?? text.untitled(kind)}>
            <Link asChild tone="muted">
              <RouterLink to={contentList(kind)}>{text.contents[kind]}</RouterLink>
            </Link>
          </Breadcrumb>
        }
        actions={piece && <PieceActions onChange={setPiece} piece={piece} unsaved={unsaved} />}
        description={piece && <Facts piece={piece} />}
        title={piece?.title ?? text.untitled(kind)}
      />
      {piece && <Hint piece={piece} />}
      {piece && !piece.can.write ? (
        <ContentPreview shown={piece} title={piece.title} />
      ) : (
        <ContentForm kind={kind} onSaved={saved} onUnsaved={setUnsaved} piece={piece} />
      )}
    </PageBody>
  );
}

function Facts({ piece: { begins_at, count, ends_at, kind, state, updated_at } }: { readonly piece: Piece }) {
  const facts = [
    begins_at && [formatTime(begins_at), ends_at && formatTime(ends_at)].filter(Boolean).join(' – '),
    count > 0 && text.count(kind, count),
    updated_at && `${text.updated} ${formatTime(updated_at)}`,
  ];
  return (
    <>
      <StateTag state={state} /> <Text as="span">{facts.filter(Boolean).join(' · ')}</Text>
    </>
  );
}

function Hint({ piece: { origin, state } }: { readonly piece: Piece }) {
  if (origin === 'folder') return <Callout title={text.fromFolder}>{text.fromFolderHelp}</Callout>;
  if (state === 'sent') return <Callout title={text.isSent}>{text.isSentHelp}</Callout>;
  if (state === 'shown') return <Callout title={text.isShown} />;
  return state === 'planned' ? <Callout title={text.isPlanned} /> : null;
}
