import { readBytecode } from './bytecode.ts';
import {
  BYTES,
  NO_ATTRIBUTES,
  NULL,
  wordAt,
  type Attributes,
  type Mode,
  type REnvironment,
  type RFile,
  type RNode,
  type ROther,
  type RVector,
} from './nodes.ts';
import { broken, tooLarge } from './problems.ts';
import { alternative } from './alternative.ts';
import type { RStream } from './rStream.ts';

/**
 * Objects inside objects, and how many there are together: more than any table has, and less than would fill the
 * memory.
 */
const MOST_DEPTH = 800;
const MOST_ITEMS = 1_000_000;

const VECTORS: Readonly<Record<number, Mode>> = {
  10: 'logical',
  13: 'integer',
  14: 'double',
  15: 'complex',
  24: 'raw',
};
const CONSTANTS: Readonly<Record<number, RNode>> = {
  254: NULL,
  253: named('environment'),
  252: NULL,
  251: NULL,
  250: named('environment'),
  242: named('environment'),
  241: named('environment'),
};
const CODE: Readonly<Record<number, string>> = { 3: 'function', 5: 'promise', 6: 'language', 17: 'language' };

function named(name: string, attributes: Attributes = NO_ATTRIBUTES): ROther {
  return { kind: 'other', name, attributes };
}

/**
 * Reads what `saveRDS()` or `save()` wrote, in R's format of serialization 2 and 3 (XDR), from `start` on. Nothing is
 * evaluated; the values of vectors stay in the file until they are asked for. No length is trusted before that many
 * bytes are known to exist.
 *
 * cran.r-project.org/doc/manuals/r-release/R-ints.html#Serialization-Formats
 *
 * @throws {InputError} When it is cut, damaged, or holds more than is read.
 */
