import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { ContractList, sharedListPath, useLiveShares } from '../../shared/projects/index.ts';
import { ShareDialog, shareText, type ShareTarget } from '../../shared/projects/share/index.ts';
import { EndedShares } from './EndedShares.tsx';
import { GivenList } from './GivenList.tsx';
import { Incoming } from './Incoming.tsx';
import * as styles from './Sharing.css.ts';
import { sharingText as text } from './sharing.text.ts';

/** 分享给我的报告: what waits to be received, what was received, and in the other direction what one shares oneself. */
export function Page() {
  const [query] = useSearchParams();
  const given = query.get('view') === 'given';
  useLiveShares();
  const [sharing, setSharing] = useState<ShareTarget | null>(null);
  return (
    <PageBody>
      <PageHeader
        actions={
          given && (
            <Allowed call="projectShareStore">
              <Button
                icon={<Share2 aria-hidden size={16} strokeWidth={1.5} />}
                onClick={() => setSharing({})}
                variant="primary"
              >
                {shareText.title}
              </Button>
            </Allowed>
          )
        }
        description={text.hint}
        title={given ? text.givenTitle : text.title}
      />
      <nav aria-label={text.views} className={styles.views}>
        <Link aria-current={given ? undefined : 'page'} className={styles.view} to={sharedListPath}>
          {text.toMe}
        </Link>
        <Link aria-current={given ? 'page' : undefined} className={styles.view} to={`${sharedListPath}?view=given`}>
          {text.byMe}
        </Link>
      </nav>
      {given ? (
        <GivenList onShare={() => setSharing({})} />
      ) : (
        <>
          <Incoming wanted={query.get('share') ?? ''} />
          <ContractList
            label={text.table}
            none={<EmptyState description={text.emptyHint} title={text.empty} />}
            scope="shared"
          />
          <EndedShares />
        </>
      )}
      <ShareDialog onClose={() => setSharing(null)} target={sharing} />
    </PageBody>
  );
}
