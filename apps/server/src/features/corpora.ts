import type { Corpus } from '../platform/search/corpora.ts';
import { articleCorpus, dictionaryCorpus } from './academy/index.ts';
import { newsCorpus } from './content/index.ts';
import { flowCorpus } from './flows/index.ts';
import { goodsCorpus } from './shop/index.ts';
import { helpCorpus } from './support/index.ts';
import { toolCorpus } from './tools/index.ts';

/** Texts that the assistant may search and quote; a feature with public texts adds its own here. */
export const corpora: readonly Corpus[] = [
  toolCorpus,
  flowCorpus,
  articleCorpus,
  dictionaryCorpus,
  goodsCorpus,
  helpCorpus,
  newsCorpus,
];