export function readStream(bytes: Buffer, start: number): RNode {
  let place = start;
  let depth = 0;
  let items = 0;
  let encoding = '';
  const known: RNode[] = [];

  const need = (length: number): number => {
    if (!(length >= 0) || place + length > bytes.length) throw broken('内容比它说明的短，文件可能没有传完');
    const at = place;
    place += length;
    return at;
  };
  const int = (): number => bytes.readInt32BE(need(4));
  const count = (more: number): void => {
    items += more;
    if (items > MOST_ITEMS) throw tooLarge(`对象个数超过 ${MOST_ITEMS.toLocaleString('en-US')} 个`);
  };
  const enter = <Value>(read: () => Value): Value => {
    depth += 1;
    if (depth > MOST_DEPTH) throw tooLarge(`对象嵌套超过 ${MOST_DEPTH} 层`);
    const value = read();
    depth -= 1;
    return value;
  };
  /** Of a vector whose values take at least `least` bytes each. */
  const lengthOf = (least: number): number => {
    const short = int();
    const length = short === -1 ? (int() >>> 0) * 2 ** 32 + (int() >>> 0) : short;
    if (length < 0 || place + length * least > bytes.length) throw broken('内容比它说明的短，文件可能没有传完');
    return length;
  };
  const file = (): RFile => ({ bytes, encoding });
  const attributesIf = (there: boolean): Attributes => (there ? attributesOf(item()) : NO_ATTRIBUTES);
  const remembered = <Node extends RNode>(node: Node): Node => {
    count(1);
    known.push(node);
    return node;
  };

  function item(): RNode {
    return enter(() => itemOf(int()));
  }

  function itemOf(flags: number): RNode {
    const type = flags & 0xff;
    const withAttributes = (flags & 0x200) !== 0;
    const constant = CONSTANTS[type];
    if (constant) return constant;
    count(1);
    const mode = VECTORS[type];
    if (mode !== undefined) return numbers(mode as Exclude<Mode, 'string'>, withAttributes);
    switch (type) {
      case 255:
        return reference(flags);
      case 1:
        return symbol();
      case 2:
        return pairs(flags);
      case 3:
      case 5:
      case 6:
      case 17:
        return code(type, flags);
      case 4:
        return environment();
      case 7:
      case 8:
        need(int());
        return named('builtin');
      case 9:
        place -= 4;
        return named(wordHere());
      case 16:
        return words(withAttributes);
      case 19:
      case 20:
        return list(withAttributes);
      case 21:
        readBytecode(stream);
        attributesIf(withAttributes);
        return named('function');
      case 22: {
        const node = remembered(named('externalptr'));
        item();
        item();
        attributesIf(withAttributes);
        return node;
      }
      case 23: {
        const node = remembered(named('weakref'));
        attributesIf(withAttributes);
        return node;
      }
      case 25:
        return { kind: 'object', attributes: attributesIf(withAttributes) };
      case 238: {
        const [info, state, attributes] = [item(), item(), item()];
        return alternative(info, state, attributesOf(attributes));
      }
      case 249:
      case 248:
      case 247: {
        int();
        const length = lengthOf(8);
        for (let at = 0; at < length; at += 1) wordHere();
        return remembered(named('environment'));
      }
      default:
        throw broken(`有一种不认识的内容（${type}）`);
    }
  }

  function reference(flags: number): RNode {
    const found = known[(flags >>> 8 || int()) - 1];
    if (!found) throw broken('指向的内容不在文件里');
    return found;
  }

  /** One word: its flags, its length, its bytes. */
  function wordHere(): string {
    const at = need(8);
    const length = bytes.readInt32BE(at + 4);
    if (length !== -1) need(length);
    return wordAt(file(), at) ?? 'NA';
  }

  const symbol = (): RNode => remembered({ kind: 'symbol', name: wordHere() });

  function numbers(mode: Exclude<Mode, 'string'>, withAttributes: boolean): RVector {
    const length = lengthOf(BYTES[mode]);
    const at = need(length * BYTES[mode]);
    return {
      kind: 'vector',
      mode,
      length,
      values: { from: 'file', file: file(), at },
      attributes: attributesIf(withAttributes),
    };
  }

  function words(withAttributes: boolean): RVector {
    const length = lengthOf(8);
    const at = place;
    for (let row = 0; row < length; row += 1) {
      const here = need(8);
      if (bytes[here + 3] !== 9) throw broken('应为文字的地方不是文字');
      const letters = bytes.readInt32BE(here + 4);
      if (letters !== -1) need(letters);
    }
    return {
      kind: 'vector',
      mode: 'string',
      length,
      values: { from: 'file', file: file(), at },
      attributes: attributesIf(withAttributes),
    };
  }

  function list(withAttributes: boolean): RNode {
    const length = lengthOf(4);
    count(length);
    const found: RNode[] = [];
    for (let at = 0; at < length; at += 1) found.push(item());
    return { kind: 'list', items: found, attributes: attributesIf(withAttributes) };
  }

  /** A pairlist; read in a loop, because it can be long. */
  function pairs(first: number): RNode {
    const found: { name: string; value: RNode }[] = [];
    let attributes = NO_ATTRIBUTES;
    for (let flags = first; ; flags = int()) {
      if ((flags & 0xff) !== 2) {
        const rest = (flags & 0xff) === 254 ? NULL : enter(() => itemOf(flags));
        // A chain may end in a value instead of nothing.
        return {
          kind: 'pairs',
          items: rest.kind === 'null' ? found : [...found, { name: '', value: rest }],
          attributes,
        };
      }
      count(1);
      const own = attributesIf((flags & 0x200) !== 0);
      if (found.length === 0) attributes = own;
      const tag = (flags & 0x400) !== 0 ? item() : NULL;
      found.push({ name: tag.kind === 'symbol' ? tag.name : '', value: item() });
    }
  }

  /** Skips a function, a promise or an expression. */
  function code(type: number, flags: number): RNode {
    const attributes = attributesIf((flags & 0x200) !== 0);
    if ((flags & 0x400) !== 0) item();
    item();
    let rest = int();
    for (; (rest & 0xff) === 6 || (rest & 0xff) === 2; rest = int()) {
      count(1);
      attributesIf((rest & 0x200) !== 0);
      if ((rest & 0x400) !== 0) item();
      item();
    }
    enter(() => itemOf(rest));
    return named(CODE[type]!, attributes);
  }

  function environment(): RNode {
    int();
    const node = remembered<REnvironment>({ kind: 'environment', frame: NULL, table: NULL });
    item();
    node.frame = item();
    node.table = item();
    item();
    return node;
  }

  const stream: RStream = { int, item, enter, count };
  if (bytes.toString('latin1', need(2), place) !== 'X\n') throw broken('开头不正确');
  const version = int();
  need(8);
  if (version !== 2 && version !== 3) throw broken(`格式的版本是 ${version}，只有 2 和 3 可以读取`);
  if (version === 3) {
    const letters = need(int());
    encoding = bytes.toString('latin1', letters, place);
  }
  return item();
}

function attributesOf(node: RNode): Attributes {
  if (node.kind !== 'pairs') return NO_ATTRIBUTES;
  return new Map(node.items.map(({ name, value }) => [name, value]));
}
