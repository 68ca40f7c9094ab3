import { useAlert } from '@panome/ui/alert-dialog';
import { useText } from '@panome/ui/locale';
import { MultiTabBar, multiTabBarRefusals, type PageTab } from '@panome/ui/multi-tab-bar';
import { useToast } from '@panome/ui/toast';
import { useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrival } from '../shared/page/arrival.ts';
import { openTabs } from '../shared/routing/openTabs.ts';
import { tabKey } from '../shared/routing/tabKey.ts';
import { unsavedPages } from '../shared/routing/unsavedPages.ts';
import * as styles from './MainLayout.css.ts';

/** The pages that are open in this window. A tab leads to where its page was last: filter, page number and all. */
export function OpenPages() {
  const bar = useRef<HTMLElement>(null);
  const open = useSyncExternalStore(openTabs.subscribe, openTabs.get);
  const unsaved = useSyncExternalStore(unsavedPages.subscribe, unsavedPages.get);
  const refusals = useText(multiTabBarRefusals);
  const toast = useToast();
  const alert = useAlert();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (open.length === 0) return null;
  const tabs = open.map((tab) => (unsaved.has(tab.id) ? { ...tab, dirty: true } : tab));

  const go = (key: string) => {
    const tab = open.find(({ id }) => id === key);
    if (tab) void navigate(tab.address, { state: { keepsPlace: true } });
  };
  const close = (keys: readonly string[], next: string) => {
    openTabs.replace(openTabs.get().filter((tab) => !keys.includes(tab.id)));
    for (const key of keys) unsavedPages.close(key);
    if (next === tabKey(pathname, search)) return;
    // The tab that closes hands the focus on to its neighbour: whoever closes several stays among them.
    if (bar.current?.querySelector('[role="tab"]:focus')) arrival.stay();
    go(next);
  };
  const ask = (dirty: readonly PageTab[]) =>
    alert.confirm({
      title: dirty.length === 1 ? `关闭“${dirty[0]!.title}”` : `关闭 ${dirty.length} 个有未保存内容的标签页`,
      description:
        dirty.length === 1
          ? '这个页面有未保存的内容，关闭后可能无法找回'
          : `${dirty.map(({ title }) => title).join('、')}有未保存的内容，关闭后可能无法找回`,
      action: '关闭',
    });
  return (
    <section aria-label="标签页" className={styles.tabs} ref={bar}>
      <MultiTabBar
        confirmClose={ask}
        onClose={close}
        onRefuse={(reason) => void toast.info(refusals[reason])}
        onReorder={(order) => openTabs.replace(order.flatMap((key) => open.filter(({ id }) => id === key)))}
        onValueChange={go}
        panelId="main"
        tabs={tabs}
        value={tabKey(pathname, search)}
      />
    </section>
  );
}
