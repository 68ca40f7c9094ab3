/** Imports follow the arrows of docs/architecture.md only. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'packages-not-to-apps', severity: 'error', from: { path: '^(packages|tokens)/' }, to: { path: '^apps/' } },
    { name: 'tokens-are-leaf', severity: 'error', from: { path: '^tokens/' }, to: { path: '^(packages|apps)/' } },
    {
      name: 'ui-knows-tokens-only',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/(?!ui/)' },
    },
    {
      name: 'contract-is-leaf',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages/(?!contract/)|apps/|tokens/)' },
    },
    {
      name: 'analysis-is-leaf',
      severity: 'error',
      from: { path: '^packages/analysis/' },
      to: { path: '^(packages/(?!analysis/)|apps/|tokens/)|node_modules/(react|fastify|kysely)' },
    },
    {
      name: 'charts-know-analysis-and-tokens',
      severity: 'error',
      from: { path: '^packages/charts/' },
      to: { path: '^(packages/(?!charts/|analysis/)|apps/)' },
    },
    { name: 'portal-not-to-server', severity: 'error', from: { path: '^apps/portal/' }, to: { path: '^apps/server/' } },
    {
      name: 'server-not-to-portal',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/portal/|packages/ui/)' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/([^/]+)/', pathNot: '^apps/portal/src/features/$1/' },
    },
    {
      name: 'components-only-via-index',
      severity: 'error',
      from: { path: '^packages/ui/src/([^/]+)/' },
      to: {
        path: '^packages/ui/src/([^/]+)/',
        pathNot: [
          '^packages/ui/src/$1/',
          '^packages/ui/src/[^/]+/index\\.ts$',
          '^packages/ui/src/theme/',
          '^packages/ui/src/screen-reader/',
          '^packages/ui/src/field/composePinyin\\.ts$',
        ],
      },
    },
    // What stories show and what their plays do, e.g. as a screen reader: no component may be built on it.
    {
      name: 'play-tools-in-stories-only',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: ['\\.(stories|fixtures)\\.tsx$', '^packages/ui/src/[^/]+/plays/', '^packages/ui/src/screen-reader/'],
      },
      to: {
        path: [
          '\\.fixtures\\.tsx$',
          '^packages/ui/src/[^/]+/plays/',
          '^packages/ui/src/screen-reader/',
          '^packages/ui/src/field/composePinyin\\.ts$',
        ],
      },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['panome-source', 'import', 'types', 'default'],
    },
  },
};
