import { serveChild } from '../../../platform/child/serveChild.ts';
import { renderMarkdown } from '../../../platform/markup/renderMarkdown.ts';
import { peekArchive } from './peekArchive.ts';
import type { PeekAnswer, PeekJob } from './peekJob.ts';
import { peekSequences } from './peekSequences.ts';
import { peekText } from './peekText.ts';

serveChild<PeekJob, PeekAnswer>((job) => {
  if (job.kind === 'markdown') return { kind: 'html', html: renderMarkdown(job.text) };
  if (job.kind === 'text') return peekText(job.path, job.format, job.encoding);
  return job.kind === 'archive' ? peekArchive(job.path) : peekSequences(job.path, job.format, job.gzipped);
});
