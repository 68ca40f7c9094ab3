import type { RStream } from './rStream.ts';

const [LANGUAGE, PAIRS, BYTECODE] = [6, 2, 21];
const [LANGUAGE_WITH, PAIRS_WITH, REPEATED, AGAIN] = [240, 239, 244, 243];

/**
 * Skips compiled code, which lies between data in objects that keep functions. Its length is not stored, so it must be
 * parsed.
 *
 * svn.r-project.org/R/trunk/src/main/serialize.c, `ReadBC`
 */
export function readBytecode(stream: RStream): void {
  stream.int();
  bytecode(stream);
}

function bytecode(stream: RStream): void {
  stream.item();
  const constants = stream.int();
  for (let at = 0; at < constants; at += 1) {
    stream.count(1);
    const type = stream.int();
    if (type === BYTECODE) stream.enter(() => bytecode(stream));
    else constant(type, stream);
  }
}

function constant(type: number, stream: RStream): void {
  if (type === AGAIN) stream.int();
  else if (type === REPEATED) {
    stream.int();
    expression(stream.int(), stream);
  } else if (type === LANGUAGE || type === PAIRS || type === LANGUAGE_WITH || type === PAIRS_WITH)
    expression(type, stream);
  else stream.item();
}

/** Skips a list of calls and arguments; in a loop, because it can be long. */
function expression(first: number, stream: RStream): void {
  for (let type = first; ;) {
    stream.count(1);
    if (type === LANGUAGE_WITH || type === PAIRS_WITH) stream.item();
    stream.item();
    stream.enter(() => constant(stream.int(), stream));
    type = stream.int();
    if (type === REPEATED) {
      stream.int();
      type = stream.int();
    }
    if (!(type === LANGUAGE || type === PAIRS || type === LANGUAGE_WITH || type === PAIRS_WITH)) {
      stream.enter(() => constant(type, stream));
      return;
    }
  }
}
