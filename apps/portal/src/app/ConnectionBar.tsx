import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { buildChanged, call, reachability } from '../shared/api/index.ts';
import { liveEvents } from '../shared/events/liveEvents.ts';
import { reconnectDelay } from '../shared/events/reconnection.ts';
import { openTabs } from '../shared/routing/openTabs.ts';
import { unsavedPages } from '../shared/routing/unsavedPages.ts';
import { useSession, useSessionExpired } from '../shared/session/useSession.ts';
import { frameDialogs } from './frameDialogs.ts';
import * as styles from './MainLayout.css.ts';
import { sessionText } from './session-dialog/session.text.ts';

/**
 * Says that the session is over, that the server is not reached (after 3 s), or that a newer version is there. Never
 * hides what is on the page. The live region is always there, since screen readers announce only changes within one.
 */
export const ConnectionBar = () => (
  <div role="status">
    <Bar />
  </div>
);

/**
 * Asks the server again and again while it cannot be reached. Pages of a session have their live connection for that.
 */
function useReachable(): boolean {
  const reachable = useSyncExternalStore(reachability.subscribe, reachability.get);
  useEffect(() => {
    const ask = () => void call('isMaintain', {}).catch(() => undefined);
    window.addEventListener('offline', ask);
    window.addEventListener('online', ask);
    let timer = 0;
    const since = Date.now();
    const again = () => {
      timer = window.setTimeout(
        () => {
          ask();
          again();
        },
        reconnectDelay(Date.now() - since),
      );
    };
    if (!reachable) again();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', ask);
      window.removeEventListener('online', ask);
    };
  }, [reachable]);
  return reachable;
}

/** True only after it has lasted for a while: a short interruption needs no message. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(is), is ? ms : 0);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return is && lasts;
}

/** The names of the pages that hold unsaved input. */
function useUnsavedTitles(): readonly string[] {
  const marks = useSyncExternalStore(unsavedPages.subscribe, unsavedPages.get);
  const tabs = useSyncExternalStore(openTabs.subscribe, openTabs.get);
  return tabs.filter(({ id }) => marks.has(id)).map(({ title }) => title);
}

function Bar() {
  const loggedIn = useSession() !== undefined;
  const expired = useSessionExpired();
  const reachable = useReachable();
  const connected = useSyncExternalStore(liveEvents.connection.subscribe, liveEvents.connection.get);
  const changed = useSyncExternalStore(buildChanged.subscribe, buildChanged.get);
  const away = useLasting(!expired && (!reachable || (loggedIn && !connected)), 3_000);
  const unsaved = useUnsavedTitles();

  if (expired)
    return (
      <Notice
        actions={<Action label={sessionText.again} onClick={() => frameDialogs.open('session')} />}
        title={sessionText.bar}
        tone="warning"
      />
    );
  if (away) return <Notice title="正在重新连接……已填写的内容都还在，连接恢复后可以继续" tone="warning" />;
  if (!changed) return null;
  const title = unsaved.length > 0 ? `有新版本，保存后刷新。尚未保存：${unsaved.join('、')}` : '有新版本，保存后刷新';
  return (
    <Notice actions={<Action label="刷新页面" onClick={() => window.location.reload()} />} title={title} tone="info" />
  );
}

const Action = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button onClick={onClick} size="small">
    {label}
  </Button>
);

const Notice = ({ actions, title, tone }: { actions?: ReactNode; title: string; tone: 'info' | 'warning' }) => (
  <div className={styles.notice}>
    <Callout actions={actions} title={title} tone={tone} />
  </div>
);
