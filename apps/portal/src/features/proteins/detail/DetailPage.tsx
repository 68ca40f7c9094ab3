import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Provenance } from '../../../shared/reference/index.ts';
import * as styles from '../Proteins.css.ts';
import { proteinPaths } from '../paths.ts';
import { proteinText } from '../proteins.text.ts';
import { useBasket } from '../useBasket.ts';
import { Annotations } from './Annotations.tsx';
import { detailText as text } from './detail.text.ts';
import { Facts } from './Facts.tsx';
import { FeatureList } from './FeatureList.tsx';
import { Quantification } from './Quantification.tsx';
import { Sequence } from './Sequence.tsx';

/** 蛋白详情: everything that is stored of one protein, and where the reader's own results have it. */
export function Page() {
  const [params] = useSearchParams();
  const accession = params.get('accession') ?? '';
  const { data, error, mutate } = useCall('proteinDetail', accession ? { accession } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
  });
  const change = useBasket();
  if (!data)
    return (
      <PageBody>
        <PageHeader title={text.page} />
        {accession === '' || error?.status === 404 ? (
          <EmptyState
            action={
              <Button asChild>
                <RouterLink to={proteinPaths.home}>{text.toHome}</RouterLink>
              </Button>
            }
            description={text.missingHelp}
            title={text.missing}
          />
        ) : error ? (
          <FailedState
            message={messageOf(error)}
            onRetry={() => void mutate()}
            requestId={error.requestId || undefined}
          />
        ) : (
          <Skeleton height={480} shape="block" />
        )}
      </PageBody>
    );
  const { features, in_basket, length, licence, name, own, release, sequence, simulated } = data;
  const toggle = { [in_basket ? 'remove' : 'add']: [data.accession] };
  return (
    <PageBody>
      <PageHeader
        actions={
          <>
            <Button asChild>
              <RouterLink to={proteinPaths.inquiry(data.accession)}>{proteinText.inquiry}</RouterLink>
            </Button>
            <Allowed call="proteinBasketStore">
              <Button onClick={() => void change(toggle)} variant={in_basket ? 'secondary' : 'primary'}>
                {in_basket ? proteinText.outOfBasket : proteinText.toBasket}
              </Button>
            </Allowed>
          </>
        }
        description={[data.accession, data.genes[0], data.organism].filter(Boolean).join(' · ')}
        title={name || data.accession}
      />
      {own && <Callout tone="info">{text.ownEntry}</Callout>}
      {simulated && <Callout tone="info">{text.simulated}</Callout>}
      <Facts detail={data} />
      <Quantification accession={data.accession} />
      <FeatureList accession={data.accession} features={features} length={length} />
      <Sequence
        header={`${data.accession} ${data.entry_name} ${name} OS=${data.organism} OX=${data.taxon}`}
        sequence={sequence}
      />
      <Annotations detail={data} />
      <Card title={text.provenance}>
        <div className={styles.part}>
          <Provenance releases={[release]} />
          {licence && (
            <Text size="secondary" tone="muted">
              {licence}
            </Text>
          )}
        </div>
      </Card>
    </PageBody>
  );
}
