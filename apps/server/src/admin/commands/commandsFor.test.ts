import { expect, it } from 'vitest';
import { commandsFor } from './commandsFor.ts';
import { commands } from './index.ts';

const firstOf = (name: string) => name.split(' ')[0]!;

it('every command is found among those that are loaded for its first word', async () => {
  for (const word of new Set(Object.keys(commands).map(firstOf))) {
    const loaded = await commandsFor([word, 'anything']);
    for (const name of Object.keys(commands).filter((each) => firstOf(each) === word))
      expect(loaded[name], name).toBe(commands[name]);
  }
});
