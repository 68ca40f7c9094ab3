import type { AcademyTables } from './academy.ts';
import type { AccountTables } from './accounts.ts';
import type { AiTables } from './ai.ts';
import type { AfterSalesTables } from './afterSales.ts';
import type { ContentTables } from './content.ts';
import type { FileTables } from './files.ts';
import type { FilterTables } from './filters.ts';
import type { FlowTables } from './flows.ts';
import type { PeopleTables } from './people.ts';
import type { ProductDbTables } from './productDb.ts';
import type { PointTables } from './points.ts';
import type { ProjectTables } from './projects.ts';
import type { ReferenceTables } from './reference.ts';
import type { SampleTables } from './samples.ts';
import type { SchemeTables } from './schemes.ts';
import type { ShopTables } from './shop.ts';
import type { StaffTables } from './staff.ts';
import type { SystemTables } from './system.ts';
import type { TaskTables } from './tasks.ts';
import type { UploadTables } from './uploads.ts';
import type { WorkbenchTables } from './workbench.ts';

/** Every table. Portable columns only: ids as text, times as epoch milliseconds, booleans as 0 or 1, JSON as text. */
export type Schema = AcademyTables &
  AccountTables &
  AfterSalesTables &
  AiTables &
  ContentTables &
  FileTables &
  FilterTables &
  FlowTables &
  PeopleTables &
  ProductDbTables &
  PointTables &
  ProjectTables &
  ReferenceTables &
  SampleTables &
  SchemeTables &
  ShopTables &
  StaffTables &
  SystemTables &
  TaskTables &
  UploadTables &
  WorkbenchTables;
