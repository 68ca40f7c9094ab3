import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import type { Tool } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import type { ToolFormState } from '../useToolForm.ts';
import { unusedPairing } from './pairing.ts';

/** Says that the groups hold pairs, and compares them as such when asked to; nothing where they do not. */
export function PairingOffer({ state, tool }: { readonly tool: Tool; readonly state: ToolFormState }) {
  const text = useText(toolFormText);
  const pairing = unusedPairing(tool, state.form);
  if (!pairing) return null;
  const use = () => {
    for (const [id, value] of Object.entries(pairing.options)) state.setOption(id, value);
  };
  return (
    <Callout title={text.pairing(pairing.column)} tone="info">
      <Stack align="start" space="small">
        <Text as="p" size="secondary">
          {text.pairingHelp}
        </Text>
        <Button onClick={use} size="small">
          {text.usePairing(pairing.column)}
        </Button>
      </Stack>
    </Callout>
  );
}
