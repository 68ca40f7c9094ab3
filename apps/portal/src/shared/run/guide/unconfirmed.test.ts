import { expect, it } from 'vitest';
import { unconfirmed } from './unconfirmed.ts';

it('says of methods that nothing but their definition stands behind, and of no others', () => {
  expect(unconfirmed('sc-integration')).toBe('按定义实现，未与原软件核对');
  expect(unconfirmed('pca')).toBeUndefined();
  expect(unconfirmed('no-such-method')).toBeUndefined();
});
