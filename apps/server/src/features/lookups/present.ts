import type { LookupEntity, LookupFace } from '@panome/contract';
import type { EntityRow } from '../../platform/database/schema/reference.ts';
import { keggGeneId, linksOf } from './links.ts';

/** A thing as a look-up shows it. */
export function presentEntity(face: LookupFace, row: EntityRow, simulated: boolean): LookupEntity {
  const facts = JSON.parse(row.facts) as Record<string, string[]>;
  const kegg = face === 'kegg' && row.kind === 'gene' ? keggGeneId(row.taxon, facts) : '';
  const shown = kegg ? { kegg: [kegg], ...facts } : facts;
  return {
    id: String(row.id),
    taxon: row.taxon,
    label: row.label,
    name: row.name,
    facts: Object.entries(shown).map(([key, values]) => ({ key, values })),
    links: simulated ? [] : linksOf(face, row, facts),
    release: row.release_id,
  };
}
