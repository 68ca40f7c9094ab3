import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { buildChanged } from '../shared/api/index.ts';
import { liveEvents } from '../shared/events/liveEvents.ts';
import { useSession } from '../shared/session/useSession.ts';
import * as styles from './MainLayout.css.ts';

/** Says that the server is not reached (after 3 s), or that a newer version is there. Never hides what is on the page. The frame of the words stays, as only changes within it are read out. */
export const ConnectionBar = () => (
  <div role="status">
    <Bar />
  </div>
);

function Bar() {
  const loggedIn = useSession() !== undefined;
  const connected = useSyncExternalStore(liveEvents.connection.subscribe, liveEvents.connection.get);
  const changed = useSyncExternalStore(buildChanged.subscribe, buildChanged.get);
  const waiting = loggedIn && !connected;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(waiting), waiting ? 3_000 : 0);
    return () => clearTimeout(timer);
  }, [waiting]);

  if (changed) {
    const reload = (
      <Button onClick={() => window.location.reload()} size="small">
        刷新页面
      </Button>
    );
    return (
      <div className={styles.notice}>
        <Callout actions={reload} title="有新版本，请保存正在编辑的内容后刷新" tone="info" />
      </div>
    );
  }
  if (!late) return null;
  return (
    <div className={styles.notice}>
      <Callout title="正在重新连接……" tone="warning" />
    </div>
  );
}
