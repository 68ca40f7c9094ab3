import type { AsSent, Call } from '@panome/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { doneFor } from '../access/asker.ts';
import { authorize, isOpen, type Action } from '../access/authorize.ts';
import { Page, Prepared, preparedSuccess, success } from './envelope.ts';
import { EventStream, sendEvents } from './eventStream.ts';
import { FileAnswer, sendFile } from './fileAnswer.ts';
import { keyOf } from './idempotency.ts';
import { queryOf, readInput } from './input.ts';
import { forgetUploads, leaveUnread, readForm, type Form, type Upload, type UploadRules } from './multipart.ts';
import { actorOf } from './session.ts';

type Answer<Data> = Data | Page<Data> | Prepared | FileAnswer | EventStream;

export type CallContext<Input, Policy extends Action> = {
  /** Null only for a public call without a session. */
  readonly actor: Policy extends 'public' ? Actor | null : Actor;
  readonly input: Input;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The key that the client gave an idempotent call, for a unique column beside what it makes. */
  readonly idempotencyKey: string | null;
  /** The first file of a multipart call. */
  readonly upload: Upload;
  /** Every file of a multipart call. */
  readonly uploads: readonly Upload[];
};

type CallOptions<Request extends z.ZodType, Response extends z.ZodType, Policy extends Action> = {
  /** What the actor must be allowed to do; objects are checked again where they are loaded. */
  readonly policy: Policy;
  readonly handler: (
    context: CallContext<z.output<Request>, Policy>,
  ) => Promise<Answer<AsSent<z.input<Response>>>> | Answer<AsSent<z.input<Response>>>;
  /** For multipart calls. */
  readonly upload?: UploadRules;
  /** Bytes of a JSON body; 1 MB when absent. */
  readonly bodyLimit?: number;
  /** The handler's answer has its exact shape already: large tables are not walked a second time. */
  readonly presented?: boolean;
};

/**
 * Serves one call of the contract: route, session, policy, validation, envelope, bytes and repeats follow from it.
 * @throws at start when the call is served twice or its policy contradicts the contract.
 */
export function registerCall<Request extends z.ZodType, Response extends z.ZodType, Policy extends Action>(
  app: FastifyInstance,
  call: Call<Request, Response>,
  options: CallOptions<Request, Response, Policy>,
): void {
  const { policy, handler, upload: rules, bodyLimit } = options;
  if ((call.auth === 'public') !== isOpen(policy))
    throw new Error(`${call.path}: policy ${policy} contradicts the contract`);
  if ((call.kind === 'multipart') !== (rules !== undefined))
    throw new Error(`${call.path}: upload rules belong to multipart calls`);
  const { least, most } = rules?.count ?? { least: 1, most: 1 };
  if (rules && (least !== (call.files?.least ?? 1) || most !== (call.files?.most ?? 1)))
    throw new Error(`${call.path}: the number of files contradicts the contract`);
  const { sessions, storage } = app.platform;
  app.servedCalls.set(call, policy);

  app.route({
    method: call.method,
    url: call.path,
    ...(bodyLimit ? { bodyLimit } : {}),
    exposeHeadRoute: false,
    config: { enveloped: call.kind !== 'events' },
    // Bytes go out as they are, with their length and ranges. The packer also guesses from two bytes whether a stream
    // is packed already, and sends a table that begins with “80” or “hb” unpacked under the name of gzip, which no
    // browser can open.
    ...(call.kind === 'blob' ? { compress: false as const } : {}),
    handler: async (request, reply) => {
      if (rules) reply.raw.once('finish', () => leaveUnread(request));
      const actor = await actorOf(request, call, sessions);
      authorize(actor, policy);
      const form = rules && actor ? await readForm(request, actor, app.platform, rules) : undefined;
      try {
        const source = form
          ? { ...(queryOf(request) as object), ...form.fields }
          : call.method === 'POST' && hasBody(request)
            ? request.body
            : queryOf(request);
        const input = readInput(call, source);
        const idempotencyKey = call.idempotent ? keyOf(request) : null;
        // The type of a context without a form or an actor is narrowed by the policy and the kind, which were checked
        // above.
        const context = {
          actor,
          input,
          request,
          reply,
          idempotencyKey,
          upload: form?.uploads[0],
          uploads: form?.uploads,
        } as CallContext<z.output<Request>, Policy>;
        let worked = false;
        const work = async () => {
          worked = true;
          return toBody(call, await doneFor(actor?.id ?? '', () => handler(context)), options.presented === true);
        };
        const body =
          call.idempotent && actor
            ? await app.repeats.once(request, call.path, actor.id, work, form && contentOf(form))
            : await work();
        // A repeat brought its files once more.
        if (!worked) await forgetUploads(form?.uploads ?? [], storage);
        if (body instanceof EventStream) {
          // Events are told to a session; the policy of their call admits nobody else.
          sendEvents(reply, body, actor!, sessions);
          return undefined;
        }
        return await send(request, reply, body);
      } catch (error) {
        await forgetUploads(form?.uploads ?? [], storage);
        throw error;
      }
    },
  });
}

/** A POST may also come without one, its parameters in the query. */
const hasBody = ({ body }: FastifyRequest): boolean => body !== undefined && body !== null;

const contentOf = ({ fields, uploads }: Form) => [
  fields,
  uploads.map(({ filename, stored }) => [filename, stored.sha256]),
];

/**
 * The response schema is the list of what may leave: an unknown field is dropped, a missing one is our fault (SEC-23).
 */
function toBody(call: Call, answer: unknown, presented: boolean): unknown {
  if (answer instanceof FileAnswer || answer instanceof EventStream || answer instanceof Prepared) return answer;
  const shape = (data: unknown) => (presented ? data : call.response.parse(data));
  if (answer instanceof Page) return success(shape(answer.rows), answer.total);
  if (call.paged) throw new Error(`${call.path} is paged and must answer with a page`);
  return success(shape(answer));
}

async function send(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<FastifyReply> {
  if (body instanceof FileAnswer) return sendFile(request, reply, body);
  const text = body instanceof Prepared ? preparedSuccess(body) : JSON.stringify(body);
  return reply.type('application/json; charset=utf-8').send(text);
}
