import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { originOf } from '../../auth/index.ts';
import type { GroupService } from './groupService.ts';
import type { InvitationService } from './invitationService.ts';

const done = async (work: Promise<void>) => {
  await work;
  return null;
};

export function registerGroups(app: FastifyInstance, groups: GroupService, invitations: InvitationService): void {
  registerCall(app, calls.groupList, { policy: 'group:read', handler: ({ actor }) => groups.list(actor) });
  registerCall(app, calls.groupDetail, {
    policy: 'group:read',
    handler: ({ actor, input }) => groups.detail(actor, input.id),
  });
  registerCall(app, calls.groupStore, {
    policy: 'group:add',
    handler: ({ actor, input }) => groups.store(actor, input),
  });
  registerCall(app, calls.groupUpdate, {
    policy: 'group:update',
    handler: ({ actor, input }) => groups.update(actor, input),
  });
  registerCall(app, calls.groupDelete, {
    policy: 'group:delete',
    handler: ({ actor, input, request }) => done(groups.dissolve(actor, input.id, input.name, originOf(request))),
  });
  registerCall(app, calls.groupSetRole, {
    policy: 'group:update',
    handler: ({ actor, input, request }) =>
      done(groups.setRole(actor, input.id, input.member_id, input.role, originOf(request))),
  });
  registerCall(app, calls.groupRemoveMember, {
    policy: 'group:update',
    handler: ({ actor, input, request }) =>
      done(groups.removeMember(actor, input.id, input.member_id, originOf(request))),
  });
  registerCall(app, calls.groupLeave, {
    policy: 'group:read',
    handler: ({ actor, input, request }) => done(groups.leave(actor, input.id, originOf(request))),
  });

  registerCall(app, calls.groupInvite, {
    policy: 'group:update',
    handler: ({ actor, input, request }) => invitations.invite(actor, input, originOf(request)),
  });
  registerCall(app, calls.groupCancelInvitation, {
    policy: 'group:update',
    handler: ({ actor, input }) => done(invitations.cancel(actor, input.id)),
  });
  registerCall(app, calls.groupInvitationList, {
    policy: 'group:read',
    handler: ({ actor }) => invitations.received(actor),
  });
  registerCall(app, calls.groupAccept, {
    policy: 'group:read',
    handler: ({ actor, input, request }) => invitations.accept(actor, input.id, originOf(request)),
  });
  registerCall(app, calls.groupDecline, {
    policy: 'group:read',
    handler: ({ actor, input, request }) => done(invitations.decline(actor, input.id, originOf(request))),
  });
}
