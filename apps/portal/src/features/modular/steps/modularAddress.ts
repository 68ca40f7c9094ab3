/** The steps of a modular analysis, in order; the last part of their addresses. */
export const modularSteps = [
  'data-choose',
  'description',
  'analysis-description',
  'analysis-chart-edit',
  'reports',
  'analysis-list',
] as const;
export type ModularStep = (typeof modularSteps)[number];

const id = /^[\w-]{1,64}$/u;

/** The flow and version of an address; undefined where one of them can be nothing that exists. */
export const parseModular = ({
  flowId = '',
  versionId = '',
}: Readonly<Record<string, string | undefined>>): { readonly flowId: string; readonly versionId: string } | undefined =>
  id.test(flowId) && id.test(versionId) ? { flowId, versionId } : undefined;

/** What was decided on the way, in the address of every step. */
export type ModularState = { readonly project: string; readonly run: string };

export function modularPath(
  { flowId, versionId }: { readonly flowId: string; readonly versionId: string },
  step: ModularStep,
  { project, run }: ModularState,
): string {
  const query = new URLSearchParams({ ...(project && { project }), ...(run && { run }) }).toString();
  return `/modular/${encodeURIComponent(flowId)}/${encodeURIComponent(versionId)}/${step}${query && `?${query}`}`;
}
