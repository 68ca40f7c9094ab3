import { measuresOf } from '@panome/contract/product-db';
import { Descriptions } from '@panome/ui/descriptions';
import { Drawer } from '@panome/ui/drawer';
import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useExperience, type Experience } from './api.ts';
import { experienceText as text } from './experience.text.ts';
import { Passed } from './experienceColumns.tsx';
import { SimilarList } from './SimilarList.tsx';
import { amountOf, valueOf } from './words.ts';

type ExperienceDrawerProps = {
  readonly id: string;
  readonly pathOf: (id: string) => string;
  readonly onClose: () => void;
};

/** One row with everything that is known of it, and the rows most like it. */
export function ExperienceDrawer({ id, onClose, pathOf }: ExperienceDrawerProps) {
  const { data, error, mutate } = useExperience(id);
  const gone = error?.status === 404;
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open size="large" title={id}>
      {data && (
        <Stack space="large">
          <Facts row={data.row} />
          <Heading level={3}>{text.similar}</Heading>
          {data.similar.length > 0 ? (
            <SimilarList kind={data.row.kind} pathOf={pathOf} similar={data.similar} />
          ) : (
            <Text tone="muted">{text.noSimilar}</Text>
          )}
        </Stack>
      )}
      {!data && error && (
        <FailedState
          message={gone ? text.gone : error.what}
          onRetry={gone ? undefined : () => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && <Skeleton height={320} shape="block" />}
    </Drawer>
  );
}

const Facts = ({ row }: { row: Experience }) => (
  <Descriptions
    items={[
      { label: text.facets.species, value: row.species },
      { label: text.facets.tissue, value: row.tissue },
      { label: text.facets.platform, value: row.platform },
      { label: text.amount, value: amountOf(row) },
      { label: text.facets.storage, value: row.storage },
      { label: text.samples, value: row.n },
      ...measuresOf[row.kind].map((measure) => ({
        label: text.measureOf(row.kind, measure),
        value: valueOf(measure, row[measure]),
      })),
      { label: text.result, value: <Passed passed={row.passed} /> },
      { label: text.year, value: row.year },
      { label: text.note, value: row.note },
      ...(row.simulated ? [{ label: text.simulatedTitle, value: text.simulatedTag }] : []),
    ]}
  />
);
