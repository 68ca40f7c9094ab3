import { permitsRoute } from '@panome/ui/permission-guard';
import { builtRoutes } from '../builtRoutes.ts';
import type { RouteRow } from '../routeRow.ts';

import type { PaletteItem } from './paletteItem.ts';

/** Pages that only make sense with something to show. */
const needObject = [
  '/tools/detail',
  '/data-collection/sample/operation',
  '/support/questionnaire-detail',
  '/support/module-results-view',
  '/tutorials/video-detail',
  '/maintain',
];
const areaIcons: Readonly<Record<string, string>> = {
  '/home': 'house',
  '/tools/tool-list': 'wrench',
  '/help/support': 'headset',
  '/support/message': 'bell',
  '/about-user/security': 'shield',
};

const isPage = ({ layout, path, redirect }: RouteRow) =>
  redirect === undefined &&
  !path.includes(':') &&
  path !== '/*' &&
  layout !== 'user' &&
  layout !== 'bare' &&
  !needObject.includes(path);

/** The pages that can be opened without choosing anything first. */
export const pageItems = (marks: readonly string[], loggedIn: boolean): readonly PaletteItem[] =>
  builtRoutes
    .filter((row) => isPage(row) && (row.open || loggedIn) && permitsRoute(row, marks))
    .map(({ icon, layout, path, title }) => ({
      id: `page ${path}`,
      title,
      icon: icon ?? areaIcons[path] ?? 'file-text',
      address: path,
      ...(layout === 'centre' && { help: '项目中心' }),
    }));
