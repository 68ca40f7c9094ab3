import { useCall } from '../../../shared/api/index.ts';
import { useTableTools } from '../../../shared/tools/useTableTools.ts';
import { toolHref } from '../paths.ts';

const most = 4;

/** The tools that a usual analysis of a table begins with, as links; `none` says why where there are none, `table` what it is. */
export function useFirstTools(id: string) {
  const { answer, error, looking, tools } = useTableTools({ id });
  const titles = new Map(useCall('toolList', {}).data?.tools.map((tool) => [tool.id, tool.title]));
  const first = (tools?.ranked ?? [])
    .filter(({ fit }) => fit === 'first')
    .slice(0, most)
    .flatMap(({ id: tool, input, why }) => {
      const title = titles.get(tool);
      return title === undefined ? [] : [{ id: tool, title, why, href: toolHref(tool, id, input) }];
    });
  return {
    error: answer ? undefined : error,
    first,
    looking,
    none: tools?.none ?? '',
    report: answer?.report,
    table: tools?.table ?? '',
  };
}
