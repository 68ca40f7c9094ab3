import { Callout } from '@panome/ui/callout';
import { Progress } from '@panome/ui/progress';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { formatSize } from '../../shared/format/format.ts';
import { Block } from '../../shared/page/index.ts';
import { AllLink } from './AllLink.tsx';
import { useQuota } from './api.ts';
import { overviewText } from './overview.text.ts';
import { fileStorePath } from '../../shared/files/paths.ts';

const nearlyFull = 90;

/** How much of the account's room is used, and what lies in the trash. */
export const Storage = () => (
  <Block
    actions={<AllLink of={overviewText.storage} to={fileStorePath} />}
    answer={useQuota()}
    height={96}
    title={overviewText.storage}
  >
    {({ files, limit, trash, trash_days, used }) => {
      const percent = limit > 0 ? (used / limit) * 100 : 100;
      return (
        <Stack space="small">
          <Progress
            detail={overviewText.storageOf(formatSize(used), formatSize(limit))}
            label={overviewText.storageUsed}
            tone={percent >= nearlyFull ? 'danger' : 'accent'}
            value={percent}
          />
          <Text size="secondary" tone="muted">
            {overviewText.fileCount(files.toLocaleString('zh-CN'))}
            {trash > 0 && ` · ${overviewText.trash(formatSize(trash), trash_days)}`}
          </Text>
          {percent >= nearlyFull && <Callout title={overviewText.full} tone="warning" />}
        </Stack>
      );
    }}
  </Block>
);
