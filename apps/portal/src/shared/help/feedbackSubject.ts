/** What feedback is about; without one of the ids it is about the portal. */
export type FeedbackSubject = {
  readonly task?: string;
  readonly project?: string;
  readonly section?: string;
  readonly article?: string;
};

const articlePages = /^\/(?:tutorials|view-article)\/(?:article-text|article-paper|video-detail)$/;

/** What the page in the address shows: a task, or an article or video of the academy. */
export function subjectOfPage(pathname: string, query: URLSearchParams): FeedbackSubject {
  const task = pathname === '/tools/detail' ? query.get('mission_id') : null;
  if (task) return { task };
  const article = articlePages.test(pathname) ? query.get('id') : null;
  return article ? { article } : {};
}
