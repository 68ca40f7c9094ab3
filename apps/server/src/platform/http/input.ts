import type { Call } from '@panome/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badInput } from './refusal.ts';

const chinese = z.locales.zhCN();
z.config(chinese);

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Parameters of a request, from the query for GET and DELETE, else from the body or the fields of the form. */
export function readInput<Request extends z.ZodType>(call: Call<Request>, source: unknown): z.output<Request> {
  const parsed = call.request.safeParse(plain(source));
  if (parsed.success) return parsed.data;
  throw badInput(messageOf(parsed.error));
}

export function queryOf(request: FastifyRequest): unknown {
  const query = request.query as Readonly<Record<string, unknown>>;
  const repeated = Object.keys(query).find((key) => Array.isArray(query[key]));
  if (repeated !== undefined) throw badInput(`参数 ${repeated} 重复`);
  return query;
}

/** Absent is no parameter; the null prototype of the query parser becomes an ordinary one. */
function plain(source: unknown): unknown {
  if (source === undefined || source === null) return {};
  if (typeof source !== 'object' || Array.isArray(source)) throw badInput('请求格式不正确');
  if (Object.keys(source).some((key) => forbiddenKeys.has(key))) throw badInput('请求格式不正确');
  return { ...source };
}

/** What the contract says itself is a sentence for people already; zod's own words are told with the parameter. */
function messageOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return '请求参数有误';
  const words = chinese.localeError(issue as Parameters<typeof chinese.localeError>[0]);
  const own = issue.message !== (typeof words === 'string' ? words : words?.message);
  return own ? issue.message : `参数 ${issue.path.join('.') || '格式'} 有误：${issue.message}`;
}
