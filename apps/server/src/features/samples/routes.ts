import { calls, type SampleForm } from '@panome/contract';
import {
  columnsOf,
  sampleFamilyNames,
  sampleGroups,
  sampleKinds,
  type SampleFamily,
} from '@panome/contract/sample-forms';
import type { FastifyInstance } from 'fastify';
import { safeFileName } from '../../platform/safeFileName.ts';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { file } from '../../platform/http/fileAnswer.ts';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { Readable } from 'node:stream';
import { dilutionBook, summaryBook, templateBook } from './sampleBooks.ts';
import { sampleUploadRules, type createSampleReader } from './readSamples.ts';
import type { SampleService } from './sampleService.ts';

type Dependencies = { readonly service: SampleService; readonly reader: ReturnType<typeof createSampleReader> };

const draftBytes = 8 * 1024 ** 2;
const mostIds = 100;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const idsOf = (list: string): string[] => {
  const ids = [...new Set(list.split(',').filter((id) => id !== ''))];
  if (ids.length === 0 || ids.length > mostIds) throw badInput(`一次可选择 1 到 ${mostIds} 项`);
  return ids;
};
const familiesOf = (list: string): SampleFamily[] =>
  sampleFamilyNames.filter((family) => list.split(',').includes(family));
const book = (name: string, bytes: Buffer) =>
  file({
    name: `${name}.xlsx`,
    type: xlsx,
    size: bytes.byteLength,
    open: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  });
const nameOf = ({ number, title }: Pick<SampleForm, 'number' | 'title'>, what: string) =>
  safeFileName([number, title, what].filter(Boolean).join('-')).slice(0, 120);

export function registerRoutes(app: FastifyInstance, { reader, service }: Dependencies): void {
  registerCall(app, calls.sampleFormList, {
    policy: 'sample:read',
    handler: async ({ actor, input }) => {
      const kinds = input.kind ? [input.kind] : input.group ? sampleGroups[input.group] : [];
      const { items, total } = await service.list(actor.id, {
        name: input.name || undefined,
        kinds,
        state: input.state,
        sent: input.sent === '1',
        ...windowOf(input),
      });
      return page(items, total);
    },
  });
  registerCall(app, calls.sampleFormDetail, {
    policy: 'sample:read',
    handler: async ({ actor, input }) => service.present(await service.own(actor, 'sample:read', input.id)),
  });
  registerCall(app, calls.sampleFormStore, {
    policy: 'sample:add',
    bodyLimit: draftBytes,
    handler: ({ actor, idempotencyKey, input }) => service.store(actor, input, idempotencyKey),
  });
  registerCall(app, calls.sampleFormBlank, {
    policy: 'sample:add',
    handler: async ({ actor }) => ({ header: await service.usualHeader(actor.id) }),
  });
  registerCall(app, calls.sampleFormUpdate, {
    policy: 'sample:update',
    bodyLimit: draftBytes,
    handler: ({ actor, input }) => service.update(actor, input),
  });
  registerCall(app, calls.sampleFormSubmit, {
    policy: 'sample:update',
    handler: ({ actor, input }) => service.submit(actor, input.id, input.revision),
  });
  registerCall(app, calls.sampleFormWithdraw, {
    policy: 'sample:update',
    handler: ({ actor, input }) => service.withdraw(actor, input.id),
  });
  registerCall(app, calls.sampleFormCopy, {
    policy: 'sample:add',
    handler: ({ actor, idempotencyKey, input }) =>
      service.copy(actor, input.id, input.kind, input.only, idempotencyKey),
  });
  registerCall(app, calls.sampleFormDelete, {
    policy: 'sample:delete',
    handler: async ({ actor, input }) => ({ deleted: await service.remove(actor, idsOf(input.ids)) }),
  });
  registerCall(app, calls.sampleFormRestore, {
    policy: 'sample:delete',
    handler: async ({ actor, input }) => ({ restored: await service.restore(actor, input.ids) }),
  });

  registerCall(app, calls.exportInfoCollectSummary, {
    policy: 'sample:download',
    handler: async ({ actor, input }) => {
      const form = await service.present(await service.own(actor, 'sample:download', input.id));
      return book(nameOf(form, '汇总'), await summaryBook(form));
    },
  });
  registerCall(app, calls.exportInfoCollectDilution, {
    policy: 'sample:download',
    handler: async ({ actor, input: { id, ...target } }) => {
      const form = await service.present(await service.own(actor, 'sample:download', id));
      return book(nameOf(form, '稀释模板'), await dilutionBook(form, target));
    },
  });
  registerCall(app, calls.userSampleDownload, {
    policy: 'sample:download',
    handler: async ({ actor, input }) => {
      if (input.id) {
        const form = await service.present(await service.own(actor, 'sample:download', input.id));
        return book(nameOf(form, '样本表'), await templateBook(columnsOf(form.kind, form.header.families), form.rows));
      }
      if (!input.kind) throw badInput('请指定表的类型');
      return book(
        `${sampleKinds[input.kind]}-模板`,
        await templateBook(columnsOf(input.kind, familiesOf(input.families)), []),
      );
    },
  });
  registerCall(app, calls.userSampleUpload, {
    policy: 'sample:add',
    upload: sampleUploadRules,
    handler: async ({ input, upload }) => {
      try {
        return await reader.read(upload, columnsOf(input.kind, familiesOf(input.families)));
      } finally {
        await app.platform.storage.remove(upload.stored.key);
      }
    },
  });
}
