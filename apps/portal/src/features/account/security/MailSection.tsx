import { Switch } from '@panome/ui/switch';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { call } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { Block, useTell } from '../../../shared/page/index.ts';
import { securityText as text } from './security.text.ts';

/** Which mail the person wants; a switch takes effect at once and goes back when it could not be kept. */
export function MailSection() {
  const answer = useCall('userGetEnableEmail', {});
  const tell = useTell();
  const choose = async (key: string, enabled: boolean) => {
    const before = answer.data;
    await answer.mutate(
      before?.map((one) => (one.key === key ? { ...one, enabled } : one)),
      { revalidate: false },
    );
    try {
      await call('userSetEnableEmail', { key, enabled });
    } catch (error) {
      await answer.mutate(before, { revalidate: true });
      tell.failed(error, text.failed);
    }
  };
  return (
    <Block answer={answer} height={220} title={text.mail}>
      {(kinds) => (
        <Stack space="medium">
          <Text as="p" size="secondary" tone="muted">
            {text.mailHint}
          </Text>
          {kinds.map(({ enabled, help, key, label }) => (
            <Switch
              checked={enabled}
              help={help}
              key={key}
              label={label}
              onCheckedChange={(next) => void choose(key, next)}
            />
          ))}
        </Stack>
      )}
    </Block>
  );
}
