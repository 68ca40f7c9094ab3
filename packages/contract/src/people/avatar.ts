import { z } from 'zod';
import { defineCall, empty, nothing } from '../call.ts';
import { timeOut } from '../timeOut.ts';

export const fileUploadHeadImage = defineCall({
  method: 'POST',
  path: '/api/front/file/upload_head_image',
  kind: 'multipart',
  timeout: timeOut.reading,
  request: nothing,
  response: z.object({ head_image_path: z.string(), store_path: z.string() }),
  summary:
    'Replaces the avatar: PNG, JPEG or WebP of at most 2 MB and 4096 × 4096; what cameras write beside the picture is taken out.',
});

export const fileHeadImage = defineCall({
  method: 'GET',
  path: '/api/front/file/head_image',
  auth: 'public',
  kind: 'blob',
  request: z.strictObject({ image: z.string().regex(/^[\w-]{43}$/) }),
  response: empty,
  summary: 'The bytes of an avatar; the name cannot be guessed and ends with the picture.',
});

export const userDeleteHeadImage = defineCall({
  method: 'DELETE',
  path: '/api/front/user/delete_head_image',
  request: nothing,
  response: empty,
  summary: 'Removes the avatar; the initials stand in its place.',
});
