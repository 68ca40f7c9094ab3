import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import { useCall } from '../../../shared/api/useCall.ts';
import * as styles from '../Account.css.ts';
import { loginText } from './login.text.ts';
import type { Credentials } from './loginProblems.ts';

/** The accounts of demo mode, to be filled in by one click. Nothing in production, where the server names none. */
export function DemoAccounts({ onFill }: { onFill: (account: Credentials) => void }) {
  const { data } = useCall('isMaintain', {});
  const accounts = data?.demo?.accounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section aria-label={loginText.demo} className={styles.demo}>
      <Text as="p" size="secondary" tone="muted">
        <Text size="secondary" weight="strong">
          {loginText.demo}
        </Text>
        ：{loginText.demoHint}
      </Text>
      {accounts.map(({ email, label, password }) => (
        <div className={styles.account} key={email}>
          <div className={styles.accountName}>
            <Text>{label}</Text>
            <Text size="secondary" tone="muted">
              {email} · {loginText.password} {password}
            </Text>
          </div>
          <Button aria-label={loginText.fill(label)} onClick={() => onFill({ email, password })} size="small">
            填入
          </Button>
        </div>
      ))}
    </section>
  );
}
