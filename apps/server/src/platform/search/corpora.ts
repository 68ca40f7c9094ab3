import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { minute } from '@panome/contract/durations';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { passageOf } from './passage.ts';
import { createIndexer, type TextIndex } from './textIndex.ts';

/** A text that everybody may read. */
export type CorpusText = {
  /** Unique in its corpus. */
  readonly id: string;
  readonly title: string;
  /** Plain text, which is quoted. */
  readonly text: string;
  /** Other names by which it is found; they are not quoted. */
  readonly aliases?: string;
  /** The page of the portal where it is read. */
  readonly address: string;
};

/** Texts of one kind. Only what everybody may read belongs into one: it is quoted to whoever asks. */
export type Corpus = {
  readonly source: string;
  /** What its texts are called in an answer: 工具说明. */
  readonly title: string;
  readonly list: (database: Database) => Promise<readonly CorpusText[]> | readonly CorpusText[];
};

export type CorpusHit = Omit<CorpusText, 'aliases' | 'text'> & {
  readonly source: string;
  readonly source_title: string;
  /** Sentences that say most about the question. */
  readonly quote: string;
  readonly score: number;
  readonly coverage: number;
  readonly held: number;
};

type Built = {
  readonly fingerprint: string;
  readonly index: TextIndex;
  readonly texts: ReadonlyMap<string, CorpusText & { readonly corpus: Corpus }>;
  readonly counts: readonly { readonly source: string; readonly title: string; readonly texts: number }[];
};

export type Corpora = ReturnType<typeof createCorpora>;

/** Other requests are served between two texts. */
async function indexOf(texts: Built['texts']): Promise<TextIndex> {
  const { add, finish } = createIndexer();
  for (const [id, { aliases = '', text, title }] of texts) {
    add({ id, title: `${title} ${aliases}`, text });
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
  return finish();
}

/** How long an index serves before its texts are looked at again. */
const fresh = 5 * minute;

/** Searches the texts of several corpora together. The index is made at the first question and when a text changed. */
export function createCorpora(
  corpora: readonly Corpus[],
  { clock, database }: { readonly clock: Clock; readonly database: Database },
) {
  let built: Promise<Built> | undefined;
  let checkedAt = 0;

  const build = async (former?: Built): Promise<Built> => {
    const lists = await Promise.all(corpora.map(async (corpus) => ({ corpus, list: await corpus.list(database) })));
    const hash = createHash('sha256');
    for (const { corpus, list } of lists)
      for (const { aliases = '', id, text, title } of list)
        hash.update(JSON.stringify([corpus.source, id, title, text, aliases]));
    const fingerprint = hash.digest('hex');
    if (former?.fingerprint === fingerprint) return former;
    const texts = new Map(
      lists.flatMap(({ corpus, list }) =>
        list.map((text) => [`${corpus.source}:${text.id}`, { ...text, corpus }] as const),
      ),
    );
    return {
      fingerprint,
      texts,
      index: await indexOf(texts),
      counts: lists.map(({ corpus: { source, title }, list }) => ({ source, title, texts: list.length })),
    };
  };

  const current = async (): Promise<Built> => {
    if (built && clock.now() - checkedAt < fresh) return built;
    const former = await built?.catch(() => undefined);
    checkedAt = clock.now();
    built = build(former);
    built.catch(() => (built = undefined));
    return built;
  };

  return {
    counts: async () => (await current()).counts.filter(({ texts }) => texts > 0),

    /** The best texts first, each with the sentences that say most about the question. */
    search: async (question: string, most = 5): Promise<readonly CorpusHit[]> => {
      const { index, texts } = await current();
      return index.search(question, most).map(({ coverage, held, id: key, score }) => {
        const { address, corpus, id, text, title } = texts.get(key)!;
        return {
          id,
          title,
          address,
          source: corpus.source,
          source_title: corpus.title,
          quote: passageOf(text, question, index).text,
          score,
          coverage,
          held,
        };
      });
    },
  };
}
