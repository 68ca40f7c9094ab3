import { Card } from '@panome/ui/card';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import * as styles from '../Proteins.css.ts';
import { mostRows, OnlyFirst } from './OnlyFirst.tsx';
import { detailText as text } from './detail.text.ts';
import type { Feature } from './feature.ts';
import { FeatureTrack } from './FeatureTrack.tsx';
import { lollipopsOf } from './sites.ts';
import { SiteTable } from './SiteTable.tsx';

const placeOf = ({ from, to }: Feature): string =>
  from === null && to === null ? text.unknownPlace : from === to ? String(from) : `${from ?? '?'}–${to ?? '?'}`;
const columns: readonly Column<Feature>[] = [
  { id: 'type', header: text.type, cell: ({ type }) => type, width: 130, sortValue: ({ type }) => type },
  { id: 'place', header: text.place, cell: placeOf, width: 120, sortValue: ({ from, to }) => from ?? to },
  { id: 'note', header: text.note, cell: ({ note }) => note },
  {
    id: 'evidence',
    header: text.goEvidence,
    cell: ({ evidence }) => (evidence.length > 0 ? text.evidence(evidence.length) : ''),
    text: ({ evidence }) => evidence.join('; '),
    width: 110,
  },
];

type FeatureListProps = {
  readonly accession: string;
  readonly features: readonly Feature[];
  readonly length: number;
};

/** The features on the track, with the reader's own sites as soon as they are found, and both as lists. */
export function FeatureList({ accession, features, length }: FeatureListProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const { data } = useCall('proteinQuantification', { accession }, { revalidateOnFocus: false });
  const sites = data?.sites ?? [];
  if (features.length === 0 && sites.length === 0) return null;
  return (
    <>
      <Card title={text.features}>
        <div className={styles.part}>
          <FeatureTrack features={features} length={length} lollipops={lollipopsOf(sites)} onPoint={setPointed} />
          <Text aria-live="polite" size="secondary" tone="muted">
            {pointed ?? (sites.length > 0 ? `${text.siteLegend}。${text.trackHelp}` : text.trackHelp)}
          </Text>
          {features.length > 0 && (
            <>
              <Table
                columns={columns}
                density="compact"
                label={`${text.features}列表`}
                rowKey={({ from, id, note, to, type }) => `${type} ${from} ${to} ${note} ${id}`}
                rows={features.slice(0, mostRows)}
              />
              <OnlyFirst of={features} />
            </>
          )}
        </div>
      </Card>
      {sites.length > 0 && <SiteTable features={features} sites={sites} />}
    </>
  );
}
