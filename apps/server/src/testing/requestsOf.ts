import type { Call } from '@panome/contract';
import { z } from 'zod';

/** The part of JSON Schema that zod produces for the schemas of the contract. */
type Shape = {
  /** Of a schema that holds itself. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly additionalProperties?: Shape | boolean;
};

type Given = {
  /** Ids of existing rows. */
  readonly ids: readonly string[];
  /** A random number in [0, 1). */
  readonly random: () => number;
  /** Schemas that hold themselves. */
  readonly defs?: Shape['$defs'];
};

/** A request with a description of how it was altered. */
export type FuzzedRequest = { readonly name: string; readonly input: unknown };

/** The same numbers for the same seed (Steele & Vigna's mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const samples = [
  'li@example.com',
  '123456',
  '13800138000',
  '2026-11-21',
  '2026-11-21T09:00:00+08:00',
  'S1',
  'a1b2c3',
  '/home',
  '#0094FF',
  'utf-8',
  '王小明',
  'a long enough password',
];
const hostile = [
  '',
  ' ',
  '\u0000',
  '‮txt.exe',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '_',
  '<img src=x onerror=alert(1)>',
  '=cmd|calc',
  '＝１',
  '__proto__',
  '𠮷'.repeat(40),
  'x'.repeat(70_000),
];
const wrong = [null, true, -1, 1e308, [], {}, [[]]];

const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)]!;

function text({ format, maxLength = 40, minLength = 0, pattern }: Shape, name: string, { ids, random }: Given): string {
  if (/(^|_)ids?$/.test(name) && ids.length > 0 && random() < 0.9) return pick(ids, random);
  const rule = pattern ? new RegExp(pattern, 'u') : undefined;
  const fitting = samples.filter(
    (sample) => sample.length >= minLength && sample.length <= maxLength && (!rule || rule.test(sample)),
  );
  if (format === 'date-time') return '2026-11-21T09:00:00+08:00';
  return fitting.length > 0 ? pick(fitting, random) : '一'.repeat(Math.max(minLength, 1)).slice(0, maxLength);
}

function number({ maximum = 1_000, minimum = 0, type }: Shape, { random }: Given): number {
  const low = Math.max(minimum, -1_000_000);
  const value = pick(
    [low, Math.min(maximum, 1_000_000), low + random() * (Math.min(maximum, low + 100) - low)],
    random,
  );
  return type === 'integer' ? Math.round(value) : value;
}

function valid(shape: Shape, name: string, given: Given): unknown {
  const { defs = shape.$defs, random } = given;
  if (!given.defs && defs) return valid(shape, name, { ...given, defs });
  // The last choice of a schema that holds itself does not.
  if (shape.$ref) {
    const held = defs?.[shape.$ref.replace('#/$defs/', '')];
    return valid(held?.anyOf?.at(-1) ?? held ?? {}, name, given);
  }
  if (shape.allOf) return valid(shape.allOf[0]!, name, given);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(shape.enum, random);
  if (shape.anyOf) return valid(pick(shape.anyOf, random), name, given);
  if (shape.type === 'string') return text(shape, name, given);
  if (shape.type === 'number' || shape.type === 'integer') return number(shape, given);
  if (shape.type === 'boolean') return random() < 0.5;
  if (shape.type === 'null') return null;
  if (shape.type === 'array') {
    const length = Math.min(Math.max(shape.minItems ?? 0, Math.floor(random() * 3)), shape.maxItems ?? 3);
    return Array.from({ length }, () => valid(shape.items ?? {}, name, given));
  }
  if (shape.type === 'object' && shape.properties) {
    const kept = Object.entries(shape.properties).filter(([key]) => shape.required?.includes(key) || random() < 0.6);
    return Object.fromEntries(kept.map(([key, value]) => [key, valid(value, key, given)]));
  }
  if (shape.type === 'object' && typeof shape.additionalProperties === 'object')
    return { k: valid(shape.additionalProperties, 'k', given) };
  return pick(samples, random);
}

const shapeOf = (call: Call): Shape => z.toJSONSchema(call.request, { io: 'output', unrepresentable: 'any' }) as Shape;

/**
 * Requests for one call: valid ones, and ones with a field that is missing, added, of a wrong type, hostile or huge.
 */
export function requestsOf(call: Call, given: Given): FuzzedRequest[] {
  const shape = shapeOf(call);
  const fitting = () => valid(shape, '', given) as Record<string, unknown>;
  const requests: FuzzedRequest[] = Array.from({ length: 6 }, () => ({ name: 'fitting', input: fitting() }));
  requests.push({ name: 'extra', input: { ...fitting(), surprise: 1 } }, { name: 'nothing', input: {} });
  for (const key of Object.keys(shape.properties ?? {})) {
    const { [key]: _left, ...without } = fitting();
    requests.push({ name: `without ${key}`, input: without });
    requests.push({ name: `${key} of a wrong type`, input: { ...fitting(), [key]: pick(wrong, given.random) } });
    for (let turn = 0; turn < 3; turn += 1)
      requests.push({ name: `${key} hostile`, input: { ...fitting(), [key]: pick(hostile, given.random) } });
  }
  return requests;
}

/** A valid request of a call with the given id in every field for an id; null when the call takes no id. */
export function requestWith(call: Call, id: string, random: () => number): Record<string, unknown> | null {
  const takesId = (shape: Shape, name: string): boolean =>
    /(^|_)(ids?|dir)$/.test(name) ||
    Object.entries(shape.properties ?? {}).some(([key, value]) => takesId(value, key)) ||
    (shape.items ? takesId(shape.items, name) : false);
  const shape = shapeOf(call);
  return takesId(shape, '') ? (valid(shape, '', { ids: [id], random }) as Record<string, unknown>) : null;
}

/** Valid requests of a call, each with one of its texts replaced. */
export function requestsWithText(call: Call, text: string, given: Given): Record<string, unknown>[] {
  const shape = shapeOf(call);
  const texts = Object.entries(shape.properties ?? {}).flatMap(([key, value]) =>
    value.type === 'string' && !value.enum ? [key] : [],
  );
  return texts.map((key) => ({ ...(valid(shape, '', given) as Record<string, unknown>), [key]: text }));
}
