import { accentOf, baseTokens, themeTokens, type Appearance } from '@panome/tokens';
import { create } from 'storybook/theming';

/** The look of Storybook itself, from the same tokens as the components. */
export function storybookTheme(appearance: Appearance, primary: string | undefined) {
  const { color } = themeTokens(appearance);
  const accent = primary ? accentOf(primary, appearance).color : color;
  const radius = (name: keyof typeof baseTokens.radius) => Number.parseInt(baseTokens.radius[name], 10);
  return create({
    base: appearance.theme,
    brandTitle: '全组学云组件库',
    brandTarget: '_self',
    colorPrimary: accent.bg.accent,
    colorSecondary: accent.fg.accent,
    appBg: color.bg.page,
    appContentBg: color.bg.surface,
    appPreviewBg: color.bg.page,
    appHoverBg: color.bg.hover,
    appBorderColor: color.border.default,
    appBorderRadius: radius('card'),
    fontBase: baseTokens.font.body,
    fontCode: baseTokens.font.mono,
    textColor: color.fg.default,
    textInverseColor: color.fg.onInverse,
    textMutedColor: color.fg.muted,
    barTextColor: color.fg.muted,
    barHoverColor: accent.fg.accent,
    barSelectedColor: accent.fg.accent,
    barBg: color.bg.surface,
    buttonBg: color.bg.surface,
    buttonBorder: color.border.strong,
    booleanBg: color.bg.hover,
    booleanSelectedBg: color.bg.surface,
    inputBg: color.bg.surface,
    inputBorder: color.border.strong,
    inputTextColor: color.fg.default,
    inputBorderRadius: radius('control'),
  });
}
