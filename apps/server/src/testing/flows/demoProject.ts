import { demoProject, type DemoFamily, type DemoProject } from '@panome/analysis/flows-demo';
import type { RunForm } from '@panome/contract';
import { buildProject } from '../buildProject.ts';
import type { TestApp } from '../buildTestApp.ts';

type Wanted = {
  readonly ownerId: string;
  readonly family?: DemoFamily;
  /** Another simulated project than that of the family. */
  readonly project?: DemoProject;
  readonly demo?: boolean;
  /** Roles that are not delivered. */
  readonly without?: readonly string[];
  /** The delivery says nothing of roles: tables are known by their names and contents alone. */
  readonly named?: boolean;
};

/** The simulated project of a family, delivered to an account. */
export async function buildDemoProject(
  server: TestApp,
  { demo, named = false, ownerId, without = [], ...wanted }: Wanted,
) {
  const { family, files, samples, title } = wanted.project ?? demoProject(wanted.family ?? 'transform');
  const project = await buildProject(server, {
    ownerId,
    family,
    name: title,
    flow: `${family}-1`,
    samples: samples.map(({ group, name }) => ({ name, group })),
    files: files
      .filter(({ role }) => !without.includes(role))
      .map(({ path, role, text }) => ({ path: `tables/${path}`, content: text, role: named ? '' : role })),
    ...(demo === undefined ? {} : { demo }),
  });
  return project;
}

/** The form of one click on a project. */
export const formFor = (projectId: string, more: Partial<RunForm> = {}): RunForm => ({
  version_id: 'transform-1',
  name: '',
  source: { project_id: projectId, project_from: 2, source_from: 1, is_example: 0 },
  inputs: {},
  scheme: null,
  contrasts: [],
  options: {},
  recipe: {},
  seed: 1,
  parent_run: '',
  ...more,
});
