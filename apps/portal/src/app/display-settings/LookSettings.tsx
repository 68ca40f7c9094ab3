import { Heading } from '@panome/ui/heading';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { Switch } from '@panome/ui/switch';
import type { AppearanceChoice } from '@panome/ui/appearance';
import type { LayoutChoice } from '../../shared/theme/layoutChoice.ts';
import { displaySettingsText as text } from './displaySettings.text.ts';
import { PrimaryColor } from './PrimaryColor.tsx';

type LookSettingsProps = {
  readonly choice: Required<AppearanceChoice>;
  readonly navTheme: LayoutChoice['navTheme'];
  readonly onChoose: (change: AppearanceChoice) => void;
  readonly onArrange: (change: Partial<LayoutChoice>) => void;
};

/** Colours and density. */
export const LookSettings = ({ choice, navTheme, onArrange, onChoose }: LookSettingsProps) => (
  <Stack space="large">
    <Heading level={3}>{text.looks}</Heading>
    <RadioGroup
      label={text.theme}
      onValueChange={(theme) => onChoose({ theme } as AppearanceChoice)}
      options={text.themes}
      orientation="horizontal"
      value={choice.theme}
    />
    <RadioGroup
      label={text.navTheme}
      onValueChange={(next) => onArrange({ navTheme: next } as Partial<LayoutChoice>)}
      options={text.navThemes}
      orientation="horizontal"
      value={navTheme}
    />
    <PrimaryColor onChange={(primary) => onChoose({ primary })} value={choice.primary} />
    <RadioGroup
      help={text.contrastHelp}
      label={text.contrast}
      onValueChange={(contrast) => onChoose({ contrast } as AppearanceChoice)}
      options={text.contrasts}
      orientation="horizontal"
      value={choice.contrast}
    />
    <Switch
      checked={choice.vision === 'weak'}
      help={text.visionHelp}
      label={text.vision}
      onCheckedChange={(weak) => onChoose({ vision: weak ? 'weak' : 'normal' })}
    />
    <RadioGroup
      help={text.densityHelp}
      label={text.density}
      onValueChange={(density) => onChoose({ density } as AppearanceChoice)}
      options={text.densities}
      orientation="horizontal"
      value={choice.density}
    />
  </Stack>
);
