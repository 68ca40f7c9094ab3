import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../access/index.ts';
import { useCall } from '../api/index.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { OpenScheme, type Opened } from './OpenScheme.tsx';
import { SchemeItem } from './SchemeItem.tsx';
import type { SchemePlace, StoredScheme } from './schemeTypes.ts';
import * as styles from './Schemes.css.ts';
import { schemesText as text } from './schemes.text.ts';
import { useRemoveScheme } from './useRemoveScheme.ts';

type SchemesCardProps = {
  /** The project, folder or file whose schemes these are. */
  readonly place: SchemePlace;
  /** Whether new ones may be made here. */
  readonly canAdd: boolean;
};

/** By which the head of a page leads to the schemes further down. */
export const schemesCardId = 'schemes';
const still = { revalidateOnFocus: false };

/** The grouping schemes of a project, folder or file: looked at, made, changed, compared and deleted. */
export const SchemesCard = (props: SchemesCardProps) => (
  <div className={styles.card} data-no-print id={schemesCardId}>
    <Schemes {...props} />
  </div>
);

function Schemes({ canAdd, place }: SchemesCardProps) {
  const { data, error, mutate } = useCall('sampleGroupProgramList', place, still);
  const [opened, setOpened] = useState<Opened>();
  const [compared, setCompared] = useState<StoredScheme | null>(null);
  const remove = useRemoveScheme(place);
  if (opened)
    return (
      <Card title={titleOf(opened)}>
        <OpenScheme key={keyOf(opened)} onClose={() => setOpened(undefined)} opened={opened} place={place} />
      </Card>
    );
  const create = canAdd && (
    <Allowed call="sampleGroupProgramStore">
      <Button
        icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => setOpened({ kind: 'new' })}
        size="small"
      >
        {text.create}
      </Button>
    </Allowed>
  );
  return (
    <Card actions={data && data.length > 0 && create} description={text.schemesHelp} title={text.schemes}>
      {error && !data && (
        <FailedState
          message={error.what}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && <Skeleton height={64} shape="block" />}
      {data?.length === 0 && (
        <EmptyState
          action={create || undefined}
          description={canAdd ? text.noneHelp : text.noneForReader}
          variant="inline"
          title={text.none}
        />
      )}
      {data && data.length > 0 && (
        <ul aria-label={text.schemes} className={styles.list} role="list">
          {data.map((scheme) => (
            <SchemeItem
              canCompare={data.length > 1}
              canCopy={canAdd}
              key={scheme.id}
              onCompare={() => setCompared(scheme)}
              onCopy={() => setOpened({ kind: 'copy', scheme })}
              onOpen={() => setOpened({ kind: 'stored', scheme })}
              onRemove={() => void remove(scheme)}
              scheme={scheme}
            />
          ))}
        </ul>
      )}
      <CompareDialog
        onClose={() => setCompared(null)}
        others={(data ?? []).filter(({ id }) => id !== compared?.id)}
        scheme={compared}
      />
    </Card>
  );
}

const keyOf = (opened: Opened) => `${opened.kind} ${opened.kind === 'new' ? '' : opened.scheme.id}`;

function titleOf(opened: Opened): string {
  if (opened.kind !== 'stored') return text.newTitle;
  return opened.scheme.can.update ? text.editTitle(opened.scheme.name) : text.lookTitle(opened.scheme.name);
}
