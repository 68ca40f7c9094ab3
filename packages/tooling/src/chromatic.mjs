// `npm run chromatic`: publishes Storybook for review where CHROMATIC_PROJECT_TOKEN is set, and ends with 1 while changes
// of pictures wait for somebody to accept them (chromatic.config.json). Without a token it says so and is done.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, root } from './install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'chromatic: nothing published, since CHROMATIC_PROJECT_TOKEN is not set; the pictures in packages/ui/visual-baselines are compared by `npm test`',
  );
} else {
  const { status } = spawnSync(
    nodeBinary(),
    [join(root, 'node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
