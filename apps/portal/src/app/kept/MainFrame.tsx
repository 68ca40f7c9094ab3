import { Activity, lazy, Suspense, useState } from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { loadPart } from '../../shared/routing/loadPart.ts';
import { loadMain } from '../loadMain.ts';

const MainLayout = lazy(async () => ({ default: (await loadPart(loadMain)).MainLayout }));
const routes = [
  {
    path: '*',
    element: (
      <Suspense>
        <MainLayout />
      </Suspense>
    ),
  },
];
/** The frame sees the address at which it was left. */
const At = ({ location }: { location: Location }) => useRoutes(routes, location);

/**
 * The main frame. It stays, hidden and still, behind login and maintenance, so that nothing typed is lost by a detour
 * (REL-11).
 */
export function MainFrame({ shown }: { shown: boolean }) {
  const location = useLocation();
  const [last, setLast] = useState<Location>();
  if (shown && last !== location) setLast(location);
  const here = shown ? location : last;
  return (
    here && (
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <At location={here} />
      </Activity>
    )
  );
}
