import { expect, test } from 'vitest';
import { matchOf } from './matchOf.ts';

const marked = (label: string, query: string) =>
  matchOf(label, query)
    .map(({ hit, text }) => (hit ? `[${text}]` : text))
    .join('');

test.each([
  ['差异火山图', '火山', '差异[火山]图', 'the typed characters'],
  ['差异火山图', 'hst', '差异[火山图]', 'the characters of the typed initials'],
  ['PCA 主成分', 'pca', '[PCA] 主成分', 'letters in any case'],
  ['样本 A 与样本 B', 'B 样本', '[样本] A 与样本 [B]', 'each typed word once'],
  ['热图', 'retu', '热图', 'nothing where whole syllables found it'],
  ['热图', '  ', '热图', 'nothing for no text'],
  ['İzmir 图', '图', 'İzmir 图', 'nothing where lower case is longer'],
])('in %s, %s marks %s: %s', (label, query, shown) => expect(marked(label, query)).toBe(shown));
