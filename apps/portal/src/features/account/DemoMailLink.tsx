import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { useCall } from '../../shared/api/useCall.ts';
import { accountPaths } from './paths.ts';

/** In demo mode no mail leaves the machine: where to read it instead. Nothing in production. */
export function DemoMailLink() {
  const { data } = useCall('isMaintain', {});
  if (!data?.demo) return null;
  return (
    <Text as="p" size="secondary" tone="muted">
      演示模式不会真正发送邮件和短信，请到
      <Link href={`#${accountPaths.demoMail}`} rel="noopener" target="_blank" underline>
        演示邮箱
      </Link>
      查看
    </Text>
  );
}
