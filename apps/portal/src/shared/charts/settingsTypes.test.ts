import type { ChartSettings, SettingSpec } from '@panome/charts';
import type { AsSent, ChartSettingsBody } from '@panome/contract';
import type { ChartSettings as PanelSettings, ChartSettingSpec as PanelSpec } from '@panome/ui/chart-panel';
import { expectTypeOf, it } from 'vitest';

// None of the three packages may import another of them; the portal sees all, so a difference fails its type check.
it('chart settings are the same on the panel, in the drawing and on their way to the server', () => {
  expectTypeOf<PanelSettings>().toEqualTypeOf<ChartSettings>();
  expectTypeOf<AsSent<ChartSettingsBody>>().toEqualTypeOf<ChartSettings>();
  expectTypeOf<PanelSpec>().toEqualTypeOf<SettingSpec>();
});
