import type { AcademyHitKind } from '@panome/contract';
import { minute } from '@panome/contract/durations';
import type { Clock } from '../../../platform/clock.ts';
import { passageOf } from '../../../platform/search/passage.ts';
import { createTextIndex, type TextIndex } from '../../../platform/search/textIndex.ts';
import type { AcademyRepository } from '../repository.ts';

type Found = { readonly kind: AcademyHitKind; readonly id: string; readonly title: string };
type Document = Found & { readonly text: string; readonly indexed: string; readonly at: number | null };
type Read = { readonly documents: readonly Document[]; readonly index: TextIndex };

const most = 40;
/** How much of the weight of a question a text must hold to answer it. */
const least = 0.3;

const lines = (json: string, name: string) =>
  (JSON.parse(json) as ({ at: number } & Record<string, string | number>)[]).map((line) => ({
    at: line.at,
    text: String(line[name]),
  }));

/** The texts of the academy; what is said in a video is found line by line, each at its second. */
async function readDocuments(academy: AcademyRepository, now: number): Promise<Document[]> {
  const { entries, files, films, pieces } = await academy.everything(now);
  const whole = (kind: AcademyHitKind, { id, title }: { id: string; title: string }, text: string): Document => ({
    kind,
    id,
    title,
    text,
    indexed: title,
    at: null,
  });
  return [
    ...pieces.map((row) => whole(row.kind === 'paper' ? 'paper' : 'article', row, `${row.summary}\n${row.plain}`)),
    ...films.flatMap((row) => [
      whole('video', row, row.summary),
      ...[...lines(row.chapters, 'title'), ...lines(row.transcript, 'text')].map(({ at, text }) => ({
        ...whole('video', row, text),
        indexed: '',
        at,
      })),
    ]),
    ...files.map((row) => whole('download', row, row.summary)),
    ...entries.map((row) => ({
      ...whole('dictionary', { id: row.id, title: row.name }, row.plain),
      indexed: [row.name, row.name_en, row.formula, ...(JSON.parse(row.synonyms) as string[])].join(' '),
    })),
  ];
}

/** One search over everything. The texts are read again after a minute, so that an import is found soon. */
export function createAcademySearch({ clock }: { readonly clock: Clock }, academy: AcademyRepository) {
  let kept: { readonly at: number; readonly read: Promise<Read> } | undefined;

  const load = async (now: number): Promise<Read> => {
    const documents = await readDocuments(academy, now);
    const index = createTextIndex(
      documents.map(({ indexed, text }, place) => ({ id: String(place), title: indexed, text })),
    );
    return { documents, index };
  };
  const current = (): Promise<Read> => {
    const now = clock.now();
    if (!kept || now - kept.at >= minute) {
      const read = load(now);
      kept = { at: now, read };
      // A failure is not kept.
      read.catch(() => (kept = undefined));
    }
    return kept.read;
  };

  return {
    /** The best first; each piece once, a video at the second where most of the question is said. */
    find: async (question: string) => {
      const { documents, index } = await current();
      const seen = new Set<string>();
      return index.search(question, 200).flatMap(({ coverage, id }) => {
        const { at, kind, text, title, ...document } = documents[Number(id)]!;
        const key = `${kind} ${document.id}`;
        if (coverage < least || seen.has(key) || seen.size >= most) return [];
        seen.add(key);
        return [{ kind, id: document.id, title, at, excerpt: passageOf(text, question, index, 120).text }];
      });
    },
    topics: async () => {
      const { documents } = await current();
      const titles = documents
        .filter(({ indexed }) => indexed !== '')
        .map(({ id, kind, title }) => ({ kind, id, title }));
      const count = (...kinds: AcademyHitKind[]) => titles.filter(({ kind }) => kinds.includes(kind)).length;
      return {
        counts: {
          articles: count('article', 'paper'),
          videos: count('video'),
          downloads: count('download'),
          dictionary: count('dictionary'),
        },
        titles,
      };
    },
  };
}
export type AcademySearch = ReturnType<typeof createAcademySearch>;
