import { expect, it } from 'vitest';
import { subjectOfPage } from './feedbackSubject.ts';

it.each([
  ['/tools/detail', 'mission_id=t1', { task: 't1' }],
  ['/tools/detail', 'id=pca', {}],
  ['/tutorials/video-detail', 'id=v1', { article: 'v1' }],
  ['/view-article/article-text', 'id=a1', { article: 'a1' }],
  ['/home', 'id=a1', {}],
])('%s?%s', (path, query, subject) => expect(subjectOfPage(path, new URLSearchParams(query))).toEqual(subject));
