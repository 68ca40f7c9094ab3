import { join } from 'node:path';
import { expect, it } from 'vitest';
import { methodsPage } from './methodsPage.ts';

it('the page of methods is up to date', async () => {
  await expect(methodsPage()).toMatchFileSnapshot(join(import.meta.dirname, '../../../docs/methods.md'));
});
