import type { Actor } from '../../platform/access/actor.ts';
import { authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/open.ts';
import type { CorpusHit } from '../../platform/search/corpora.ts';
import { passageOf } from '../../platform/search/passage.ts';
import { createTextIndex } from '../../platform/search/textIndex.ts';
import { createLiteratureRepository } from './repository.ts';
import { searchWords } from './reviewService.ts';

const mostRows = 100;
const mostHits = 5;

/** The own records that say most about a question, as an answer may cite them. */
export async function searchLiterature(
  database: Database,
  actor: Actor,
  question: string,
): Promise<readonly CorpusHit[]> {
  authorize(actor, 'ai:read');
  const words = searchWords(question);
  if (words.length === 0) return [];
  const rows = await createLiteratureRepository(database).withAny(actor.id, words, mostRows);
  const index = createTextIndex(
    rows.map(({ abstract, id, keywords, title }) => ({ id, title: `${title} ${keywords}`, text: abstract })),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return index.search(question, mostHits).map(({ coverage, held, id, score }) => {
    const { abstract, title } = byId.get(id)!;
    return {
      id,
      title,
      address: `/ai-bot/crawler?search=${encodeURIComponent(title.slice(0, 100))}`,
      source: 'literature',
      source_title: '我的文献',
      quote: passageOf(abstract || title, question, index, 300).text,
      score,
      coverage,
      held,
    };
  });
}

/** Which of these DOIs (`10.…`) and PMIDs (`pmid:…`) are in the literature of the actor. */
export async function knownLiterature(
  database: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const pmids = ids.flatMap((id) => (id.startsWith('pmid:') ? [id.slice('pmid:'.length)] : []));
  const dois = ids.filter((id) => !id.startsWith('pmid:'));
  const rows = await createLiteratureRepository(database).known(actor.id, dois, pmids);
  return new Set(rows.flatMap(({ doi, pmid }) => [...(doi ? [doi] : []), ...(pmid ? [`pmid:${pmid}`] : [])]));
}
