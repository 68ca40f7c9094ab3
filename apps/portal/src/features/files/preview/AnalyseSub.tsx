import { MenuItem, MenuSub } from '@panome/ui/menu';
import { lazy, Suspense } from 'react';
import { previewText as text } from './preview.text.ts';

const FirstTools = lazy(async () => ({ default: (await import('./FirstTools.tsx')).FirstTools }));

/** The tools that fit a table, in the menu of its row. The table is looked at when the menu opens. */
export function AnalyseSub({ id, onOther }: { id: string; onOther: () => void }) {
  return (
    <MenuSub label={text.analyse}>
      <Suspense fallback={<MenuItem disabled>{text.checkingShort}</MenuItem>}>
        <FirstTools id={id} />
      </Suspense>
      <MenuItem onSelect={onOther}>{text.otherTools}</MenuItem>
    </MenuSub>
  );
}
