import { limits } from '@panome/contract/limits';
import { defaultMaxSize } from '@panome/ui/drop-zone';
import { maxNameLength } from '@panome/ui/rename-cell';
import { expect, it } from 'vitest';

it('the library refuses what the server would refuse', () => {
  expect(defaultMaxSize).toBe(limits.uploadBytes);
  expect(maxNameLength).toBe(limits.nameLength);
});
