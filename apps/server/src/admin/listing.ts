import { UsageError, type CommandContext, type Plan } from './command.ts';

/** The switches of every list. */
export const pageSwitches = ['page', 'size'] as const;

type Listing<Row> = Pick<CommandContext, 'switches'> & {
  /** One page of the rows, and how many there are in all. */
  readonly read: (window: { readonly limit: number; readonly offset: number }) => Promise<{
    readonly rows: readonly Row[];
    readonly total: number;
  }>;
  readonly line: (row: Row) => string;
  /** What `--json` gives of a row; the row itself when absent. */
  readonly json?: (row: Row) => object;
  /** What an empty list says. */
  readonly none: string;
  /** Between two rows; a line break when absent. */
  readonly gap?: string;
};

const most = 1_000;
const usual = 100;

function numberOf(switches: CommandContext['switches'], name: 'page' | 'size', otherwise: number): number {
  const typed = switches[name];
  if (typed === undefined) return otherwise;
  const number = Number(typed);
  const highest = name === 'size' ? most : Number.MAX_SAFE_INTEGER;
  if (!Number.isInteger(number) || number < 1 || number > highest)
    throw new UsageError(`--${name} 应为 1 到 ${name === 'size' ? most : '最后一页'} 的整数`);
  return number;
}

/** A command that lists rows by page and says how many more there are. */
export function listing<Row extends object>({
  gap = '\n',
  json = (row) => row,
  line,
  none,
  read,
  switches,
}: Listing<Row>): Plan {
  const page = numberOf(switches, 'page', 1);
  const size = numberOf(switches, 'size', usual);
  const window = { limit: size, offset: (page - 1) * size };
  return {
    steps: [],
    carryOut: async () => {
      const { rows, total } = await read(window);
      if (total === 0) return none;
      if (rows.length === 0) return `共 ${total} 项，没有第 ${page} 页`;
      const shown = rows.map(line).join(gap);
      return rows.length === total
        ? shown
        : `${shown}\n第 ${window.offset + 1} 到 ${window.offset + rows.length} 项，共 ${total} 项；用 --page 翻页`;
    },
    data: async () => {
      const { rows, total } = await read(window);
      return { page, size, total, data: rows.map(json) };
    },
  };
}
