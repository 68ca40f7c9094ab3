// Starts the command. What Node compiled is kept for the next start, and so is TypeScript without its types, but only
// of what is loaded after this: taking the types off the first module anew costs as much as a small analysis. Kept with
// the packages, so that no other user of the machine can put something into it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
await import('./main.ts');
