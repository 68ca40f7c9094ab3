import { expect, it } from 'vitest';
import { hardToTell } from './hardToTell.ts';
import { hexCode, pythonCode, rCode } from './paletteCode.ts';

it('names the pair that a colour-blind reader takes for one colour, and nothing of colours that stay apart', () => {
  expect(hardToTell(['#0072b2', '#009e73', '#a07850', '#928d52'])).toMatchObject({ one: 2, other: 3 });
  expect(hardToTell(['#0072b2', '#e69f00', '#000000'])).toBeUndefined();
  expect(hardToTell(['#112233', '#112233'])).toMatchObject({ one: 0, other: 1, vision: 'normal' });
});

it('writes colours as R and Python read them, ramps by their anchors', () => {
  const two = ['#0072b2', '#e69f00'];
  expect([hexCode(two), rCode(two), pythonCode(two)]).toEqual([
    '#0072B2, #E69F00',
    'c("#0072B2", "#E69F00")',
    '["#0072B2", "#E69F00"]',
  ]);
  const ramp = Array.from({ length: 256 }, (_, at) => `#0000${at.toString(16).padStart(2, '0')}`);
  expect(rCode(ramp)).toMatch(/^colorRampPalette\(c\("#000000", .*"#0000FF"\), space = "Lab"\)\(256\)$/);
  expect(pythonCode(ramp).match(/#/g)).toHaveLength(11);
});
