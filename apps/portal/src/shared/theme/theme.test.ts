import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appearanceScript } from '@panome/ui/appearance';
import { expect, it } from 'vitest';
import { appearanceKey } from './appearanceKey.ts';

it('the script before the first paint is the one of the library, for users who have chosen nothing', () => {
  const shipped = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8');
  const script = appearanceScript(appearanceKey, { theme: 'system', contrast: 'system' });
  expect(shipped).toBe(
    `// Made by appearanceScript of @panome/ui; kept out of the bundle because the policy allows no inline script.\n${script}\n`,
  );
});
