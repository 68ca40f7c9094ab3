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
    {
      name: 'charts-do-not-meet',
      severity: 'error',
      from: { path: '^packages/charts/src/plots/([^/]+)/' },
      to: { path: '^packages/charts/src/plots/', pathNot: '^packages/charts/src/plots/$1/' },
    },
    {
      name: 'only-the-catalogue-knows-charts',
      severity: 'error',
      from: { path: '^packages/charts/', pathNot: '^packages/charts/src/(catalogue|plots)/' },
      to: { path: '^packages/charts/src/plots/' },
    },
    {
      name: 'parts-of-charts-only-via-index',
      severity: 'error',
      from: { path: '^packages/charts/src/(?:parts/)?([^/]+)' },
      to: {
        path: '^packages/charts/src/parts/',
        pathNot: ['^packages/charts/src/parts/$1/', '^packages/charts/src/parts/[^/]+/index\\.ts$'],
      },
    },
    // A chart is a pure function: what writes it to a file, lists it or tests it comes after it.
    {
      name: 'charts-know-what-they-draw-with-only',
      severity: 'error',
      from: { path: '^packages/charts/src/(plots|parts)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/charts/src/(catalogue|code|node|report|testing|wording)/' },
    },
    {
      name: 'what-charts-draw-with-knows-none-of-them',
      severity: 'error',
      from: {
        path: '^packages/charts/src/(frame|geometry|graph-export|groups|model|palette|shapes|table|theme)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^packages/charts/src/(catalogue|code|node|parts|plots|report|testing|wording)/' },
    },
    {
      name: 'no-circular-types-in-charts',
      severity: 'error',
      from: { path: '^packages/charts/' },
      to: { circular: true },
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
    // What plays in stories do as a reader or a keyboard: no part may be built on it.
    {
      name: 'play-tools-in-stories-only',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: ['\\.stories\\.tsx$', '^packages/ui/src/screen-reader/'] },
      to: { path: ['^packages/ui/src/screen-reader/', '^packages/ui/src/field/composePinyin\\.ts$'] },
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
