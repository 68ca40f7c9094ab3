// Which journeys a change of the portal or the server may break. What is in no row is what every journey passes through.

/** Folders of features of the portal or the server, by the name of a file in `apps/portal/e2e`. */
const features = {
  academy: ['academy'],
  account: ['account', 'auth'],
  'after-sales': ['after-sales', 'afterSales'],
  ai: ['ai', 'literature'],
  content: ['content', 'news', 'messages', 'questionnaires'],
  'customer-journey': ['projects', 'sharing'],
  doctor: ['tools'],
  'file-previews': ['files'],
  files: ['files'],
  frame: ['home', 'overview'],
  login: ['account', 'auth'],
  'main-journey': ['tools', 'tasks'],
  people: ['profile', 'people'],
  projects: ['projects', 'sharing', 'schemes', 'modular', 'flows', 'filters'],
  proteins: ['proteins', 'lookups', 'reference'],
  report: ['reports'],
  result: ['tasks'],
  samples: ['samples'],
  shell: ['system', 'support'],
  shop: ['shop', 'points'],
  staff: ['staff'],
  'svg-editor': ['tasks'],
  tasks: ['tasks'],
  'tool-charts': ['tools', 'tasks'],
  tools: ['tools'],
  uploads: ['files'],
  workbench: ['workbench', 'colors', 'product-db', 'productDb'],
};
/** From a login to a figure: what runs when nothing more can be said. */
const shortest = ['login', 'main-journey'];

const featureOf = (file) => /^apps\/(?:portal|server)\/src\/features\/([^/]+)\//.exec(file)?.[1];
const journeyOf = (file) => /^apps\/portal\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];
const matters = (file) => /^(apps\/(portal|server)|packages\/(contract|charts|analysis|ui))\/.*\.tsx?$/.test(file);
const isTest = (file) => /\.(test|spec|stories)\.tsx?$|\/(testing|bench)\//.test(file);

/** @returns names of journeys for changed files, e.g. `['files', 'file-previews']`. */
export function journeysOf(files) {
  const names = new Set(files.map(journeyOf).filter(Boolean));
  const product = files.filter((file) => matters(file) && !isTest(file) && !file.startsWith('apps/portal/e2e/'));
  for (const file of product) {
    const feature = featureOf(file);
    const own = Object.keys(features).filter((name) => features[name].includes(feature));
    for (const name of own.length > 0 ? own : shortest) names.add(name);
  }
  return [...names].sort();
}

export const knownJourneys = Object.keys(features);
export const knownFeatures = [...new Set(Object.values(features).flat())];
