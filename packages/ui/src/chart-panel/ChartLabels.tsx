import { useMemo, useState } from 'react';
import { useText } from '../locale/index.ts';
import { TextArea } from '../text-area/index.ts';
import { labelsOf } from './chartSettings.ts';
import { chartSettingsText } from './ChartSettingsPanel.text.ts';

type ChartLabelsProps = {
  readonly labels: readonly string[];
  readonly known: readonly string[];
  readonly onChange: (labels: readonly string[]) => void;
};

const named = 3;

/** The labelled ids, one a line: the way to label without a pointer, and to paste a list. */
export function ChartLabels({ known, labels, onChange }: ChartLabelsProps) {
  const text = useText(chartSettingsText);
  const [typed, setTyped] = useState(() => labels.join('\n'));
  const [shown, setShown] = useState(labels);
  const ids = useMemo(() => new Set(known), [known]);
  // A click in the chart changes the list; a line that is still being typed stays as it is.
  if (labels !== shown) {
    setShown(labels);
    if (labelsOf(typed).join('\n') !== labels.join('\n')) setTyped(labels.join('\n'));
  }
  const unknown = known.length > 0 ? labels.filter((id) => !ids.has(id)) : [];
  return (
    <TextArea
      error={unknown.length > 0 && text.labelsUnknown(unknown.length, unknown.slice(0, named).join('、'))}
      help={text.labelsHelp}
      label={text.labels}
      onValueChange={(next) => {
        setTyped(next);
        onChange(labelsOf(next));
      }}
      rows={4}
      value={typed}
    />
  );
}
