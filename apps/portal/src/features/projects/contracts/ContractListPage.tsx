import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { ContractList, demoListPath } from '../../../shared/projects/index.ts';
import { ShareDialog, shareText, type ShareTarget } from '../../../shared/projects/share/index.ts';
import { contractListText as text } from './contractList.text.ts';

/** 我的报告: the contracts of one's own. */
export function Page() {
  const [sharing, setSharing] = useState<ShareTarget | null>(null);
  return (
    <PageBody>
      <PageHeader
        actions={
          <Allowed call="projectShareStore">
            <Button icon={<Share2 aria-hidden size={16} strokeWidth={1.5} />} onClick={() => setSharing({})}>
              {shareText.title}
            </Button>
          </Allowed>
        }
        description={text.hint}
        title={text.title}
      />
      <ContractList
        label={text.table}
        none={
          <EmptyState
            action={
              <Button asChild>
                <RouterLink to={demoListPath}>{text.toDemos}</RouterLink>
              </Button>
            }
            description={text.emptyHint}
            title={text.empty}
          />
        }
        onShare={(contracts) => setSharing({ contracts: contracts.map(({ id }) => id) })}
        scope="own"
      />
      <ShareDialog onClose={() => setSharing(null)} target={sharing} />
    </PageBody>
  );
}
