import { z } from 'zod';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { statusHeader, tokenHeader } from '../envelope.ts';

type Json = Record<string, unknown>;

/** Schemas that hold themselves, such as rules in rules; they stand once in the document. */
const shared = new Map<string, Json>();

/** The same schema with its references to what is shared. */
function withSharedRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSharedRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      key === '$ref' && typeof one === 'string'
        ? [key, one.replace('#/$defs/', '#/components/schemas/')]
        : [key, withSharedRefs(one)],
    ),
  );
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const {
    $defs = {},
    $schema: _dialect,
    ...rest
  } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json & { $defs?: Json };
  for (const [name, { id: _id, ...definition }] of Object.entries($defs as Record<string, Json>)) {
    if (name.startsWith('__')) throw new Error('a schema that holds itself needs a name: .meta({ id })');
    shared.set(name, withSharedRefs(definition) as Json);
  }
  return withSharedRefs(rest) as Json;
};

const envelope = (call: Call): Json => ({
  type: 'object',
  required: ['code', 'showMsg', 'debugMsg', 'content'],
  properties: {
    code: { type: 'integer', description: '1 success, 2 session over, others failure' },
    showMsg: { type: 'string' },
    debugMsg: { type: 'string' },
    content: {
      type: 'object',
      required: call.paged ? ['data', 'total'] : ['data'],
      properties: { data: jsonSchema(call.response, 'output'), ...(call.paged ? { total: { type: 'integer' } } : {}) },
    },
  },
});

function parameters(call: Call): Json[] {
  const schema = jsonSchema(call.request, 'input');
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  return Object.entries((schema['properties'] as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }));
}

function requestBody(call: Call): Json {
  const schema = jsonSchema(call.request, 'input');
  if (call.kind !== 'multipart') return { required: true, content: { 'application/json': { schema } } };
  const { least, most } = call.files ?? { least: 1, most: 1 };
  const one = { type: 'string', format: 'binary' };
  const file = most === 1 ? one : { type: 'array', items: one, minItems: least, maxItems: most };
  const properties = { ...(schema['properties'] as Json | undefined), file };
  const required = [...((schema['required'] as string[] | undefined) ?? []), ...(least > 0 ? ['file'] : [])];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required } } } };
}

function answer(call: Call): Json {
  const json = { 'application/json': { schema: envelope(call) } };
  if (call.kind === 'blob')
    return {
      description: 'The bytes; on failure the envelope',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } }, ...json },
    };
  if (call.kind === 'events')
    return { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
  return { description: 'The envelope', content: json };
}

const operation = (name: string, call: Call): Json => ({
  operationId: name,
  summary: call.summary,
  tags: [call.path.split('/')[3]],
  security: call.auth === 'public' ? [] : [{ session: [] }],
  ...(call.method === 'POST' ? { requestBody: requestBody(call) } : { parameters: parameters(call) }),
  responses: { 200: answer(call) },
});

/** The OpenAPI 3.1 description of every call, made from the contract alone. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1)) as [string, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Panome 全组学云',
      version: '0.1.0',
      description: [
        'Every answer that is not bytes comes in the envelope {code, showMsg, debugMsg, content}.',
        'A refusal is answered under 200 and told by `code`; 401, 403, 500 and 503 keep their status.',
        `With the header ${statusHeader}: http every refusal has a status that says what it is.`,
      ].join(' '),
    },
    servers: [{ url: '/' }],
    components: {
      schemas: Object.fromEntries(shared),
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: tokenHeader } },
    },
    paths,
  };
}
