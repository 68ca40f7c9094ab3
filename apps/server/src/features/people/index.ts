import type { FastifyInstance } from 'fastify';
import { createAvatarService } from './avatar/avatarService.ts';
import { registerAvatar } from './avatar/routes.ts';
import { registerDirectory } from './directory/directory.ts';
import { createGroupService } from './groups/groupService.ts';
import { createInvitationService } from './groups/invitationService.ts';
import { registerGroups } from './groups/routes.ts';
import { createIdentityService } from './identity/identityService.ts';
import { registerIdentity } from './identity/routes.ts';

/** Avatars, verified names and organisations, lab groups, and finding people. */
export function peopleFeature(app: FastifyInstance): void {
  const { platform } = app;
  registerAvatar(app, createAvatarService(platform));
  registerIdentity(app, createIdentityService(platform));
  registerGroups(app, createGroupService(platform), createInvitationService(platform));
  registerDirectory(app);
}

export { createGroupService } from './groups/groupService.ts';
export { createIdentityDesk, presentIdentity } from './identity/identityDesk.ts';
export { createIdentityService, kindName } from './identity/identityService.ts';
