import { gather } from './gather.ts';
import { freshEntries, type Entries, type Gathering } from './gathering.ts';

/**
 * The addresses to run instead of some modules: gathered into few files, which load in a fraction of the time of the
 * thousands of modules they are made of. Gathered anew when any of them changed; the sources themselves where that is
 * not possible (no bundler, no place to write).
 */
export async function gathered(gathering: Gathering): Promise<Entries> {
  const sources = () => Object.fromEntries(gathering.sources.map((source) => [source, source]));
  return freshEntries(gathering) ?? (await gather(gathering)) ?? sources();
}
