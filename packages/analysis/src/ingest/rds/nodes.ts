import { broken } from './problems.ts';

export type Mode = 'logical' | 'integer' | 'double' | 'complex' | 'raw' | 'string';
export type Attributes = ReadonlyMap<string, RNode>;

/** The bytes of a file, and the encoding of strings that carry none. */
export type RFile = { readonly bytes: Buffer; readonly encoding: string };

/** Where the values of a vector are: in the file, counted on from a start, or the words of another vector. */
type Values =
  | { readonly from: 'file'; readonly file: RFile; readonly at: number }
  | { readonly from: 'sequence'; readonly first: number; readonly step: number }
  | { readonly from: 'words'; readonly of: RVector };

export type RVector = {
  readonly kind: 'vector';
  readonly mode: Mode;
  readonly length: number;
  readonly values: Values;
  readonly attributes: Attributes;
};
export type RList = { readonly kind: 'list'; readonly items: readonly RNode[]; readonly attributes: Attributes };
type RPairs = {
  readonly kind: 'pairs';
  readonly items: readonly { readonly name: string; readonly value: RNode }[];
  readonly attributes: Attributes;
};
/** Of S4; its slots are its attributes. */
type RObject = { readonly kind: 'object'; readonly attributes: Attributes };
/** Filled after creation, as it may contain itself. */
export type REnvironment = { readonly kind: 'environment'; frame: RNode; table: RNode };
type RSymbol = { readonly kind: 'symbol'; readonly name: string };
/** Code and what else holds no data; never evaluated. */
export type ROther = { readonly kind: 'other'; readonly name: string; readonly attributes: Attributes };
export type RNode = { readonly kind: 'null' } | RVector | RList | RPairs | RObject | REnvironment | RSymbol | ROther;

export const NULL: RNode = { kind: 'null' };
export const NO_ATTRIBUTES: Attributes = new Map();

/** Of `node`; a slot without a value holds a marker string. */
export function attribute(node: RNode | undefined, name: string): RNode | undefined {
  if (!node || !('attributes' in node)) return undefined;
  const found = node.attributes.get(name);
  return found === undefined || found.kind === 'null' || (found.kind === 'symbol' && found.name === '\u0001NULL\u0001')
    ? undefined
    : found;
}

export const vectorOf = (node: RNode | undefined): RVector | undefined => (node?.kind === 'vector' ? node : undefined);
export const listOf = (node: RNode | undefined): RList | undefined => (node?.kind === 'list' ? node : undefined);

/** Bytes that one value takes in the file. */
export const BYTES = { logical: 4, integer: 4, double: 8, complex: 16, raw: 1 } as const;
const NA_INTEGER = -2_147_483_648;

/** A value as a number; what is missing, or lies behind the end, as `NaN`. */
export function numberAt({ length, mode, values }: RVector, row: number): number {
  if (!(row >= 0 && row < length)) return Number.NaN;
  if (values.from === 'sequence') return values.first + values.step * row;
  if (values.from === 'words') return Number.NaN;
  const {
    at,
    file: { bytes },
  } = values;
  if (mode === 'double') return bytes.readDoubleBE(at + row * 8);
  if (mode === 'raw') return bytes[at + row]!;
  if (mode !== 'integer' && mode !== 'logical') return Number.NaN;
  const value = bytes.readInt32BE(at + row * 4);
  return value === NA_INTEGER ? Number.NaN : value;
}

/** The eight bytes of a double as a whole number, as package bit64 has them. */
export function wholeAt({ values }: RVector, row: number): bigint | undefined {
  if (values.from !== 'file') return undefined;
  const value = values.file.bytes.readBigInt64BE(values.at + row * 8);
  return value === -(2n ** 63n) ? undefined : value;
}

/** The numbers from `from` on, as many as there is room for. */
export function copyNumbers(vector: RVector, target: Float64Array | Int32Array, from = 0): void {
  for (let row = 0; row < target.length; row += 1) target[row] = numberAt(vector, from + row);
}

/** The words of a short vector, such as names; `undefined` when it is none. */
export function textsOf(node: RNode | undefined): string[] | undefined {
  const vector = vectorOf(node);
  if (!vector) return undefined;
  const words = wordsAt(vector);
  return Array.from({ length: vector.length }, (_, row) => words(row) ?? '');
}

export const textOf = (node: RNode | undefined): string => textsOf(node)?.[0] ?? '';

/** How to get a word by its row; `undefined` is missing. */
export function wordsAt(vector: RVector): (row: number) => string | undefined {
  const { length, mode, values } = vector;
  if (values.from === 'words') {
    const { of } = values;
    return (row) => asCharacter(of, row);
  }
  if (mode !== 'string') return (row) => asCharacter(vector, row);
  if (values.from !== 'file') return () => undefined;
  const { file } = values;
  // Words have no fixed length: where each begins is found once.
  const places = new Uint32Array(length);
  let at = values.at;
  for (let row = 0; row < length; row += 1) {
    places[row] = at;
    at += 8 + Math.max(0, file.bytes.readInt32BE(at + 4));
  }
  return (row) => (row < length ? wordAt(file, places[row]!) : undefined);
}

/** The element of a vector of words that begins here: how it is written, its length, its bytes. */
export function wordAt({ bytes, encoding }: RFile, at: number): string | undefined {
  const flags = bytes.readUInt32BE(at);
  const length = bytes.readInt32BE(at + 4);
  if (length === -1) return undefined;
  if ((flags & 0xff) !== 9 || length < 0 || at + 8 + length > bytes.length) throw broken('文字的长度不正确');
  const levels = flags >>> 12;
  const word = bytes.subarray(at + 8, at + 8 + length);
  if ((levels & 64) !== 0 || (levels & 8) !== 0) return word.toString('utf8');
  return (levels & 4) !== 0 ? decoded(word, 'windows-1252') : inNative(word, encoding);
}

const ENCODINGS: Readonly<Record<string, string>> = {
  cp936: 'gb18030',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  'euc-cn': 'gb18030',
  cp950: 'big5',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp1252: 'windows-1252',
  latin1: 'windows-1252',
  ascii: 'utf-8',
  'ansi_x3.4-1968': 'utf-8',
};

/** Before R 3.5 a file did not say how its words are written. */
function inNative(word: Buffer, encoding: string): string {
  const name = encoding.toLowerCase();
  for (const one of [...(name ? [ENCODINGS[name] ?? name] : []), 'utf-8', 'gb18030']) {
    try {
      return decoded(word, one, true);
    } catch {
      continue;
    }
  }
  return word.toString('latin1');
}

const decoded = (word: Buffer, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(word);

/** As `as.character()` writes a number: 15 digits, in the shorter of the two ways. */
function asCharacter(vector: RVector, row: number): string | undefined {
  const value = numberAt(vector, row);
  if (Number.isNaN(value)) return undefined;
  if (vector.mode === 'logical') return value === 0 ? 'FALSE' : 'TRUE';
  if (vector.mode !== 'double' || !Number.isFinite(value)) return String(value).replace('Infinity', 'Inf');
  const short = Number(value.toPrecision(15));
  const [digits = '', power = '0'] = short.toExponential().split('e');
  const exponent = Number(power);
  const scientific = `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  const fixed =
    Math.abs(exponent) < 21 ? short.toFixed(Math.max(0, (digits.split('.')[1]?.length ?? 0) - exponent)) : scientific;
  return fixed.length <= scientific.length ? fixed : scientific;
}
