import type { Call } from './call.ts';
import * as academy from './academy.ts';
import * as accounts from './accounts.ts';
import * as afterSales from './afterSales.ts';
import * as ai from './ai.ts';
import * as auth from './auth.ts';
import * as content from './content.ts';
import * as files from './files.ts';
import * as filters from './filters.ts';
import * as flows from './flows.ts';
import * as inspections from './inspection.ts';
import * as lookups from './lookups.ts';
import * as literature from './literature.ts';
import * as people from './people.ts';
import * as productDb from './productDb.ts';
import * as points from './points.ts';
import * as projects from './projects.ts';
import * as proteins from './proteins.ts';
import * as recipes from './recipe.ts';
import * as reports from './reports.ts';
import * as results from './results.ts';
import * as samples from './samples.ts';
import * as schemes from './schemes.ts';
import * as sharing from './sharing.ts';
import * as secondFactors from './secondFactors.ts';
import * as staff from './staff.ts';
import * as shop from './shop.ts';
import * as support from './support.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as tools from './tools.ts';
import * as uploads from './uploads.ts';
import * as workbench from './workbench.ts';

type CallsOf<Module> = { [K in keyof Module as Module[K] extends Call ? K : never]: Module[K] };

function callsOf<Module extends object>(module: Module): CallsOf<Module> {
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isCall(value))) as CallsOf<Module>;
}

/** Every call of the product by its name. The server refuses to start when one of them has no handler. */
export const calls = {
  ...callsOf(accounts),
  ...callsOf(auth),
  ...callsOf(secondFactors),
  ...callsOf(system),
  ...callsOf(content),
  ...callsOf(people),
  ...callsOf(files),
  ...callsOf(inspections),
  ...callsOf(uploads),
  ...callsOf(tools),
  ...callsOf(tasks),
  ...callsOf(recipes),
  ...callsOf(results),
  ...callsOf(reports),
  ...callsOf(projects),
  ...callsOf(flows),
  ...callsOf(filters),
  ...callsOf(sharing),
  ...callsOf(samples),
  ...callsOf(schemes),
  ...callsOf(afterSales),
  ...callsOf(support),
  ...callsOf(productDb),
  ...callsOf(points),
  ...callsOf(academy),
  ...callsOf(lookups),
  ...callsOf(staff),
  ...callsOf(ai),
  ...callsOf(literature),
  ...callsOf(workbench),
  ...callsOf(proteins),
  ...callsOf(shop),
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
