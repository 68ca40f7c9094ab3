import { methodById } from '@panome/analysis';
import type { FlowVersion, StepSpec } from '@panome/analysis/flows';
import type { FlowVersionItem } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { chartNames } from '../present/chartNames.ts';

type Detail = ResponseOf<'flowDetail'>;
type Role = Detail['roles'][number];
type Standard = Detail['standard'][number];

export const chartsOfMethod = (id: string) => chartNames(methodById(id)?.charts ?? []);

export function presentVersion(version: FlowVersion): FlowVersionItem {
  const charts = version.steps.reduce((sum, { method }) => sum + chartsOfMethod(method).length, 0);
  return {
    id: version.id,
    flow_id: version.flow,
    family: version.family,
    title: version.title,
    summary: version.summary,
    question: version.question,
    changelog: version.changelog,
    id_words: { ...version.idWords },
    role_count: version.roles.length,
    step_count: version.steps.length,
    chart_count: charts,
  };
}

/** Required is what nothing else can stand for. */
export const presentRole = (
  { needs, roles }: FlowVersion,
  { help, id, input, title }: FlowVersion['roles'][number],
): Role => ({
  id,
  title,
  help,
  input,
  required: needs.some((one) => one.length === 1 && one[0] === id),
  one_of: (needs.find((one) => one.length > 1 && one.includes(id)) ?? []).flatMap(
    (other) => roles.find((role) => role.id === other)?.title ?? [],
  ),
});

/** Steps whose tables a step may take. */
const needsOf = ({ inputs }: StepSpec): string[] => [
  ...new Set(
    Object.values(inputs).flatMap((edges) =>
      [edges].flat().flatMap((edge) => (edge.from === 'step' ? [edge.step] : [])),
    ),
  ),
];

export const presentStandard = (spec: StepSpec): Standard => {
  const method = methodById(spec.method)!;
  return {
    id: spec.id,
    title: spec.title ?? method.title,
    section: spec.section,
    method_id: method.id,
    method_title: method.title,
    by_contrast: spec.foreach === 'contrast',
    needs: needsOf(spec),
    charts: chartsOfMethod(method.id),
  };
};
