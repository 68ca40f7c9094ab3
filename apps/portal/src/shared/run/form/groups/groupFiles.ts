/** What is known of a file in a folder. */
type FolderItem = {
  readonly id: string;
  readonly name: string;
  readonly is_dir: 0 | 1 | 2;
  readonly size: number;
};

const table = /\.(csv|tsv|txt|xlsx?)$/iu;
const spoken =
  /分组|组别|样本信息|样本表|样品信息|group|sample.?(info|sheet|table)|metadata|meta\b|design|pheno|mapping/iu;
/** A table of groups has a line for each sample. */
const largest = 1_000_000;
const shown = 3;

/** The files beside a table that its groups are likely to be in: by their names, small, in the order of the folder. */
export const groupFilesAmong = <Item extends FolderItem>(items: readonly Item[], tableId: string): readonly Item[] =>
  items
    .filter(
      ({ id, is_dir, name, size }) =>
        is_dir === 0 && id !== tableId && table.test(name) && spoken.test(name) && size > 0 && size <= largest,
    )
    .slice(0, shown);
