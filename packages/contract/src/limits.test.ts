import { expect, it } from 'vitest';
import { limits } from './limits.ts';

it('keeps the limits that the specification names', () => {
  expect(limits).toMatchObject({
    uploadBytes: 104_857_600,
    sessionSeconds: 216_000,
    idleSeconds: 21_600,
    passwordLength: 6,
    nameLength: 100,
    activationHours: 24,
    invited: 5,
  });
});
