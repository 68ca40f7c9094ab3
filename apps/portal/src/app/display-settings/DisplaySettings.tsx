import { Button } from '@panome/ui/button';
import { Drawer } from '@panome/ui/drawer';
import { Stack } from '@panome/ui/stack';
import type { AppearanceChoice } from '@panome/ui/appearance';
import { defaultLayout, type LayoutChoice } from '../../shared/theme/layoutChoice.ts';
import { chooseAppearance, useAppearanceChoice } from '../../shared/theme/appearanceStore.ts';
import { chooseLayout, useLayoutChoice } from '../../shared/theme/layoutStore.ts';
import { displaySettingsText as text, primaryColors } from './displaySettings.text.ts';
import { FrameSettings } from './FrameSettings.tsx';
import { LookSettings } from './LookSettings.tsx';

const defaults = {
  theme: 'system',
  contrast: 'system',
  vision: 'normal',
  density: 'comfortable',
  primary: primaryColors[0].value,
} as const satisfies AppearanceChoice;
/** Whether keys are letters is set where the keys are listed, and stays over a reset of the looks. */
const { letterKeys: _own, ...frameDefaults } = defaultLayout;

const differs = (choice: object, from: object) =>
  Object.entries(from).some(
    ([name, value]) => String((choice as Record<string, unknown>)[name]).toLowerCase() !== String(value).toLowerCase(),
  );

/** How the portal looks on this computer; every change is seen at once and remembered. */
export function DisplaySettings({ onClose }: { onClose: () => void }) {
  const looks = { ...defaults, ...useAppearanceChoice() };
  const frame = useLayoutChoice();
  const choose = (change: AppearanceChoice) => void chooseAppearance(change);
  const arrange = (change: Partial<LayoutChoice>) => chooseLayout(change);
  const reset = () => {
    choose(defaults);
    arrange(frameDefaults);
  };
  return (
    <Drawer
      footer={
        <Button disabled={!differs(looks, defaults) && !differs(frame, frameDefaults)} onClick={reset}>
          {text.reset}
        </Button>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      title={text.title}
    >
      <Stack space="xxlarge">
        <LookSettings choice={looks} navTheme={frame.navTheme} onArrange={arrange} onChoose={choose} />
        <FrameSettings choice={frame} onArrange={arrange} />
      </Stack>
    </Drawer>
  );
}
