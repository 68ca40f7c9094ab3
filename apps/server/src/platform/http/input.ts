import type { Call } from '@panome/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { wordsOf } from './inputWords.ts';
import { badInput } from './refusal.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** No call has nearly as many; each unknown one would be named in the answer. */
const mostParameters = 200;

/**
 * Parameters of a request, from the query for GET, DELETE and a POST without a body, else from the body or the fields of
 * the form.
 */
export function readInput<Request extends z.ZodType>(call: Call<Request>, source: unknown): z.output<Request> {
  const input = plain(source);
  const parsed = call.request.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(wordsOf(parsed.error, input));
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
  const keys = Object.keys(source);
  if (keys.length > mostParameters) throw badInput(`参数超过 ${mostParameters} 个，无法处理`);
  if (keys.some((key) => forbiddenKeys.has(key))) throw badInput('请求格式不正确');
  checkContent(source);
  return { ...source };
}

/** Objects in objects and lists (SEC-32); what walks a value afterwards may call itself. */
const deepest = 32;

/** @throws {Refusal} 400 for what is too deep, and for the one character that PostgreSQL stores in no text. */
function checkContent(value: unknown, depth = 0): void {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest) throw badInput(`请求内容嵌套超过 ${deepest} 层，无法处理`);
  // Hundreds of thousands of numbers fit into a body: no pairs are made of them.
  if (Array.isArray(value)) return value.forEach((one) => checkContent(one, depth + 1));
  for (const [key, one] of Object.entries(value)) {
    checkText(key);
    checkContent(one, depth + 1);
  }
}

function checkText(text: string): void {
  if (text.includes('\0')) throw badInput('内容含有无法保存的字符（NUL），请删去后重试');
}
