import { Heading } from '@panome/ui/heading';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { Switch } from '@panome/ui/switch';
import type { LayoutChoice } from '../../shared/theme/layoutChoice.ts';
import { displaySettingsText as text } from './displaySettings.text.ts';

type FrameSettingsProps = {
  readonly choice: LayoutChoice;
  readonly onArrange: (change: Partial<LayoutChoice>) => void;
};

/** Where menus stand, how wide the content is, and whether pages stay open as tabs. */
export function FrameSettings({ choice, onArrange }: FrameSettingsProps) {
  const { autoHideHeader, collapsed, contentWidth, fixedHeader, fixedSidebar, layout, multiTab } = choice;
  return (
    <Stack space="large">
      <Heading level={3}>{text.frame}</Heading>
      <RadioGroup
        label={text.layout}
        onValueChange={(next) => onArrange({ layout: next } as Partial<LayoutChoice>)}
        options={text.layouts}
        orientation="horizontal"
        value={layout}
      />
      <RadioGroup
        label={text.width}
        onValueChange={(next) => onArrange({ contentWidth: next } as Partial<LayoutChoice>)}
        options={text.widths}
        orientation="horizontal"
        value={contentWidth}
      />
      <Switch
        checked={fixedHeader}
        help={text.fixedHeaderHelp}
        label={text.fixedHeader}
        onCheckedChange={(next) => onArrange({ fixedHeader: next })}
      />
      {fixedHeader && (
        <Switch
          checked={autoHideHeader}
          help={text.autoHideHelp}
          label={text.autoHide}
          onCheckedChange={(next) => onArrange({ autoHideHeader: next })}
        />
      )}
      <Switch
        checked={fixedSidebar}
        help={text.fixedSidebarHelp}
        label={text.fixedSidebar}
        onCheckedChange={(next) => onArrange({ fixedSidebar: next })}
      />
      <Switch
        checked={collapsed}
        help={text.collapsedHelp}
        label={text.collapsed}
        onCheckedChange={(next) => onArrange({ collapsed: next })}
      />
      <Heading level={3}>{text.tabs}</Heading>
      <Switch
        checked={multiTab}
        help={text.multiTabHelp}
        label={text.multiTab}
        onCheckedChange={(next) => onArrange({ multiTab: next })}
      />
    </Stack>
  );
}
