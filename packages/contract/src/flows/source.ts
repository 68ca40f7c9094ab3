import { z } from 'zod';

const folderOrProject = z.string().max(64);

/** Of a group of the chooser: 2 project data, 1 shared data. */
export const projectFrom = z.union([z.literal(1), z.literal(2)]);
/** 1 a delivered project; 2 an own upload: then the project is a folder of my files, empty for its root. */
export const sourceFrom = z.union([z.literal(1), z.literal(2)]);

/** Where the data of a run come from, in a body. */
export const runSource = z.strictObject({
  project_id: folderOrProject.default(''),
  project_from: projectFrom.default(2),
  source_from: sourceFrom.default(1),
  is_example: z.union([z.literal(0), z.literal(1)]).default(0),
});
export type RunSource = z.infer<typeof runSource>;

const oneOrTwo = z.coerce.number<number | string>().pipe(projectFrom);

/** As the addresses of pages say it: a version of a flow and the data for it. Also in a query, where all is text. */
export const flowSource = {
  version_id: z.string().min(1, '缺少流程编号和版本编号').max(64),
  project_id: folderOrProject.default(''),
  project_from: oneOrTwo.default(2),
  source_from: oneOrTwo.default(1),
  is_example: z.coerce
    .number<number | string>()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .default(0),
};
