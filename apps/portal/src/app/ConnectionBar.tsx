import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { buildChanged } from '../shared/api/index.ts';
import { liveEvents } from '../shared/events/liveEvents.ts';
import { useSession } from '../shared/session/useSession.ts';

/** Says that the server is not reached (after 3 s), or that a newer version is there. Never hides what is on the page. */
export function ConnectionBar() {
  const loggedIn = useSession() !== undefined;
  const connected = useSyncExternalStore(liveEvents.connection.subscribe, liveEvents.connection.get);
  const changed = useSyncExternalStore(buildChanged.subscribe, buildChanged.get);
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (connected || !loggedIn) return undefined;
    const timer = setTimeout(() => setLate(true), 3_000);
    return () => clearTimeout(timer);
  }, [connected, loggedIn]);

  if (changed) {
    const reload = (
      <Button onClick={() => window.location.reload()} size="small">
        刷新页面
      </Button>
    );
    return <Callout actions={reload} title="有新版本，请保存正在编辑的内容后刷新" tone="info" />;
  }
  return late ? <Callout title="正在重新连接……" tone="warning" /> : null;
}
