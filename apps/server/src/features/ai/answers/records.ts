import type { AiCitation } from '@panome/contract';

type Found = Omit<AiCitation, 'number'>;

export type Records = ReturnType<typeof createRecords>;

/** Numbers what was found for one answer: the same record keeps its number. */
export function createRecords() {
  const numbered = new Map<string, AiCitation>();
  return {
    add: ({ address, id, quote, source, source_title, title }: Found): AiCitation => {
      const key = `${source}:${id}`;
      const known = numbered.get(key);
      if (known) return known;
      const record = { number: numbered.size + 1, source, source_title, id, title, quote, address };
      numbered.set(key, record);
      return record;
    },
    all: (): readonly AiCitation[] => [...numbered.values()],
  };
}
