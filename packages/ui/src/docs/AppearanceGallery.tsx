import { accentOf, appearances, cssVariables, type Appearance } from '@panome/tokens';
import '../appearance/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Tag } from '../tag/index.ts';
import * as styles from './docs.css.ts';

const titleOf = ({ theme, contrast, vision }: Appearance) =>
  [theme === 'light' ? '浅色' : '深色', contrast === 'more' && '高对比度', vision === 'weak' && '色弱']
    .filter(Boolean)
    .join(' · ');

/** The same small page in every appearance. */
export function AppearanceGallery() {
  return (
    <div className={`sb-unstyled ${styles.pages}`}>
      {appearances.map((appearance) => (
        <div
          className={styles.page}
          data-contrast={appearance.contrast}
          data-theme={appearance.theme}
          data-vision={appearance.vision}
          key={titleOf(appearance)}
        >
          <Stack space="small">
            <strong>{titleOf(appearance)}</strong>
            <Callout tone="success">报告已生成</Callout>
            <Callout tone="warning">2 个样本的名称不一致</Callout>
            <Callout tone="danger">上传失败，请重试</Callout>
            <Inline space="xsmall">
              <Tag color="green">微生物组</Tag>
              <Tag color="orange">蛋白组</Tag>
              <Tag color="violet">非靶代谢组</Tag>
            </Inline>
            <Inline space="small">
              <Button variant="primary">提交</Button>
              <Button>取消</Button>
            </Inline>
          </Stack>
        </div>
      ))}
    </div>
  );
}

const primaries = ['#0094ff', '#7a4fc0', '#0a8f6c', '#d4380d', '#c9a400', '#ffff00', '#101010', '#ff7ab8'];

/** One button and one link under very different primary colours: the words stay readable under each. */
export function PrimaryGallery() {
  return (
    <div className={`sb-unstyled ${styles.pages}`}>
      {primaries.flatMap((primary) =>
        (['light', 'dark'] as const).map((theme) => (
          <div
            className={styles.page}
            data-theme={theme}
            key={`${primary} ${theme}`}
            style={cssVariables(accentOf(primary, { theme, contrast: 'normal', vision: 'normal' }).color as never, [
              'color',
            ])}
          >
            <Inline space="medium">
              <code>{primary}</code>
              <Button variant="primary">提交</Button>
              <Tag tone="accent">选中</Tag>
            </Inline>
          </div>
        )),
      )}
    </div>
  );
}
