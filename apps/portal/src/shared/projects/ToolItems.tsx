import { MenuItem, MenuLabel } from '@panome/ui/menu';
import { useCall } from '../api/index.ts';
import { projectsText as text } from './projects.text.ts';

/** The tools by family, as entries of a menu. */
export function ToolItems({ onChoose }: { onChoose: (tool: string) => void }) {
  const { data, error } = useCall('toolList', {});
  if (error && !data) return <MenuItem disabled>{text.toolsFailed}</MenuItem>;
  return data?.families.map(({ id: family, title }) => {
    const tools = data.tools.filter((tool) => tool.family === family);
    return (
      tools.length > 0 && (
        <div aria-label={title} key={family} role="group">
          <MenuLabel>{title}</MenuLabel>
          {tools.map((tool) => (
            <MenuItem key={tool.id} onSelect={() => onChoose(tool.id)}>
              {tool.title}
            </MenuItem>
          ))}
        </div>
      )
    );
  });
}
