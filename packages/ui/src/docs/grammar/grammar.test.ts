import { expect, test } from 'vitest';
import { grammarFaults, type GrammarProp } from './grammar.ts';

const prop = (name: string, words: readonly string[] = [], required = false): GrammarProp => ({
  name,
  required,
  words,
});
const element = ['id', 'ref', 'aria-describedby'].map((name) => prop(name));
const faults = (...props: GrammarProp[]) => grammarFaults([{ name: 'Part', props: [...element, ...props] }]);

test('a state is three props, and the part can keep it', () => {
  expect(faults(prop('value'), prop('defaultValue'), prop('onValueChange'))).toEqual([]);
  expect(faults(prop('value', [], true), prop('onValueChange', [], true))).toEqual([
    'Part.value is required, so the part cannot keep it',
    'Part has value without defaultValue',
    'Part.onValueChange is required, so the part cannot keep it',
  ]);
  expect(faults(prop('defaultWrap'))).toEqual(['Part has wrap without wrap', 'Part has wrap without onWrapChange']);
});

test('each thing has one word', () => {
  expect(faults(prop('onChange'), prop('look'))).toHaveLength(2);
  expect(faults(prop('size', ['small', 'large']), prop('tone', ['danger']), prop('variant', ['quiet']))).toEqual([]);
  expect(faults(prop('size'), prop('tone', ['default']), prop('variant', ['danger']))).toEqual([
    'Part.size is no word for a size: ',
    'Part.tone is not called default',
    'Part.variant: danger is a tone',
  ]);
});

test('a part hands on what belongs to its element', () => {
  expect(grammarFaults([{ name: 'Part', props: [] }])).toEqual([
    'Part does not hand on id',
    'Part does not hand on ref',
    'Part does not hand on aria-describedby',
  ]);
});
