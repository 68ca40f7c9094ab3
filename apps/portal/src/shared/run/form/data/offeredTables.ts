import { createContext, use } from 'react';

/** A table that a form offers beside the files of 我的文件. */
export type OfferedTable = {
  /** The source by which forms and calls name it. */
  readonly source_id: string;
  readonly name: string;
  readonly title: string;
};

/** The tables of the project that a form is opened for; none outside a project. */
export const OfferedTablesContext = createContext<readonly OfferedTable[]>([]);
export const useOfferedTables = () => use(OfferedTablesContext);
