import { Button } from '@panome/ui/button';
import { Drawer } from '@panome/ui/drawer';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { Switch } from '@panome/ui/switch';
import type { AppearanceChoice } from '@panome/ui/appearance';
import { chooseAppearance, useAppearanceChoice } from '../../shared/theme/appearanceStore.ts';
import { displaySettingsText as text, primaryColors } from './displaySettings.text.ts';
import { PrimaryColor } from './PrimaryColor.tsx';

const defaults = { theme: 'system', contrast: 'system', vision: 'normal', density: 'comfortable', primary: primaryColors[0].value } as const satisfies AppearanceChoice;

/** How the portal looks on this computer; every change is seen at once and remembered. */
export function DisplaySettings({ onClose }: { onClose: () => void }) {
  const choice = { ...defaults, ...useAppearanceChoice() };
  const choose = (change: AppearanceChoice) => void chooseAppearance(change);
  const changed = Object.entries(defaults).some(([key, value]) => choice[key as keyof typeof defaults].toLowerCase() !== value.toLowerCase());
  return (
    <Drawer
      footer={
        <Button disabled={!changed} onClick={() => choose(defaults)}>
          {text.reset}
        </Button>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      title={text.title}
    >
      <Stack space="xlarge">
        <RadioGroup label={text.theme} onValueChange={(theme) => choose({ theme } as AppearanceChoice)} options={text.themes} orientation="horizontal" value={choice.theme} />
        <RadioGroup help={text.contrastHelp} label={text.contrast} onValueChange={(contrast) => choose({ contrast } as AppearanceChoice)} options={text.contrasts} orientation="horizontal" value={choice.contrast} />
        <Switch checked={choice.vision === 'weak'} help={text.visionHelp} label={text.vision} onCheckedChange={(weak) => choose({ vision: weak ? 'weak' : 'normal' })} />
        <RadioGroup help={text.densityHelp} label={text.density} onValueChange={(density) => choose({ density } as AppearanceChoice)} options={text.densities} orientation="horizontal" value={choice.density} />
        <PrimaryColor onChange={(primary) => choose({ primary })} value={choice.primary} />
      </Stack>
    </Drawer>
  );
}
