import { afterEach, expect, it } from 'vitest';
import { unsavedPages } from './unsavedPages.ts';

afterEach(() => ['a', 'b'].forEach((key) => unsavedPages.close(key)));

it('a page is unsaved as long as one of its parts is', () => {
  unsavedPages.mark('a', '1', true);
  unsavedPages.mark('a', '2', true);
  unsavedPages.mark('a', '1', false);
  expect(unsavedPages.has('a')).toBe(true);
  unsavedPages.mark('a', '2', false);
  expect(unsavedPages.any()).toBe(false);
});

it('removing a part removes its mark; hiding its page does not', () => {
  unsavedPages.show('a');
  unsavedPages.mark('a', '1', true);
  unsavedPages.show('b');
  unsavedPages.leave('a', '1');
  expect(unsavedPages.has('a')).toBe(true);
  unsavedPages.show('a');
  unsavedPages.leave('a', '1');
  expect(unsavedPages.has('a')).toBe(false);
});

it('a closed page has no unsaved parts', () => {
  unsavedPages.mark('a', '1', true);
  unsavedPages.close('a');
  expect(unsavedPages.any()).toBe(false);
});

it('what is unsaved goes with a page to its new key', () => {
  unsavedPages.mark('a', '1', true);
  unsavedPages.move('a', 'b');
  expect(unsavedPages.has('a')).toBe(false);
  unsavedPages.mark('b', '1', false);
  expect(unsavedPages.any()).toBe(false);
});
