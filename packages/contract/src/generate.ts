import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsSource } from './generate/endpoints.ts';
import { openapiDocument } from './generate/openapi.ts';

const root = join(import.meta.dirname, '../../..');
writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(openapiDocument(), null, 2)}\n`);
writeFileSync(join(import.meta.dirname, 'endpoints.generated.ts'), endpointsSource());
