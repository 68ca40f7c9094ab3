import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { useTitleFocus } from '../../shared/page/index.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import * as styles from './Maintain.css.ts';
import { maintainText } from './maintain.text.ts';

/** About every 15 s, but not all browsers at once (REL-11). */
const pollMs = () => 15_000 * (0.8 + Math.random() * 0.4);

/** Says what is going on, and leads back by itself as soon as it is over. */
export function Page() {
  const [query] = useSearchParams();
  const status = useCall('isMaintain', {}, { refreshInterval: pollMs, refreshWhenHidden: true });
  const { data: content } = useCall('maintainContent', {});
  const [checked, setChecked] = useState(false);
  const heading = useTitleFocus(maintainText.title);
  if (status.data?.is_maintain === 0) return <Navigate replace to={safePath(query.get('redirect'))} />;

  const check = async () => {
    await status.mutate();
    setChecked(true);
  };
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <Wrench aria-hidden className={styles.icon} size={48} strokeWidth={1.5} />
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {content?.title ?? maintainText.title}
      </h1>
      <p className={styles.content}>{content?.content ?? maintainText.fallback}</p>
      {content?.until && <p className={styles.content}>{maintainText.until(formatTime(content.until))}</p>}
      <Text as="p" tone="muted">
        {maintainText.returns}
      </Text>
      <Button onClick={() => void check()}>{maintainText.check}</Button>
      <Text aria-live="polite" as="p" size="secondary" tone="subtle">
        {checked && !status.isValidating && maintainText.still}
      </Text>
    </main>
  );
}
