// Blank applications of a stranger: a folder outside the repository, what npm installs, and the packed library.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../install.mjs';

const templates = join(root, 'packages/ui/adoption/apps');
const windows = process.platform === 'win32';

/** The registry and its settings are those of the machine; nothing of the repository's is taken. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry)|^NODE_ENV$|^INIT_CWD$/.test(name)),
);

/** Runs a command in an application. @throws {Error} With what it printed, when it fails. */
function run(folder, command, args) {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...environment, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
      maxBuffer: 1e8,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
}

/**
 * Makes an application of a template.
 *
 * @param template - A folder of `packages/ui/adoption/apps`.
 * @param source - Where it keeps its pages.
 * @param tarballs - Of the library.
 */
export function createApp(template, source, tarballs) {
  const folder = mkdtempSync(join(tmpdir(), `panome-${template}-`));
  cpSync(join(templates, template), folder, { recursive: true });
  cpSync(join(templates, 'shared'), join(folder, source, 'shared'), { recursive: true });
  const npm = (...args) =>
    run(folder, 'npm', [...args, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
  return {
    folder,
    install: (react, types = react) =>
      npm(
        'install',
        ...tarballs,
        `react@${react}`,
        `react-dom@${react}`,
        `@types/react@${types}`,
        `@types/react-dom@${types}`,
      ),
    uninstall: (name) => npm('uninstall', name),
    bin: (name, ...args) => run(folder, join(folder, 'node_modules/.bin', name), args),
    node: (...args) => run(folder, process.execPath, args),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
