// The published form of the library: builds it, lets publint and are-the-types-wrong look at it, and weighs every part.
// Ends with 1 when one of them complains.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { nodeBinary, root } from '../install.mjs';
import { checkBudgets } from './budgets.mjs';
import { buildPackage, published } from './packages.mjs';

let wrong = 0;
for (const folder of published) {
  const path = buildPackage(folder);
  const { messages, pkg } = await publint({ pkgDir: path, strict: true });
  for (const message of messages) console.error(`${folder}: ${formatMessage(message, pkg)}`);
  const types = spawnSync(
    nodeBinary(),
    [
      join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      '--pack',
      '.',
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'theme.css',
      '--format',
      'ascii',
    ],
    { cwd: path, encoding: 'utf8' },
  );
  if (types.status !== 0) console.error(types.stdout, types.stderr);
  wrong += messages.length + (types.status === 0 ? 0 : 1);
}
const heavy = await checkBudgets();
if (heavy.length > 0)
  console.error(
    `over budget or without one: ${heavy.join(', ')}. Trim them, or raise packages/ui/budgets.json and say why.`,
  );
process.exitCode = wrong + heavy.length > 0 ? 1 : 0;
