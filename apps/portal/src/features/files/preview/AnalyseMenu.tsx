import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@panome/ui/menu';
import { ChartScatter } from 'lucide-react';
import { useCall } from '../../../shared/api/index.ts';
import { toolHref } from '../paths.ts';
import { previewText as text } from './preview.text.ts';

/** Leads to a tool that has this file filled in already. */
export function AnalyseMenu({ id }: { id: string }) {
  const { data, error } = useCall('toolList', {});
  const groups = (data?.families ?? []).map(({ id: family, title }) => ({ title, tools: data?.tools.filter((tool) => tool.family === family) ?? [] }));
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={<ChartScatter aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
          {text.analyse}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {error && !data && <MenuItem disabled>{text.toolsFailed}</MenuItem>}
        {groups.map(
          ({ title, tools }) =>
            tools.length > 0 && (
              <div aria-label={title} key={title} role="group">
                <MenuLabel>{title}</MenuLabel>
                {tools.map((tool) => (
                  <MenuItem asChild key={tool.id}>
                    <a href={toolHref(tool.id, id)}>{tool.title}</a>
                  </MenuItem>
                ))}
              </div>
            ),
        )}
      </MenuContent>
    </Menu>
  );
}
