import { z } from 'zod';
import { defineCall, empty, id, time } from '../call.ts';
import { spoken, videoItem } from './items.ts';
import { timeOut } from '../timeOut.ts';

const signed = z.strictObject({ id, expires: z.coerce.number().int(), signature: z.string().max(128) });

export const tutorialVideoDetail = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/video_detail',
  auth: 'public',
  request: z.strictObject({ id }),
  response: videoItem.extend({
    transcript: z.array(spoken),
    /** A signed address with ranges, for a video element. */
    url: z.string(),
    expires_at: time,
    type: z.string(),
    more: z.array(z.object({ id, title: z.string() })),
  }),
  summary: 'One video with chapters, transcript and a signed address.',
});

export const tutorialVideoContent = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/video_content',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.file,
  request: signed,
  response: empty,
  summary: 'The bytes of a video behind a signed address, in ranges.',
});

export const tutorialDownloadUrl = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/download_url',
  auth: 'public',
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address of one download, good for 15 minutes.',
});

export const tutorialDownloadContent = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/download_content',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.file,
  request: signed,
  response: empty,
  summary: 'The bytes of a download behind a signed address, in ranges.',
});
