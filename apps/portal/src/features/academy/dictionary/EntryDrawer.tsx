import { Descriptions } from '@panome/ui/descriptions';
import { Drawer } from '@panome/ui/drawer';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState } from '@panome/ui/state';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { academyText } from '../academy.text.ts';
import { dictionaryText as text } from './dictionary.text.ts';

type EntryDrawerProps = { /** Empty while none is open. */ readonly id: string; readonly onClose: () => void };

/** An entry of the dictionary beside the list it came from. */
export function EntryDrawer({ id, onClose }: EntryDrawerProps) {
  const { data, error, mutate } = useCall('tutorialDictionaryDetail', id ? { id } : null, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  });
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open={id !== ''} title={data?.name ?? academyText.dictionary}>
      {data ? (
        <Stack space="large">
          <Descriptions
            columns={1}
            items={[
              { label: text.nameEn, value: data.name_en },
              { label: text.synonyms, value: data.synonyms.join('、') },
              { label: text.class, value: data.class },
              { label: text.formula, value: data.formula },
              ...data.ids.map(({ name, value }) => ({ label: name, value })),
            ]}
          />
          <RichText html={data.html} />
          {data.sources.map(({ doi, title }) => (
            <a href={`https://doi.org/${doi}`} key={title} rel="noopener noreferrer" target="_blank">
              {title}
            </a>
          ))}
        </Stack>
      ) : error?.status === 404 ? (
        <EmptyState description={academyText.missingHelp} title={academyText.missing} />
      ) : error ? (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      ) : (
        <Skeleton height={240} shape="block" />
      )}
    </Drawer>
  );
}
