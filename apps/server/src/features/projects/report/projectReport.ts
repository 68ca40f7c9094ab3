import type { Actor } from '../../../platform/access/actor.ts';
import type { ProjectFileRow } from '../../../platform/database/schema/projects.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signContent } from '../content/claim.ts';
import { figureType } from '../content/contentType.ts';
import type { ProjectService } from '../projectService.ts';
import type { SeenProject } from '../rows.ts';
import type { ProjectScope } from '../scope.ts';
import { offlineReport } from './offlineReport.ts';
import { withFigures, type TocEntry } from './renderReport.ts';

export type ReportService = ReturnType<typeof createReportService>;

/** The closing report of a project, for the page and as an offline file. */
export function createReportService(
  { clock, config, database, storage }: Pick<Platform, 'clock' | 'config' | 'database' | 'storage'>,
  scope: ProjectScope,
  projects: ProjectService,
) {
  const read = async (projectId: string) => {
    const { report_html, report_toc } = await database
      .selectFrom('project')
      .select(['report_html', 'report_toc'])
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const samples = await database
      .selectFrom('project_sample')
      .select(['name', 'group_name as group', 'factors'])
      .where('project_id', '=', projectId)
      .orderBy('position')
      .execute();
    return {
      html: report_html,
      toc: JSON.parse(report_toc || '[]') as TocEntry[],
      samples: samples.map((sample) => ({
        ...sample,
        factors: JSON.parse(sample.factors) as Record<string, string>,
      })),
    };
  };

  const bytesOf = async (key: string): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of (await storage.read(key)) as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  return {
    inPage: async (actor: Actor, id: string) => {
      const project = await scope.find(actor, id, 'project:read');
      const { html, samples, toc } = await read(id);
      const figures = await database
        .selectFrom('project_file')
        .select(['id', 'path'])
        .where('project_id', '=', id)
        .where('kind', '=', 'figure')
        .execute();
      const byPath = new Map(figures.map((figure) => [figure.path, figure.id]));
      const addressOf = (path: string) => {
        const figure = byPath.get(path);
        return figure === undefined
          ? null
          : signContent(config.secret, { of: 'file', id: figure }, actor, clock.now()).url;
      };
      return {
        project: await projects.present(actor, project),
        html: withFigures(html, addressOf),
        toc: [...toc],
        samples,
      };
    },

    /** One HTML document with its pictures inside; null when the project has no report yet. */
    offline: async (project: SeenProject, files: readonly ProjectFileRow[]): Promise<string | null> => {
      const { html, samples, toc } = await read(project.id);
      if (html === '') return null;
      const figures = files.filter((file) => file.project_id === project.id && file.kind === 'figure');
      const data = new Map<string, string>();
      for (const { name, object_key, path } of figures)
        if (html.includes(encodeURI(path).replaceAll('&', '&amp;')))
          data.set(path, `data:${figureType(name)};base64,${(await bytesOf(object_key)).toString('base64')}`);
      return offlineReport({
        contractNumber: project.contract_number,
        projectName: project.name,
        species: project.species,
        deliveredAt: project.delivered_at,
        body: withFigures(html, (path) => data.get(path) ?? null),
        toc,
        samples,
        files: files.filter((file) => file.project_id === project.id && file.kind !== 'figure'),
        at: clock.now(),
      });
    },
  };
}
