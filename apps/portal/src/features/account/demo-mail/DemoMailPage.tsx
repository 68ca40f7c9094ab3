import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import * as styles from './DemoMail.css.ts';

/** Demo mode: the mail that would have left, newest first, with links that work. */
export function Page() {
  const { data, error, isValidating, mutate } = useCall('demoOutbox', {}, { refreshInterval: 5_000 });
  return (
    <AccountPanel subtitle="演示模式下，系统发出的邮件和短信都在这里，不会离开这台机器" title="演示邮箱">
      <Button icon={<RefreshCw size={16} strokeWidth={1.5} />} loading={isValidating} onClick={() => void mutate()}>
        刷新
      </Button>
      {error && !data && <FailedState message={messageOf(error)} onRetry={() => void mutate()} variant="inline" />}
      {data?.length === 0 && (
        <EmptyState
          description="注册、找回密码或用验证码登录后，邮件会出现在这里"
          variant="inline"
          title="还没有邮件"
        />
      )}
      <Stack space="medium">
        {data?.map(({ channel, created_at, id, path, subject, text, to }) => (
          <Card actions={channel === 'sms' && <Tag>短信</Tag>} key={id} title={subject}>
            <Stack space="small">
              <Text as="p" size="secondary" tone="muted">
                {to} · {formatTime(created_at)}
              </Text>
              <p className={styles.letter}>{text}</p>
              <div className={styles.acts}>
                {path && (
                  <Button asChild size="small" variant="primary">
                    <Link to={path}>打开邮件中的链接</Link>
                  </Button>
                )}
                {/^\d{6}/.test(subject) && <CopyButton label="复制验证码" value={subject.slice(0, 6)} withLabel />}
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
    </AccountPanel>
  );
}
