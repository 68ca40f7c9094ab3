import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextArea } from '../text-area/index.ts';
import type { GroupScheme } from './groupScheme.ts';
import { groupSchemeEditorText } from './GroupSchemeEditor.text.ts';

/** What a parser made of pasted text. */
export type ParsedScheme = { scheme: GroupScheme; unknown: readonly string[]; missing: readonly string[] };

type GroupSchemePasteProps = { parse: (pasted: string, samples: readonly string[]) => ParsedScheme; samples: readonly string[]; onApply: (scheme: GroupScheme) => void };

/** Pasted lines become a scheme, with a report of the samples it did not know or did not find. */
export function GroupSchemePaste({ onApply, parse, samples }: GroupSchemePasteProps) {
  const text = useText(groupSchemeEditorText);
  const [pasted, setPasted] = useState('');
  const [report, setReport] = useState<ParsedScheme>();
  const apply = () => {
    const parsed = parse(pasted, samples);
    setReport(parsed);
    onApply(parsed.scheme);
  };
  return (
    <Stack align="start" space="small">
      <TextArea help={text.pasteHelp} label={text.pasteLabel} onChange={setPasted} value={pasted} />
      <Button disabled={pasted.trim() === ''} onClick={apply}>
        {text.apply}
      </Button>
      <div role="status">
        {report && report.unknown.length > 0 && <Text tone="warning">{text.unknown(report.unknown.join('、'))} </Text>}
        {report && report.missing.length > 0 && <Text tone="warning">{text.missing(report.missing.join('、'))}</Text>}
      </div>
    </Stack>
  );
}
