/**
 * Which feature of the server may use which others, through their `index.ts`; a feature that is not named here uses
 * none. What two need otherwise lies in `platform/`, `results/` or `runner/`.
 */
const serverFeatureArrows = {
  academy: ['content', 'tasks'],
  afterSales: ['files', 'projects'],
  auth: ['points'],
  content: ['points'],
  ai: ['files', 'literature', 'tasks'],
  filters: ['files', 'tools'],
  flows: ['files', 'projects', 'reports', 'schemes', 'tasks'],
  lookups: ['reference'],
  people: ['auth'],
  projects: ['files'],
  proteins: ['projects', 'reference'],
  samples: ['files'],
  schemes: ['files', 'projects'],
  sharing: ['auth', 'projects'],
  shop: ['files', 'points', 'samples'],
  staff: ['afterSales', 'auth', 'content', 'files', 'people', 'points', 'projects', 'samples', 'support', 'tasks'],
  support: ['academy', 'afterSales', 'files', 'points'],
  tasks: ['files', 'reports'],
};
const serverFeatures = '^apps/server/src/features/';
/** Tests may play the staff or another feature. */
const serverTests = '(\\.test\\.ts$|^apps/server/src/testing/)';

const serverRules = [
  {
    name: 'server-features-by-named-arrows',
    severity: 'error',
    from: {
      path: `${serverFeatures}([^/]+)/`,
      pathNot: [serverTests, `${serverFeatures}(${Object.keys(serverFeatureArrows).join('|')})/`],
    },
    to: { path: `${serverFeatures}[^/]+/`, pathNot: `${serverFeatures}$1/` },
  },
  ...Object.entries(serverFeatureArrows).map(([feature, used]) => ({
    name: `server-feature-${feature}-by-named-arrows`,
    severity: 'error',
    from: { path: `${serverFeatures}${feature}/`, pathNot: serverTests },
    to: { path: `${serverFeatures}[^/]+/`, pathNot: `${serverFeatures}(${[feature, ...used].join('|')})/` },
  })),
  {
    name: 'server-features-only-via-index',
    severity: 'error',
    from: { path: `${serverFeatures}([^/]+)/` },
    to: {
      path: `${serverFeatures}[^/]+/`,
      pathNot: [`${serverFeatures}$1/`, `${serverFeatures}[^/]+/(index\\.ts$|testing/)`],
    },
  },
  {
    name: 'server-features-from-outside-only-via-index',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: serverFeatures },
    to: { path: `${serverFeatures}[^/]+/`, pathNot: `${serverFeatures}[^/]+/(index\\.ts$|testing/)` },
  },
  {
    // The login page shows the accounts of demo mode.
    name: 'server-features-know-no-frame',
    severity: 'error',
    from: { path: serverFeatures, pathNot: serverTests },
    to: { path: '^apps/server/src/(admin|demo)/', pathNot: '^apps/server/src/demo/accounts\\.ts$' },
  },
  {
    name: 'server-runner-knows-no-feature',
    severity: 'error',
    from: { path: '^apps/server/src/(runner|results)/' },
    to: { path: '^apps/server/src/(features|admin|demo)/' },
  },
  {
    name: 'server-platform-is-below',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: serverTests },
    to: { path: '^apps/server/src/(features|runner|results|admin|demo)/' },
  },
];

const engine = '^packages/analysis/src/';
const family = '(cluster|community|difference|enrichment|overview|plot|preprocess|relation|single-cell|supervised)';
/** What the fences of the engine leave open: tools and data of tests, and examples, one a file. */
const openToAll = [`${engine}(testing|examples)/`, '\\.json$'];

/** Imports follow the arrows of docs/architecture.md only. */
module.exports = {
  forbidden: [
    // Types that need each other are one idea: a circle of types only is one as well.
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
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
    // What two families need lies in a shared folder beside them.
    {
      name: 'families-do-not-meet',
      severity: 'error',
      from: { path: `${engine}${family}/` },
      to: { path: `${engine}${family}/`, pathNot: [`${engine}$1/`, '\\.reference\\.json$'] },
    },
    {
      name: 'shared-folders-know-no-family',
      severity: 'error',
      from: {
        path: `${engine}[^/]+/`,
        pathNot: [`${engine}${family}/`, `${engine}(catalogue|whole-methods)/`, '\\.test\\.ts$'],
      },
      to: { path: `${engine}${family}/` },
    },
    {
      name: 'methods-only-via-index',
      severity: 'error',
      from: { path: `${engine}${family}/([^/]+)/` },
      to: {
        path: `${engine}${family}/`,
        pathNot: [`${engine}$1/$2/`, `${engine}${family}/[^/]+/index\\.ts$`, ...openToAll],
      },
    },
    {
      name: 'shared-folders-only-via-index',
      severity: 'error',
      from: { path: `${engine}([^/]+)/` },
      to: {
        path: `${engine}[^/]+/`,
        pathNot: [`${engine}$1/`, `${engine}${family}/`, '/index\\.ts$', ...openToAll],
      },
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
        path: '^packages/charts/src/(frame|geometry|glyphs|graph-export|groups|model|palette|shapes|table|theme)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^packages/charts/src/(catalogue|code|node|parts|plots|report|testing|wording)/' },
    },
    { name: 'portal-not-to-server', severity: 'error', from: { path: '^apps/portal/' }, to: { path: '^apps/server/' } },
    {
      name: 'server-not-to-portal',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/portal/|packages/ui/)' },
    },
    ...serverRules,
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
          // What stories of several parts show.
          '\\.fixtures\\.tsx$',
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
    // Templates of applications outside the repository find their pages beside them only there.
    exclude: { path: '(^|/)dist/|^packages/ui/adoption/apps/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['panome-source', 'import', 'types', 'default'],
    },
  },
};
