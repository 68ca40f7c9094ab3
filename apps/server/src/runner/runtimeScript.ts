import { join } from 'node:path';

/** The built script that is put into every report, so that its charts live without a server. */
export const runtimeScript = (portalFolder: string | undefined) =>
  join(portalFolder ?? join(import.meta.dirname, '../../../portal/dist'), 'report-runtime.js');
