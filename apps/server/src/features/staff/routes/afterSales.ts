import { calls, mostResults, resultBytes } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { file } from '../../../platform/http/fileAnswer.ts';
import { conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { UploadRules } from '../../../platform/http/multipart.ts';
import { createAfterSaleDesk, presentDetail, presentItem, type Case } from '../../afterSales/index.ts';
import { checkName, mediaTypeOf } from '../../files/index.ts';
import { createRecord } from '../record.ts';

const present = ({ email, files, messages, name, row }: Case) => ({
  ...presentDetail(row, messages, files),
  email,
  name,
});

/** After-sales requests of all accounts. */
export function registerAfterSales(app: FastifyInstance): void {
  const { storage } = app.platform;
  const desk = createAfterSaleDesk(app.platform);
  const record = createRecord(app.platform);
  const load = async (id: string): Promise<Case> => {
    const found = await desk.get(id);
    if (!found) throw notFound();
    return found;
  };
  const results: UploadRules = {
    count: { least: 0, most: mostResults },
    maxBytes: resultBytes,
    tooLargeMsg: '结果文件超过 2 GB，请分成几个文件，或用命令行 after-sale answer 答复',
    accept: async (_actor, filename) => void checkName(filename),
  };

  registerCall(app, calls.staffAfterSaleList, {
    policy: 'support:read',
    handler: async ({ input }) => {
      const { files, rows, total } = await desk.page(input, windowOf(input));
      return page(
        rows.map(({ email, name, ...row }) => ({
          ...presentItem(
            row,
            files.filter((each) => each.after_sale_id === row.id),
          ),
          email,
          name,
        })),
        total,
      );
    },
  });
  registerCall(app, calls.staffAfterSaleDetail, {
    policy: 'support:read',
    handler: async ({ input }) => present(await load(input.id)),
  });
  registerCall(app, calls.staffAfterSaleFile, {
    policy: 'support:read',
    handler: async ({ actor, input, request }) => {
      const { files, row } = await load(input.id);
      const found = files.find(({ id }) => id === input.file_id);
      if (!found) throw notFound();
      await record(request, actor, 'after-sale.save', `${row.number} ${found.id}`);
      const { name, object_key, size } = found;
      return file({ name, type: mediaTypeOf(name), size, open: (range) => storage.read(object_key, range) });
    },
  });
  registerCall(app, calls.staffAfterSaleAnswer, {
    policy: 'support:answer',
    upload: results,
    handler: async ({ actor, input, request, uploads }) => {
      const found = await load(input.id);
      const answer = {
        markdown: input.content,
        files: uploads.map(({ filename, stored }) => ({ name: checkName(filename), sha256: stored.sha256, stored })),
      };
      if (desk.isAnswered(found, answer)) throw conflict('这个申请已有同样的答复，没有重复发送');
      await desk.answer(found, answer);
      await record(request, actor, 'after-sale.answer', found.row.number);
      return present(await load(input.id));
    },
  });
  registerCall(app, calls.staffAfterSaleState, {
    policy: 'support:answer',
    handler: async ({ actor, input: { id, state }, request }) => {
      const found = await load(id);
      if (found.row.state !== state) {
        await desk.setState(found, state);
        await record(request, actor, `after-sale.${state}`, found.row.number);
      }
      return present(await load(id));
    },
  });
}
