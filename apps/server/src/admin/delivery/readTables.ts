import type { FlowVersion } from '@panome/analysis/flows';
import { z } from 'zod';

const words = (most: number) => z.string('应为文字').trim().max(most, `最多 ${most} 个字`);

/** What the delivery says of a table. */
const about = z.strictObject({
  title: words(100).min(1, '不能为空'),
  role: words(40).default(''),
  logged: z.boolean('应为 true 或 false').optional(),
  ids: words(40).default(''),
});

/**
 * `tables.yaml`: of each file its title, or `{ title, role, logged, ids }`.
 * @param paths - The files of the project, by their paths in it.
 * @param version - The flow whose roles there are; `undefined` when the project names none that is known.
 */
export function tablesSchema(paths: ReadonlySet<string>, version: FlowVersion | undefined) {
  const isTable = (name: string) => paths.has(`tables/${name}`) || (name.startsWith('tables/') && paths.has(name));
  return z
    .record(
      z.string(),
      z.preprocess(
        (value) => (typeof value === 'string' ? { title: value } : value),
        z.looseObject({}, '应为标题，或 { title, role, logged, ids }').pipe(about),
      ),
    )
    .superRefine((tables, context) => {
      const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
      const taken = new Map<string, string>();
      for (const [name, { role }] of Object.entries(tables)) {
        if (!paths.has(name) && !isTable(name)) fault([name], `：没有表格 ${name}`);
        if (role === '') continue;
        if (!isTable(name)) fault([name, 'role'], '只能给 tables 中的表');
        else if (version && !version.roles.some(({ id }) => id === role))
          fault([name, 'role'], `：${version.title}没有 ${role}，可选 ${version.roles.map(({ id }) => id).join('、')}`);
        else if (taken.has(role)) fault([name, 'role'], `：${role} 已给了 ${taken.get(role)!}`);
        taken.set(role, name);
      }
    });
}
export type TableAbout = z.output<typeof about>;
