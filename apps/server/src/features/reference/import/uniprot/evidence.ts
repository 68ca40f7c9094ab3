/** Takes `{ECO:0000269|PubMed:1, ECO:…}` out of a text. Older entries say `(By similarity)`, which stays. */
export function splitEvidence(text: string): { readonly text: string; readonly evidence: readonly string[] } {
  const evidence: string[] = [];
  const rest = text.replace(/\s*\{(ECO:[^{}]*)\}/g, (_, tags: string) => {
    evidence.push(...tags.split(/,\s*/).filter(Boolean));
    return '';
  });
  return { text: rest.trim(), evidence: [...new Set(evidence)] };
}

export const withoutEvidence = (text: string): string => splitEvidence(text).text;

/** A list that goes over several lines: `a; b; c.` */
export const listOf = (text: string): string[] =>
  withoutEvidence(text)
    .replace(/\.\s*$/, '')
    .split(/;\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
