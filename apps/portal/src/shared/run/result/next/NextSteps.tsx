import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { ChartNetwork, Grid3x3, Workflow } from 'lucide-react';
import { useCall } from '../../../api/index.ts';
import { resultText } from '../result.text.ts';
import type { ResultDocument } from '../resultTypes.ts';
import { nextOfTable } from '../tables/nextInputs.ts';
import { useContinue } from '../tables/useContinue.ts';
import { changedFeaturesOf, type ChangedFeatures } from './changedFeatures.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
/** Tools that are asked next, by what they are given. */
const ofData = [
  { id: 'heatmap', word: 'nextHeatmap', icon: <Grid3x3 {...icon} /> },
  { id: 'network', word: 'nextNetwork', icon: <ChartNetwork {...icon} /> },
] as const;
const ofNames = 'ora';

type NextStepsProps = {
  readonly missionId: string;
  /** What the features that differ are taken from. */
  readonly document: ResultDocument;
};

/** What is asked next of the features that differ, each one click away; nothing without any. */
export function NextSteps({ document, missionId }: NextStepsProps) {
  const changed = changedFeaturesOf(document);
  return changed ? <Steps changed={changed} document={document} missionId={missionId} /> : null;
}

function Steps({ changed, document, missionId }: NextStepsProps & { readonly changed: ChangedFeatures }) {
  const text = useText(resultText);
  const { busy: takingData, goOnWithData } = useContinue(missionId, changed.view);
  // An enrichment needs to know what else could have differed.
  const { busy: takingTested, goOn } = useContinue(missionId, changed.tested);
  const busy = takingData || takingTested;
  const tools = useCall('toolList', {}, { revalidateOnFocus: false }).data?.tools ?? [];
  const enrichment = tools.find(({ id }) => id === ofNames);
  const hasData = document.inputs.some(({ id }) => id === 'matrix');
  return (
    <Inline space="small">
      <Text tone="muted">{text.nextOf(changed.count)}</Text>
      {hasData &&
        changed.count > 1 &&
        ofData.map((tool) => (
          <Button
            disabled={busy}
            icon={tool.icon}
            key={tool.id}
            onClick={() => void goOnWithData(tool.id)}
            size="small"
          >
            {text[tool.word]}
          </Button>
        ))}
      {enrichment && (
        <Button
          disabled={busy}
          icon={<Workflow {...icon} />}
          onClick={() => void goOn(enrichment, nextOfTable(changed.table))}
          size="small"
        >
          {text.nextEnrichment}
        </Button>
      )}
    </Inline>
  );
}
