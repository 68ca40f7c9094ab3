import { maximum } from '../../extremes/index.ts';
import { repairSpecs, type InputProblem, type RepairEffect, type RepairId } from '../../model/index.ts';
import { createEffectLog, type EffectLog } from '../effectLog.ts';
import { readDateGene } from '../matrix/dateGenes.ts';
import { commaKind, hasNumericComma, parseWithMark } from '../matrix/decimalMarks.ts';
import { offered } from '../matrix/mendFeatures.ts';
import { stripVersion, tidyName } from '../names.ts';
import { createOddDigits } from '../oddDigits.ts';
import type { OpenedTable } from '../openedTable.ts';
import { createProblemList, type Place } from '../problems/index.ts';
import { offerOf, type Repairs } from '../repairs.ts';
import { cellEnd, cellText, placeOf, rowCells, type Grid } from '../text/grid.ts';
import { createCellTexts } from '../text/cellTexts.ts';
import { findLayout } from '../text/layout.ts';
import { missingKind } from '../../missing/index.ts';
import { patchGrid, type CellPatch } from '../text/patchGrid.ts';
import { plainNumber } from '../text/plainNumber.ts';
import { sampleColumnOf } from './env.ts';
import { oddCells } from './oddCells.ts';
import type { FurtherInput } from './reader.ts';

/** Repairs the rows of a further input when its file is opened, and remembers the changes of the last opening. */
export type Mender = {
  readonly mend: (opened: OpenedTable) => OpenedTable;
  readonly effects: () => readonly RepairEffect[];
  readonly offers: () => readonly InputProblem[];
  /** Adds to the reader's problems the repairs that settle them, and drops problems that the user accepted. */
  readonly settle: (problems: readonly InputProblem[]) => readonly InputProblem[];
};

const isNumeric = (text: string): boolean =>
  /^[+-]?[\d.]/u.test(text) && (Number.isFinite(Number(text)) || hasNumericComma(text));

type Columns = { readonly names: ReadonlySet<number>; readonly numbers: ReadonlySet<number>; readonly key: number };

/** What the columns of an input hold. For counts of cells only the names, as the counts are too many. */
function columnsOf(kind: FurtherInput, { grid }: OpenedTable, header: readonly string[], headerRow: number): Columns {
  const all = [...header.keys()];
  const none: ReadonlySet<number> = new Set();
  if (kind === 'cells' || kind === 'droplets') return { names: new Set([0]), numbers: none, key: 0 };
  if (kind === 'sets' || kind === 'lists')
    return { names: new Set(Array.from({ length: widest(grid) }, (_, column) => column)), numbers: none, key: -1 };
  if (kind === 'list' || kind === 'background')
    return { names: new Set(grid.starts.length === 1 ? all : [0]), numbers: none, key: -1 };
  const key = kind === 'env' ? sampleColumnOf(header) : 0;
  const looks = all.map(() => ({ numbers: 0, others: 0 }));
  const step = Math.max(1, Math.floor((grid.starts.length - headerRow) / 500));
  for (let row = headerRow + 1; row < grid.starts.length; row += step) {
    rowCells(grid, row, 0, header.length).forEach((written, column) => {
      const text = plainNumber(written);
      if (missingKind(text)) return;
      if (isNumeric(text)) looks[column]!.numbers += 1;
      else looks[column]!.others += 1;
    });
  }
  const numbers = new Set(
    all.filter(
      (column) => column !== key && looks[column]!.numbers > 0 && looks[column]!.numbers >= looks[column]!.others,
    ),
  );
  if (kind === 'edges' || kind === 'records')
    return { names: new Set(all.filter((column) => !numbers.has(column))), numbers, key };
  return { names: new Set([key]), numbers: kind === 'taxonomy' ? none : numbers, key };
}

const widest = (grid: Grid): number =>
  maximum(Array.from({ length: Math.min(grid.starts.length, 5000) }, (_, row) => rowCells(grid, row).length));

const takes = (kind: FurtherInput, repair: RepairId): boolean =>
  (repairSpecs[repair].inputs as readonly string[]).includes(kind);

/**
 * Class of each byte of a name: 0 needs a closer look, 1 is a letter, 2 another plain character, 3 may occur in a date.
 */
