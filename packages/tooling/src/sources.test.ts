import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Files of the product as git would commit them; a tarball has no git and checks nothing here. */
const files = existsSync(join(root, '.git'))
  ? execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'apps', 'packages', 'tokens'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
      .split('\n')
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && existsSync(join(root, name)))
  : [];
const isTest = (name: string) => /\.(test|spec|stories)\.tsx?$|\/(e2e|bench|testing|adoption)\//.test(name);
const product = files.filter((name) => !isTest(name));

/** Lines of the product that match, as `file:line`. */
const linesWith = (pattern: RegExp, among: readonly string[]) =>
  among.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line) ? [`${name}:${index + 1}`] : [],
      ),
  );
const filesOf = (places: readonly string[]) => [...new Set(places.map((place) => place.split(':')[0]))];

describe.skipIf(files.length === 0)('the sources', () => {
  it('SEC-41: only SafeHtml and what it trusts put markup into a page', () => {
    const markup = linesWith(
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|createContextualFragment/,
      product,
    );
    expect(filesOf(markup)).toEqual(['packages/ui/src/safe-html/SafeHtml.tsx']);
    expect(linesWith(/\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/, product)).toEqual([]);
  });

  it('the page loads every part of ECharts that charts use', () => {
    // Named in the import, or taken from the whole module.
    const partsOf = (path: string) => {
      const text = readFileSync(join(root, path), 'utf8');
      const imported = text.matchAll(/^import \{([^}]+)\} from 'echarts\/(?:charts|components|features)'/gm);
      const taken = text.matchAll(/^ {2}(?:charts|components|features)\.(\w+),$/gm);
      const named = [...imported].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
      return [...named, ...Array.from(taken, ([, name]) => name!)].filter(Boolean).sort();
    };
    expect(partsOf('packages/ui/src/chart-panel/engine/echarts.ts')).toEqual(partsOf('packages/charts/src/echarts.ts'));
  });

  it('registers no service worker: the portal is no application to be installed', () => {
    expect(linesWith(/serviceWorker\b/, product)).toEqual([]);
  });

  it('SEC-48: no SQL is put together from text', () => {
    const server = product.filter((name) => name.startsWith('apps/server/'));
    expect(linesWith(/\bsql\.raw\(|\.(exec|prepare)\(\s*`[^`]*\$\{/, server)).toEqual([]);
  });

  it('SEC-61: the server calls other hosts only for what its operator has configured: mail, messages, WeChat, a model', () => {
    const server = product.filter((name) => name.startsWith('apps/server/src/'));
    const calling = linesWith(
      /\bfetch\(|\bhttps?\.(request|get)\(|^import (?!type).*from '(node:)?(https?|net|tls|undici)'/,
      server,
    );
    expect(
      filesOf(calling).filter(
        (name) =>
          !/features\/(content\/we-chat|ai\/provider\/readEvents)|platform\/(malware|post|http\/(connections|portal))|processLife|platform\/lock/.test(
            String(name),
          ),
      ),
    ).toEqual([]);
  });

  it('SEC-80: no key, token or password stands in a file', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\b(secret|password|token|apiKey)\b\s*[:=]\s*['"][A-Za-z0-9+/_-]{24,}['"]/i;
    expect(linesWith(secret, product)).toEqual([]);
  });
});

describe('SEC-84: the locked dependencies', () => {
  type Locked = { version?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean; dev?: boolean };
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const packages = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

  it('include no refused package and no registry address', () => {
    const refused = new Set([
      'xlsx',
      'exceljs',
      'event-stream',
      'flatmap-stream',
      'node-ipc',
      'colors',
      'faker',
      'request',
      'ua-parser-js',
    ]);
    expect(packages.map(([path]) => nameOf(path)).filter((name) => refused.has(name))).toEqual([]);
    expect(packages.filter(([, { link, resolved }]) => !link && resolved !== undefined).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('are requested at exact versions', () => {
    const manifests = [
      'package.json',
      ...Object.keys(lock.packages)
        .filter((path) => path !== '' && !path.includes('node_modules/'))
        .map((path) => `${path}/package.json`),
    ];
    for (const manifest of manifests) {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Record<string, Record<string, string> | undefined>;
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
        if (!name.startsWith('@panome/')) expect(version, `${manifest} ${name}`).toMatch(/^(npm:\S+@)?\d+\.\d+\.\d+/);
    }
  });

  it('run no install scripts', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts\s*=\s*true$/m);
  });
});
