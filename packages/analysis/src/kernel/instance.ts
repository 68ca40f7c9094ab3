import { InputError } from '../model/index.ts';
import { wasmBase64 } from './kernel.generated.ts';

type KernelExports = {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
  readonly multiply: (
    a: number,
    b: number,
    c: number,
    rows: number,
    columns: number,
    depth: number,
    symmetric: number,
  ) => void;
  readonly beginSearch: (
    points: number,
    norm: number,
    reach: number,
    low: number,
    ids: number,
    count: number,
    scratch: number,
    depth: number,
    k: number,
    room: number,
    slack: number,
  ) => void;
  readonly searchPanels: (from: number, to: number) => void;
  readonly endSearch: (points: number) => void;
  readonly beginDescent: (
    points: number,
    apart: number,
    ids: number,
    fresh: number,
    freshCount: number,
    tried: number,
    triedCount: number,
    order: number,
    along: number,
    panel: number,
    n: number,
    depth: number,
    room: number,
    most: number,
    seed: number,
  ) => void;
  readonly plantTree: (leaf: number) => void;
  readonly drawCandidates: () => void;
  readonly joinCandidates: (from: number, to: number) => number;
  readonly umapEpoch: (
    map: number,
    n: number,
    heads: number,
    tails: number,
    every: number,
    due: number,
    dueNegative: number,
    edges: number,
    table: number,
    a: number,
    b: number,
    epoch: number,
    rate: number,
    negativeRate: number,
    state: number,
  ) => void;
  readonly rowDots: (
    x: number,
    rows: number,
    count: number,
    n: number,
    other: number,
    result: number,
    divisor: number,
  ) => void;
  readonly beginFit: (
    x: number,
    weight: number,
    rest: number,
    eta: number,
    change: number,
    curve: number,
    beta: number,
    n: number,
  ) => void;
  readonly moveFit: (intercept: number, rows: number, by: number, count: number) => void;
  readonly descendOnce: (rows: number, count: number, penalty: number, enough: number) => number;
  readonly withinReach: (known: number, count: number, moved: number, least: number, rows: number) => number;
  readonly factorize: (matrix: number, m: number) => number;
  readonly solveByFactor: (matrix: number, right: number, m: number) => void;
  readonly beginClusters: (
    values: number,
    centers: number,
    sums: number,
    upper: number,
    lower: number,
    gone: number,
    cluster: number,
    sizes: number,
    rows: number,
    columns: number,
    k: number,
  ) => void;
  readonly forgetBounds: () => void;
  readonly addCenter: (center: number, chosen: number, nearest: number) => number;
  readonly sumClusters: () => void;
  readonly moveCenters: () => void;
  readonly assignRows: () => number;
  readonly exchangeRows: () => number;
  readonly manhattan: (values: number, sums: number, size: number, columns: number) => void;
  readonly rankRow: (values: number, n: number, keys: number, order: number) => void;
  readonly beginCells: (fives: number, firstPower: number, lastPower: number) => void;
  readonly scanCells: (
    at: number,
    end: number,
    count: number,
    delimiter: number,
    values: number,
    stop: number,
  ) => number;
  readonly scanNumericCells: (
    at: number,
    row: number,
    column: number,
    dates: number,
    styles: number,
    out: number,
    stop: number,
  ) => number;
  readonly findByte: (at: number, length: number, byte: number, found: number) => number;
  readonly oddCell: (at: number, length: number, delimiter: number, whole: number, stop: number) => number;
  readonly describeRows: (
    values: number,
    rows: number,
    columns: number,
    described: number,
    present: number,
    totals: number,
  ) => void;
  readonly beginTsne: (
    map: number,
    speed: number,
    gains: number,
    force: number,
    starts: number,
    columns: number,
    weights: number,
    nodes: number,
    codes: number,
    order: number,
    places: number,
    n: number,
    exact: number,
    theta: number,
    rate: number,
  ) => void;
  readonly repelAll: () => number;
  readonly tsneRound: (stronger: number, momentum: number) => void;
  readonly tridiagonalize: (
    matrix: number,
    n: number,
    diagonal: number,
    offDiagonal: number,
    factors: number,
    p: number,
    product: number,
    zero: number,
  ) => void;
  readonly beginStress: (
    points: number,
    first: number,
    second: number,
    tieEnds: number,
    distance: number,
    fitted: number,
    gradient: number,
    sum: number,
    place: number,
    length: number,
    count: number,
    runs: number,
    dimensions: number,
    values: number,
  ) => void;
  readonly stress: () => number;
  readonly beginDecimals: (tens: number) => void;
  readonly writeDecimals: (values: number, count: number, to: number) => number;
};

/** A fresh instance of the kernel with room for what was asked; its memory is freed with it. */
export type KernelInstance = Omit<KernelExports, 'memory' | '__heap_base'> & {
  /** Byte addresses of the areas asked for, in that order, each 16-byte aligned and zero. */
  readonly addresses: readonly number[];
  /** Doubles at an address. Made from the buffer as it is after growth. */
  readonly view: (address: number, length: number) => Float64Array<ArrayBuffer>;
  readonly floats: (address: number, length: number) => Float32Array<ArrayBuffer>;
  readonly integers: (address: number, length: number) => Int32Array<ArrayBuffer>;
  readonly bytes: (address: number, length: number) => Uint8Array<ArrayBuffer>;
};

const pageBytes = 65_536;
const maxBytes = 65_536 * pageBytes;

let compiled: WebAssembly.Module | undefined;

/** The kernel is small, so that compiling at once is allowed everywhere, the browser's main thread included. */
function kernelModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(wasmBase64), (character) => character.charCodeAt(0)));
  return compiled;
}

/**
 * Starts the kernel with areas of the given numbers of doubles.
 *
 * @throws {InputError} When they do not fit into WebAssembly's 4 GB, or the machine does not give that much.
 */
export function startKernel(lengths: readonly number[]): KernelInstance {
  const {
    memory,
    __heap_base: heap,
    ...functions
  } = new WebAssembly.Instance(kernelModule(), { math: { power: (x: number, b: number): number => x ** b } })
    .exports as KernelExports;
  let end = Math.ceil((heap.value as number) / 16) * 16;
  const addresses = lengths.map((length) => {
    const address = end;
    end += Math.ceil(length / 2) * 16;
    return address;
  });
  if (end > maxBytes) throw tooLarge(end);

  const missing = Math.ceil((end - memory.buffer.byteLength) / pageBytes);
  try {
    if (missing > 0) memory.grow(missing);
  } catch {
    throw tooLarge(end);
  }
  const buffer = memory.buffer as ArrayBuffer;
  return {
    ...functions,
    addresses,
    view: (address, length) => new Float64Array(buffer, address, length),
    floats: (address, length) => new Float32Array(buffer, address, length),
    integers: (address, length) => new Int32Array(buffer, address, length),
    bytes: (address, length) => new Uint8Array(buffer, address, length),
  };
}

function tooLarge(bytes: number): InputError {
  const gigabytes = (bytes / 2 ** 30).toFixed(1);
  return new InputError([
    {
      code: 'matrix-too-large',
      severity: 'error',
      input: 'matrix',
      what: `这次计算需要 ${gigabytes} GB 内存，超过了可用的上限（4 GB）`,
      remedy: '请先用“过滤”减少特征数，或只取变异最大的特征',
    },
  ]);
}
