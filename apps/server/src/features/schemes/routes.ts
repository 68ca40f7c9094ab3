import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/registerCall.ts';
import { deliveredGroups, deliveredScheme } from './delivered.ts';
import { guardOf } from './guard.ts';
import type { Places } from './places.ts';
import type { SampleReader } from './sampleReader.ts';
import type { SchemeService } from './schemeService.ts';

type Parts = { readonly schemes: SchemeService; readonly places: Places; readonly reader: SampleReader };

/** The largest scheme in bytes, as in the form of a task (SEC-32). */
const schemeLimit = 5 * 1024 * 1024;

export function registerSchemes(app: FastifyInstance, { places, reader, schemes }: Parts): void {
  registerCall(app, calls.sampleGroupProgramStore, {
    policy: 'scheme:add',
    bodyLimit: schemeLimit,
    handler: ({ actor, input: { file_id, project_id, ...content } }) =>
      schemes.store(actor, { file_id, project_id }, content),
  });
  registerCall(app, calls.sampleGroupProgramDetail, {
    policy: 'scheme:read',
    handler: ({ actor, input }) => schemes.find(actor, input.id),
  });
  registerCall(app, calls.sampleGroupProgramGetName, {
    policy: 'scheme:read',
    handler: ({ actor, input }) => schemes.names(actor, input),
  });
  registerCall(app, calls.sampleGroupProgramNameOfMicro, {
    policy: 'scheme:read',
    handler: ({ actor, input }) => schemes.names(actor, input, 'micro'),
  });
  registerCall(app, calls.sampleGroupProgramList, {
    policy: 'scheme:read',
    handler: ({ actor, input }) => schemes.list(actor, input),
  });
  registerCall(app, calls.sampleGroupProgramUpdate, {
    policy: 'scheme:update',
    bodyLimit: schemeLimit,
    handler: ({ actor, input }) => schemes.update(actor, input),
  });
  registerCall(app, calls.sampleGroupProgramDelete, {
    policy: 'scheme:delete',
    handler: async ({ actor, input }) => {
      await schemes.remove(actor, input.id);
      return null;
    },
  });
  registerCall(app, calls.sampleGroupProgramGuard, {
    policy: 'scheme:read',
    bodyLimit: schemeLimit,
    handler: async ({ actor, input: { contrasts, file_id, project_id, scheme } }) => {
      const draft = { scheme, contrasts };
      return { problems: await schemes.faults(actor, { file_id, project_id }, draft), ...guardOf(draft) };
    },
  });
  registerCall(app, calls.sampleGroupProgramSpread, {
    policy: 'scheme:read',
    handler: async ({ actor, input }) => {
      const design = await reader.designOf(await places.find(actor, input, 'project:read'));
      return reader.spreadsOf(design.read, deliveredGroups(design).groups);
    },
  });
  registerCall(app, calls.allSampleOfMc, {
    policy: 'scheme:read',
    handler: async ({ actor, input }) => reader.samplesOf(await places.find(actor, input, 'project:read')),
  });
  registerCall(app, calls.groupOfMc, {
    policy: 'scheme:read',
    handler: async ({ actor, input }) =>
      deliveredScheme(await reader.designOf(await places.find(actor, input, 'project:read'))),
  });
}
