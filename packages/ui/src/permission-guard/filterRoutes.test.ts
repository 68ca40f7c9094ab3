import { describe, expect, it } from 'vitest';
import { filterRoutes, permitsRoute, type GuardedRoute } from './filterRoutes.ts';

interface Route extends GuardedRoute<Route> {}
/** `path > redirect` a line, children indented under their parent. */
const drawn = (routes: readonly Route[], indent = ''): string[] =>
  routes.flatMap(({ children = [], path, redirect }) => [
    `${indent}${path}${redirect ? ` > ${redirect}` : ''}`,
    ...drawn(children, `${indent}  `),
  ]);

const tree: Route[] = [
  { path: '/home' },
  {
    path: '/product-db',
    permission: ['ProductDb'],
    redirect: '/product-db/home',
    children: [
      { path: 'home', permission: ['Metabolism'] },
      { path: 'intro', hidden: true },
      { path: 'inquiry', children: [{ path: 'v2', permission: ['Inquiry', 'Staff'] }] },
    ],
  },
  { path: '/old', redirect: '/product-db' },
  { path: '/older', redirect: '/old?from=older' },
];

describe('permitsRoute', () => {
  it.each<[readonly string[] | undefined, readonly string[], boolean]>([
    [undefined, [], true],
    [[], [], true],
    [['A'], [], false],
    [['A'], ['B'], false],
    [['A', 'B'], ['B'], true],
    [['A', 'B'], ['A', 'B', 'C'], true],
  ])('required %j, held %j: %s', (permission, marks, answer) => {
    expect(permitsRoute({ permission }, marks)).toBe(answer);
  });
});

describe('filterRoutes', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a visitor keeps what needs nothing, and no redirect to what is gone', [], ['/home']],
    [
      'children are filtered as their parents are; a parent whose children all went goes too; a redirect takes the next page, though hidden',
      ['ProductDb'],
      ['/home', '/product-db > /product-db/intro', '  intro', '/old > /product-db', '/older > /old?from=older'],
    ],
    [
      'one of several marks is enough, and a visible page is preferred to a hidden one',
      ['ProductDb', 'Staff'],
      [
        '/home',
        '/product-db > /product-db/inquiry',
        '  intro',
        '  inquiry',
        '    v2',
        '/old > /product-db',
        '/older > /old?from=older',
      ],
    ],
    [
      'with every mark nothing changes',
      ['ProductDb', 'Metabolism', 'Inquiry'],
      [
        '/home',
        '/product-db > /product-db/home',
        '  home',
        '  intro',
        '  inquiry',
        '    v2',
        '/old > /product-db',
        '/older > /old?from=older',
      ],
    ],
    ['marks of children alone do not open their parent', ['Metabolism', 'Inquiry'], ['/home']],
  ])('%s', (_fact, marks, expected) => {
    expect(drawn(filterRoutes(tree, marks))).toEqual(expected);
  });

  it('keeps redirects that lead outside the tree', () => {
    const routes: Route[] = [{ path: '/svg', redirect: '/svg-editor.html' }];
    expect(filterRoutes(routes, [])).toEqual(routes);
  });

  it('follows a chain of redirects to its removed end, whatever the order of the rows', () => {
    const routes: Route[] = [
      { path: '/a', redirect: '/b' },
      { path: '/b', redirect: '/c' },
      { path: '/c', permission: ['C'] },
    ];
    expect(filterRoutes(routes, [])).toEqual([]);
    expect(filterRoutes(routes, ['C'])).toEqual(routes);
  });

  it('keeps a parent that never had children, and changes nothing in what it was given', () => {
    const before = structuredClone(tree);
    filterRoutes(tree, ['ProductDb']);
    expect(tree).toEqual(before);
    expect(filterRoutes<Route>([{ path: '/empty', children: [] }], [])).toEqual([{ path: '/empty', children: [] }]);
  });
});
