import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { avatarLimit, type AvatarService } from './avatarService.ts';

export function registerAvatar(app: FastifyInstance, avatars: AvatarService): void {
  registerCall(app, calls.fileUploadHeadImage, {
    policy: 'session',
    upload: { ...avatarLimit, accept: () => Promise.resolve() },
    handler: async ({ actor, upload }) => {
      const answer = await avatars.replace(actor, upload);
      return { ...answer, store_path: answer.head_image_path };
    },
  });
  registerCall(app, calls.fileHeadImage, { policy: 'public', handler: ({ input }) => avatars.show(input.image) });
  registerCall(app, calls.userDeleteHeadImage, {
    policy: 'session',
    handler: async ({ actor }) => {
      await avatars.remove(actor);
      return null;
    },
  });
}
