import type { ChartCode } from '@panome/charts/code';
import type { ChartExportItem } from '@panome/ui/chart-panel';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { chartCodeText as text } from './chartCode.text.ts';
import type { ChartLanguage } from './ChartCodeDialog.tsx';

const ChartCodeDialog = lazy(async () => ({ default: (await import('./ChartCodeDialog.tsx')).ChartCodeDialog }));

type Coded = {
  /** Of the chart. */
  readonly title: string;
  /** Of the saved file, without its ending. */
  readonly name: string;
  /** Writes the code of the chart as it is set; `undefined` while there is nothing to write it from. */
  readonly makeCode: (() => Promise<ChartCode>) | undefined;
};

/** What the menu of downloads offers of a chart as code, and the dialog that shows it. */
export function useCodeExports({ makeCode, name, title }: Coded): {
  readonly items: readonly ChartExportItem[];
  readonly dialog: ReactNode;
} {
  const [language, setLanguage] = useState<ChartLanguage | null>(null);
  const offered = makeCode !== undefined;
  const items = useMemo<readonly ChartExportItem[]>(
    () =>
      offered
        ? [
            { label: text.r, apart: true, onSelect: () => setLanguage('r') },
            { label: text.python, onSelect: () => setLanguage('python') },
          ]
        : [],
    [offered],
  );
  const dialog = language && makeCode && (
    <Suspense>
      <ChartCodeDialog
        language={language}
        makeCode={makeCode}
        name={name}
        onClose={() => setLanguage(null)}
        title={title}
      />
    </Suspense>
  );
  return { items, dialog };
}
