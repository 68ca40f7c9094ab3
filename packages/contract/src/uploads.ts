import { z } from 'zod';
import { defineCall, empty, id, nothing } from './call.ts';

/** A small file that goes with something else, such as a picture of feedback: uploaded first, then named by its id. */
export const attachment = z.object({
  id,
  name: z.string(),
  size: z.number(),
  /** Where its owner can fetch it. */
  path: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

export const fileUploadNormal = defineCall({
  method: 'POST',
  path: '/api/front/file/upload_normal_file',
  kind: 'multipart',
  timeout: 180_000,
  request: nothing,
  response: attachment,
  summary: 'Keeps one picture or document of at most 20 MB for a form that is sent afterwards; unused it is deleted after a day.',
});

export const fileAttachment = defineCall({
  method: 'GET',
  path: '/api/front/file/attachment',
  kind: 'blob',
  timeout: 180_000,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'An uploaded attachment, for its owner.',
});
