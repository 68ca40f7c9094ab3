import { methodById } from '@panome/analysis';
import { flowVersions, newestOf } from '@panome/analysis/flows';

/** `flow list`: the newest version of every flow as JSON. */
export function listFlows(): string {
  const flows = [...new Set(flowVersions.map(({ flow }) => flow))].map((flow) => newestOf(flow)!);
  return JSON.stringify(
    flows.map(({ flow, id, needs, question, roles, sections, steps, summary, title }) => ({
      id: flow,
      version: id,
      title,
      summary,
      question,
      roles: roles.map((role) => ({ id: role.id, title: role.title, help: role.help, input: role.input })),
      needs,
      steps: steps.map((step) => ({
        id: step.id,
        title: step.title ?? methodById(step.method)!.title,
        section: step.section,
        method: step.method,
        ...(step.foreach ? { foreach: step.foreach } : {}),
      })),
      menu: sections.map((section) => ({ title: section.title, methods: section.items.map(({ method }) => method) })),
    })),
    null,
    2,
  );
}
