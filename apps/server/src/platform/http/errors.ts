import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '@panome/contract';
import { sendRefusal } from './envelope.ts';
import { badInput, noSpace, notFound, Refusal, tooLarge } from './refusal.ts';

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ERR_SQLITE_FULL']);
const sqliteFull = 13;

/** What a person reads when the framework refuses a request before our code sees it. */
const texts: Readonly<Record<number, string>> = {
  405: '不支持的请求方法',
  408: '请求超时，请检查网络后重试',
  414: '请求地址过长',
  415: '不支持的内容类型',
  431: '请求头过大',
};

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { statusCode, code, errcode } = error as Partial<FastifyError> & { errcode?: number };
  if ((code && diskFull.has(code)) || errcode === sqliteFull) return noSpace();
  if (statusCode === 413) return tooLarge('提交的内容过大');
  if (statusCode === 400) return badInput('请求格式不正确');
  if (statusCode && statusCode < 500)
    return new Refusal({ status: statusCode, showMsg: texts[statusCode] ?? '请求无法处理' });
  return null;
}

/** Answers what fails before a route is found, such as an address that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(reply, asRefusal(error) ?? badInput('请求格式不正确'));
}

/** Answers every failure in the envelope; what we did not foresee is logged and told by its number only. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: error }, 'request failed');
    return sendRefusal(
      reply,
      new Refusal({ status: 500, showMsg: `服务器内部错误，请稍后重试，仍有问题请将编号 ${request.id} 告知我们` }),
    );
  });
}

const methodsByPath = Map.groupBy(Object.values(calls), (call): string => call.path);

/** The answer for an address of the API that is none. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = methodsByPath.get(request.url.split('?')[0]!);
  if (!known) return sendRefusal(reply, notFound());
  const headers = { allow: known.map((call) => call.method).join(', ') };
  return sendRefusal(reply, new Refusal({ status: 405, showMsg: texts[405]!, headers }));
}
