import { Readable } from 'node:stream';
import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { file } from '../../platform/http/fileAnswer.ts';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { originOf } from '../../platform/access/origin.ts';
import type { BindingService } from './bindings.ts';
import type { ContentService } from './content/contentService.ts';
import type { DeliveredFiles } from './deliveredFiles.ts';
import type { OriginalService } from './originals.ts';
import type { ProjectService } from './projectService.ts';
import type { ReportService } from './report/projectReport.ts';
import type { createSaveToStore } from './saveToStore.ts';

type Services = {
  readonly projects: ProjectService;
  readonly reports: ReportService;
  readonly files: DeliveredFiles;
  readonly content: ContentService;
  readonly originals: OriginalService;
  readonly bindings: BindingService;
  readonly saveToStore: ReturnType<typeof createSaveToStore>;
};
type Listed<Item> = { readonly items: Item[]; readonly total: number };

const paged = async <Item>(listing: Promise<Listed<Item>>) => {
  const { items, total } = await listing;
  return page(items, total);
};

const mostIds = 100;

/** The ids of a comma-separated list; undefined, which means everything, when absent. */
function idsOf(list: string | undefined): string[] | undefined {
  if (list === undefined) return undefined;
  const ids = [...new Set(list.split(',').filter((id) => id !== ''))];
  if (ids.length === 0 || ids.length > mostIds) throw badInput(`一次可选择 1 到 ${mostIds} 项`);
  return ids;
}

export function registerProjects(app: FastifyInstance, { projects, reports }: Services): void {
  registerCall(app, calls.contractList, {
    policy: 'project:read',
    handler: ({ actor, input }) => paged(projects.contracts(actor, input, windowOf(input))),
  });
  registerCall(app, calls.contractDetail, {
    policy: 'project:read',
    handler: ({ actor, input }) => projects.contract(actor, input.contract_id),
  });
  registerCall(app, calls.projectList, {
    policy: 'project:read',
    handler: ({ actor, input }) => paged(projects.list(actor, input, windowOf(input))),
  });
  registerCall(app, calls.canUseProject, {
    policy: 'project:analyse',
    handler: ({ actor, input }) => paged(projects.list(actor, input, windowOf(input), true)),
  });
  registerCall(app, calls.userAllProject, { policy: 'project:read', handler: ({ actor }) => projects.choices(actor) });
  registerCall(app, calls.projectUpdate, {
    policy: 'project:update',
    handler: ({ actor, input }) => projects.update(actor, input),
  });
  registerCall(app, calls.projectReport, {
    policy: 'project:read',
    handler: ({ actor, input }) => reports.inPage(actor, input.id),
  });
}

export function registerDelivered(app: FastifyInstance, { content, files, originals, saveToStore }: Services): void {
  registerCall(app, calls.projectFiles, {
    policy: 'project:read',
    handler: ({ actor, input }) => paged(files.list(actor, input, windowOf(input))),
  });
  registerCall(app, calls.projectFileUrl, {
    policy: 'project:download',
    handler: ({ actor, input }) => content.fileUrl(actor, input.id, false),
  });
  registerCall(app, calls.projectFileSave, {
    policy: 'project:analyse',
    handler: ({ actor, input }) => saveToStore(actor, input.ids, input.current_dir),
  });
  registerCall(app, calls.originalData, {
    policy: 'project:read',
    handler: ({ actor, input }) => originals.state(actor, input.contract_id),
  });
  registerCall(app, calls.originalDataList, {
    policy: 'project:read',
    handler: ({ actor, input }) => paged(files.originals(actor, input, windowOf(input))),
  });
  registerCall(app, calls.originalDataDetail, {
    policy: 'project:read',
    handler: ({ actor, input }) => files.original(actor, input.id),
  });
  registerCall(app, calls.originalDataUrl, {
    policy: 'project:download',
    handler: ({ actor, input }) => content.fileUrl(actor, input.id, true),
  });
  registerCall(app, calls.projectZipUrl, {
    policy: 'project:download',
    handler: ({ actor, input }) => content.zipUrl(actor, input.contract_id, input.kind, idsOf(input.ids)),
  });
  registerCall(app, calls.projectChecksums, {
    policy: 'project:download',
    handler: async ({ actor, input }) => {
      const { name, text } = await files.checksums(actor, input.contract_id, input.algorithm);
      const bytes = Buffer.from(text);
      return file({
        name,
        type: 'text/plain; charset=utf-8',
        size: bytes.length,
        open: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
      });
    },
  });
  registerCall(app, calls.projectContent, {
    policy: 'public',
    handler: ({ input, request }) =>
      content.open(input.claim, input.signature, originOf(request), !/^bytes=(?!0-)/.test(request.headers.range ?? '')),
  });
  registerCall(app, calls.freeDelay, {
    policy: 'project:update',
    handler: ({ actor, input, request }) => originals.delayFree(actor, input.contract_id, originOf(request)),
  });
  registerCall(app, calls.delayOriginalData, {
    policy: 'project:update',
    handler: ({ actor, input, request }) => originals.ask(actor, input, originOf(request)),
  });
}

export function registerBindings(app: FastifyInstance, { bindings }: Services): void {
  registerCall(app, calls.demoBindingList, {
    policy: 'project:read',
    handler: ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      return paged(bindings.list(actor, limit, offset));
    },
  });
  registerCall(app, calls.demoBindingStore, {
    policy: 'project:read',
    handler: ({ actor, input }) => bindings.bind(actor, input.project_id, input.name),
  });
  registerCall(app, calls.demoBindingUpdate, {
    policy: 'project:read',
    handler: ({ actor, input }) => bindings.rename(actor, input.id, input.name),
  });
  registerCall(app, calls.demoBindingDelete, {
    policy: 'project:read',
    handler: async ({ actor, input }) => {
      await bindings.unbind(actor, input.id);
      return null;
    },
  });
}
