import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import type { ResponseOf } from '@panome/contract/client';
import { useCall } from '../api/index.ts';
import { SchemeEditor } from './SchemeEditor.tsx';
import type { SchemePlace, StoredScheme } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';
import type { Edited } from './useSchemeEditor.ts';

/** What the editor is opened for. */
export type Opened = { readonly kind: 'new' } | { readonly kind: 'stored' | 'copy'; readonly scheme: StoredScheme };

type OpenSchemeProps = { readonly opened: Opened; readonly place: SchemePlace; readonly onClose: () => void };

const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

function editedOf(opened: Opened, delivered: ResponseOf<'groupOfMc'> | undefined): Edited | undefined {
  if (opened.kind === 'new')
    return (
      delivered && {
        stored: null,
        content: { name: '', kind: 'general', scheme: delivered.scheme, contrasts: delivered.contrasts },
      }
    );
  const { contrasts, kind, name, scheme } = opened.scheme;
  return opened.kind === 'stored'
    ? { stored: opened.scheme, content: { name, kind, scheme, contrasts } }
    : { stored: null, content: { name: text.copyName(name).slice(0, 60), kind, scheme, contrasts } };
}

function originOf({ from, table }: ResponseOf<'groupOfMc'>): string {
  const begin = from === 'table' ? text.from.table(table) : text.from[from];
  return from === 'delivery' && table ? `${begin}；${text.factorsFrom(table)}` : begin;
}

/** The editor once the samples of the tables, and for a new scheme the delivered groups, are there. */
export function OpenScheme({ onClose, opened, place }: OpenSchemeProps) {
  const samples = useCall('allSampleOfMc', place, once);
  const delivered = useCall('groupOfMc', opened.kind === 'new' ? place : null, once);
  const edited = editedOf(opened, delivered.data);
  const error = samples.error ?? delivered.error;
  if (samples.data && edited)
    return (
      <SchemeEditor
        edited={edited}
        onClose={onClose}
        onSaved={onClose}
        origin={opened.kind === 'new' && delivered.data ? originOf(delivered.data) : undefined}
        place={place}
        samples={samples.data.samples.map(({ name }) => name)}
      />
    );
  if (error)
    return (
      <FailedState
        message={error.what}
        onRetry={() => {
          void samples.mutate();
          void delivered.mutate();
        }}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  return <Skeleton height={320} shape="block" />;
}
