import { Button } from '@panome/ui/button';
import { ChartScatter } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toolFormPath } from '../../../shared/tasks/toolPaths.ts';
import { ToolDialog } from '../../../shared/tools/index.ts';
import { previewText as text } from './preview.text.ts';

/** Leads to a tool that has this file filled in already. */
export function AnalyseButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        icon={<ChartScatter aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => setChoosing(true)}
        variant="primary"
      >
        {text.analyse}
      </Button>
      <ToolDialog
        onChoose={(tool, input) => void navigate(toolFormPath(tool.id, { file: id, ...(input && { input }) }))}
        onClose={() => setChoosing(false)}
        open={choosing}
        table={{ id }}
      />
    </>
  );
}