const looks = Uint8Array.from({ length: 256 }, (_, byte) => {
  const mark = String.fromCharCode(byte);
  if (/[A-Za-z]/u.test(mark)) return 1;
  if (/[ /-]/u.test(mark)) return 3;
  return byte > 32 && byte < 127 && !/[".;]/u.test(mark) ? 2 : 0;
});

/**
 * Whether a name needs no repair: no invisible characters, no version, and no date, which never has letters on both
 * sides of a space or stroke.
 */
function isPlainName(bytes: Buffer, start: number, end: number): boolean {
  let parted = false;
  let worded = false;
  for (let at = start; at < end; at += 1) {
    const look = looks[bytes[at]!]!;
    if (look === 0) return false;
    if (look < 3) continue;
    if (bytes[at] === 32 && bytes[at + 1] === 32) return false;
    parted = true;
    worded ||= at > start && at + 1 < end && looks[bytes[at - 1]!] === 1 && looks[bytes[at + 1]!] === 1;
  }
  return worded || !parted;
}

/** Number of rows from which starting the kernel is worthwhile. */
const longTable = 2000;

type Found = { readonly place: Place; readonly text: string; count: number };

export function createMender(kind: FurtherInput, repairs: Repairs): Mender {
  let effects: EffectLog = createEffectLog(repairs);
  let offers: InputProblem[] = [];
  let grid: Grid | undefined;
  let digits = createOddDigits();

  const mend = (opened: OpenedTable): OpenedTable => {
    effects = createEffectLog(repairs);
    digits = createOddDigits();
    const found = new Map<RepairId, Found>();
    let ambiguous = false;
    const { header, headerRow } = findLayout(opened.grid, createProblemList());
    const { key, names, numbers } = columnsOf(kind, opened, header, headerRow);
    const patches: CellPatch[] = [];
    const dropped = new Set<number>();
    const padding = new Map<number, number>();
    const rowOf = new Map<string, number>();
    const source = opened.grid;

    const { idAt, texts } = createCellTexts(source.bytes);
    /** By the number of a name: whether it needs no repair. */
    const fine: boolean[] = [];
    let changes = 0;
    const place = (row: number, column: number) => () => placeOf(source, row, column);
    /** Carries a repair out when the user chose it, and otherwise notes that it could be. */
    const change = (repair: RepairId, before: string, after: string, at: () => Place): string => {
      if (before === after || !takes(kind, repair)) return before;
      changes += 1;
      if (repairs[repair] !== undefined) {
        effects.note(repair, before, after, at);
        return after;
      }
      const known = found.get(repair);
      if (known) known.count += 1;
      else found.set(repair, { place: at(), text: before, count: 1 });
      return before;
    };
    const mendName = (written: string, at: () => Place): string => {
      const tidy = change('tidy-names', written, tidyName(written), at);
      const plain = change(
        'version-suffix',
        tidy,
        kind === 'sets'
          ? tidy
              .split(';')
              .map((part) => stripVersion(part.trim()))
              .join(';')
          : stripVersion(tidy),
        at,
      );
      const gene = takes(kind, 'date-genes') && /^[\dA-Za-z]/u.test(plain) ? readDateGene(plain) : undefined;
      if (!gene?.name) return plain;
      ambiguous ||= gene.otherwise !== undefined;
      return change(
        'date-genes',
        plain,
        repairs['date-genes'] === 'keep'
          ? plain
          : ((repairs['date-genes'] === 'marc' ? gene.otherwise : undefined) ?? gene.name),
        at,
      );
    };
    const mendNumber = (typed: string, row: number, column: number): string => {
      const written = digits.read(typed, place(row, column));
      if (missingKind(written)) return written;
      const mark = repairs['decimal'];
      if ((mark === 'comma' || mark === 'thousands') && takes(kind, 'decimal')) {
        const number = parseWithMark(written, mark);
        if (Number.isFinite(number) && String(number) !== written)
          return change('decimal', written, String(number), place(row, column));
      }
      const wrong =
        repairs['text-in-number'] === 'missing' &&
        takes(kind, 'text-in-number') &&
        row > headerRow &&
        !isNumeric(written);
      return wrong ? change('text-in-number', written, '', place(row, column)) : written;
    };
    const last = Math.max(maximum(names), maximum(numbers), key);
    const isName = Uint8Array.from({ length: last + 1 }, (_, column) => Number(names.has(column)));
    const isNumeral = Uint8Array.from({ length: last + 1 }, (_, column) => Number(numbers.has(column)));
    // When rows hold names only, most are finished before they are split into cells.
    const oddFrom = key < 0 && numbers.size === 0 && source.starts.length > longTable ? oddCells(source) : undefined;
    let odd = 0;
    for (let row = 0; row < source.starts.length; row += 1) {
      const end = source.ends[row]!;
      if (oddFrom) {
        if (odd < source.starts[row]!) odd = oddFrom(source.starts[row]!);
        if (odd > end) continue;
      }
      let start = source.starts[row]!;
      let column = 0;
      let keyed = '';
      for (; start <= end && column <= last; column += 1) {
        const stop = cellEnd(source, start, end);
        const isNumber = isNumeral[column] === 1 && row > headerRow;
        if (isNumber || isName[column] === 1 || (kind === 'distance' && row === headerRow)) {
          // Most names are plain or were seen before.
          if (isNumber || column === key || !isPlainName(source.bytes, start, stop)) {
            const id = isNumber ? -1 : idAt(start, stop);
            const written = isNumber ? cellText(source.bytes, start, stop) : texts[id]!;
            const before = changes;
            const mended = isNumber
              ? mendNumber(written, row, column)
              : fine[id]
                ? written
                : mendName(written, place(row, column));
            if (changes === before && !isNumber) fine[id] = true;
            if (mended !== written) patches.push({ row, start, end: stop, text: mended });
            if (column === key) keyed = mended;
          }
        }
        start = stop + 1;
      }
      if (row > headerRow) mendRow(row, keyed, column);
    }
    offers = [...found].map(([repair, { count, place: first, text }]) => ({
      ...offered(repair, kind, [text], count, first, ...wordsOf(repair)),
      repair: offerOf(repair, ambiguous ? [] : ['marc']),
    }));
    grid = patchGrid(source, { patches, dropped, padding });
    return grid === source ? opened : { ...opened, grid };

    function mendRow(row: number, name: string, cells: number): void {
      if (name === '' && key >= 0 && takes(kind, 'empty-rows') && repairs['empty-rows'] === 'drop') {
        effects.note('empty-rows', '空白', '删去', place(row, key));
        dropped.add(row);
        return;
      }
      if (repairs['ragged-row'] === 'fill' && takes(kind, 'ragged-row')) {
        const lacking = header.length - (cells <= last ? cells : rowCells(source, row).length);
        if (lacking > 0) {
          effects.note(
            'ragged-row',
            `${header.length - lacking} 格`,
            `${header.length} 格`,
            place(row, header.length - lacking - 1),
          );
          padding.set(row, lacking);
        }
      }
      if (name === '' || !takes(kind, 'duplicate-name')) return;
      const known = rowOf.get(name);
      const keep = repairs['duplicate-name'];
      if (known !== undefined && keep !== undefined) {
        const gone = keep === 'first' ? row : known;
        effects.note('duplicate-name', name, '删去', place(gone, key));
        dropped.add(gone);
      }
      if (known === undefined || keep === 'last') rowOf.set(name, row);
    }
  };

  const textAt = ({ column, row }: InputProblem): string => {
    const at = row === undefined || !grid ? -1 : grid.lines.indexOf(row);
    return at < 0 || column === undefined ? '' : (rowCells(grid!, at)[column - 1] ?? '');
  };
  const repairFor = (problem: InputProblem): RepairId | undefined => {
    if (problem.code === 'text-in-number') return hasNumericComma(textAt(problem)) ? 'decimal' : 'text-in-number';
    if (problem.code === 'date-gene') return 'date-genes';
    if (problem.code === 'duplicate-name' && problem.severity === 'error') return 'duplicate-name';
    return problem.code === 'empty-name' && problem.severity === 'error' ? 'empty-rows' : undefined;
  };
  return {
    mend,
    effects: () => effects.list(),
    offers: () => offers,
    settle: (problems) =>
      [...problems, ...digits.problems()].flatMap((problem) => {
        if (problem.code === 'date-gene' && repairs['date-genes'] === 'keep') return [];
        const repair = repairFor(problem);
        if (problem.repair || !repair || !takes(kind, repair) || repairs[repair] !== undefined) return [problem];
        const known = offers.find((offer) => offer.repair?.id === repair)?.repair;
        const leave = commaKind(textAt(problem)) === 'thousands' ? ['comma', 'marc'] : ['marc'];
        return [{ ...problem, repair: known ?? offerOf(repair, leave) }];
      }),
  };
}

function wordsOf(repair: RepairId): [what: string, remedy: string] {
  if (repair === 'version-suffix') return ['带有版本号', '与不带版本号的数据对应时，可以去掉版本号'];
  if (repair === 'date-genes') return ['像是被表格软件改成日期的基因名', '可以还原为基因名'];
  return ['含有不可见字符、多余空格或全角字母数字', '它们会使名称与其他文件对不上；可以统一整理'];
}
