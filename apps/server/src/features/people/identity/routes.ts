import { calls, mostDocuments } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { UploadRules } from '../../../platform/http/multipart.ts';
import { sealBytes } from '../../../platform/sealing/sealer.ts';
import { originOf } from '../../auth/index.ts';
import { documentBytes, typeOfName } from './documents.ts';
import type { IdentityService } from './identityService.ts';
import { organisationForm, organisationFormName } from './organisationForm.ts';

const done = async (work: Promise<void>) => {
  await work;
  return null;
};

export function registerIdentity(app: FastifyInstance, identities: IdentityService): void {
  const { sealer } = app.platform;
  /** Documents are encrypted while they are received: they never lie on the disk in the clear. */
  const documents = (least: number): UploadRules => ({
    maxBytes: documentBytes + sealBytes,
    tooLargeMsg: '每份材料最大 20 MB，请压缩后再上传',
    count: { least, most: mostDocuments },
    accept: async (_actor, filename) => void typeOfName(filename),
    seal: (actor, source) => sealer.sealStream(source, actor.id),
  });

  registerCall(app, calls.userRealNameInfo, {
    policy: 'identity:read',
    handler: ({ actor }) => identities.realName(actor),
  });
  registerCall(app, calls.userRealNameVerify, {
    policy: 'identity:add',
    handler: ({ actor, input, request }) => done(identities.verifyRealName(actor, input, originOf(request))),
  });
  registerCall(app, calls.userDeleteRealName, {
    policy: 'identity:delete',
    handler: ({ actor, request }) => done(identities.removeRealName(actor, originOf(request))),
  });
  registerCall(app, calls.userRealNameApplyUrl, {
    policy: 'session',
    handler: () => ({
      url: '/#/about-user/authentication',
      template_url: calls.userOrganisationForm.path,
      template_name: organisationFormName,
    }),
  });
  registerCall(app, calls.userOrganisationForm, { policy: 'public', handler: () => organisationForm() });

  registerCall(app, calls.userGetSocialInfo, {
    policy: 'identity:read',
    handler: ({ actor }) => identities.organisation(actor),
  });
  registerCall(app, calls.userStoreSocialInfo, {
    policy: 'identity:add',
    upload: documents(1),
    handler: ({ actor, input, request, uploads }) =>
      done(identities.storeOrganisation(actor, input, uploads, originOf(request))),
  });
  registerCall(app, calls.userUpdateSocialInfo, {
    policy: 'identity:add',
    upload: documents(0),
    handler: ({ actor, input: { keep, ...fields }, request, uploads }) =>
      done(identities.updateOrganisation(actor, fields, keep.split(',').filter(Boolean), uploads, originOf(request))),
  });
  registerCall(app, calls.userSocialDocument, {
    policy: 'identity:read',
    handler: ({ actor, input, request }) => identities.document(actor, input.id, originOf(request)),
  });
  registerCall(app, calls.userDeleteSocialInfo, {
    policy: 'identity:delete',
    handler: ({ actor, request }) => done(identities.removeOrganisation(actor, originOf(request))),
  });
}
