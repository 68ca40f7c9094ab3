import { call, callUpload } from '../api/index.ts';
import type { FeedbackSubject } from './feedbackSubject.ts';

type Feedback = { readonly content: string; readonly page: string; readonly files: readonly File[] };

/** Sends by the call that belongs to what the feedback is about. */
function store(
  body: { content: string; img_src: string[]; page: string },
  { article, project, section = '', task }: FeedbackSubject,
  idempotencyKey: string,
) {
  const options = { idempotencyKey };
  if (task) return call('feedbackStoreExceptionTask', { ...body, task_id: task }, options);
  if (project) return call('feedbackStoreReportExplain', { ...body, project_id: project, section }, options);
  if (article) return call('feedbackStoreKnowledgeClassroom', { ...body, article_id: article }, options);
  return call('feedbackStore', body, options);
}

/** Uploads the pictures, each once however often it is tried, then sends the feedback. @throws {CallError} */
export function createFeedbackSender(keyOf: (body: string) => string) {
  const uploaded = new Map<File, string>();
  return async (
    { content, files, page }: Feedback,
    subject: FeedbackSubject,
    onProgress: (share: number) => void,
  ): Promise<void> => {
    const total = files.reduce((sum, { size }) => sum + size, 0) || 1;
    let before = 0;
    for (const file of files) {
      const begun = before;
      if (!uploaded.has(file))
        uploaded.set(
          file,
          (
            await callUpload('fileUploadNormal', {}, file, {
              onProgress: (bytes) => onProgress(Math.min(1, (begun + bytes) / total)),
            })
          ).id,
        );
      before += file.size;
    }
    const body = { content, img_src: files.map((file) => uploaded.get(file)!), page };
    await store(body, subject, keyOf(JSON.stringify([body, subject])));
  };
}
