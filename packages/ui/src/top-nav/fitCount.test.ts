import { describe, expect, it } from 'vitest';
import { fitCount } from './fitCount.ts';

describe('fitCount', () => {
  it('keeps every entry when the row holds them exactly, without room for the button', () => {
    expect(fitCount({ entries: [40, 60, 50], available: 150, more: 30 })).toBe(3);
  });

  it('moves the entries into the menu that have no room beside the button', () => {
    expect(fitCount({ entries: [40, 60, 50], available: 149, more: 30 })).toBe(2);
    expect(fitCount({ entries: [40, 60, 50], available: 129, more: 30 })).toBe(1);
  });

  it('leaves only the button in a row too narrow for the first entry', () => {
    expect(fitCount({ entries: [40, 60], available: 50, more: 30 })).toBe(0);
  });

  it('keeps nothing without entries', () => {
    expect(fitCount({ entries: [], available: 0, more: 30 })).toBe(0);
  });
});
