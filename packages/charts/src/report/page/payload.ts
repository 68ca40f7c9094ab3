import type { Groups, Options } from '@panome/analysis/model';
import type { ChartSettings } from '../../model/index.ts';

/** What the script of a report reads; ids are those of elements of the page. */
export type ReportPayload = {
  readonly runs: Readonly<Record<string, { readonly groups: Groups | null; readonly options: Options }>>;
  readonly figures: readonly {
    readonly element: string;
    readonly run: string;
    readonly chart: string;
    /** Begins the names of saved files. */
    readonly name: string;
    readonly settings: ChartSettings;
    readonly size: { readonly width: number; readonly height: number };
    /** Element of each table's data, by table id. */
    readonly tables: Readonly<Record<string, string>>;
  }[];
  /** Tables whose every row is in the file. */
  readonly tables: readonly { readonly element: string; readonly name: string; readonly data: string }[];
};

/** Id of the element that holds the payload as JSON. */
export const payloadId = 'report-data';
