import { Activity, memo, Suspense, useEffect, useEffectEvent, useInsertionEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRoutes, type Location } from 'react-router-dom';
import { PageSkeleton } from '../../shared/page/PageSkeleton.tsx';
import { PageIdentityContext } from '../../shared/routing/pageIdentity.ts';
import { framedRoutes } from '../pageRoutes.tsx';
import { OwnNavigation } from './OwnNavigation.tsx';
import * as styles from './Kept.css.ts';
import { rememberScrolls } from './rememberScrolls.ts';

type KeptPageProps = {
  /** The same for as long as it is open. */
  readonly id: string;
  /** Its `tabKey`. */
  readonly pageKey: string;
  /** The address in sight, or the one the page was left at. */
  readonly location: Location;
  readonly shown: boolean;
  /** Where a page that is shown stands. */
  readonly outlet: HTMLElement;
  /** Called when the page is closed for good. */
  readonly onClose: (id: string, key: string) => void;
};

const routes = [...framedRoutes];
const PageAt = ({ location }: { location: Location }) => useRoutes(routes, location);

function makePlace() {
  const node = document.createElement('div');
  node.className = styles.page;
  return { node, scrolls: rememberScrolls(node), reads: new AbortController() };
}

/**
 * One open page. Hidden, it keeps its state and elements but no effects: no polling, no live updates, no title. Its
 * elements leave the document, so that no id or label is there twice, and come back before any effect looks at them.
 */
export const KeptPage = memo(function KeptPage({ id, location, onClose, outlet, pageKey, shown }: KeptPageProps) {
  const [{ node, reads, scrolls }] = useState(makePlace);
  useInsertionEffect(() => {
    if (!shown) return;
    outlet.append(node);
    scrolls.restore();
    return () => node.remove();
  }, [node, outlet, scrolls, shown]);
  const close = useEffectEvent(() => {
    reads.abort();
    onClose(id, pageKey);
  });
  useEffect(() => () => close(), []);
  const identity = useMemo(() => ({ id, key: pageKey, signal: reads.signal }), [id, pageKey, reads]);
  return createPortal(
    <PageIdentityContext value={identity}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <OwnNavigation id={pageKey} shown={shown}>
          <Suspense fallback={<PageSkeleton />}>
            <PageAt location={location} />
          </Suspense>
        </OwnNavigation>
      </Activity>
    </PageIdentityContext>,
    node,
  );
});
