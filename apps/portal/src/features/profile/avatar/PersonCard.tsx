import type { User } from '@panome/contract';
import { limits } from '@panome/contract/limits';
import { useAlert } from '@panome/ui/alert-dialog';
import { Avatar } from '@panome/ui/avatar';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Heading } from '@panome/ui/heading';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { BadgeCheck, Building2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { profileText } from '../profile.text.ts';
import * as styles from './Avatar.css.ts';
import { avatarText as text } from './avatar.text.ts';
import { CropDialog } from './CropDialog.tsx';

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.5 } as const;

/** Who somebody is at a glance, with the way to another picture. */
export function PersonCard({
  onChange,
  user,
}: {
  readonly user: User;
  readonly onChange: (changes: Partial<User>) => void;
}) {
  const tell = useTell();
  const alert = useAlert();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();

  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > limits.smallFileBytes) return tell.note(text.tooLarge);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      tell.note(text.unreadable);
    }
    return undefined;
  };
  const remove = async () => {
    if (!(await alert.confirm({ title: text.removeTitle, description: text.removeHelp, action: text.removeAct })))
      return;
    try {
      await call('userDeleteHeadImage', {});
      onChange({ head_image_path: '' });
      tell.done(text.removed);
    } catch (error) {
      tell.failed(error);
    }
  };
  return (
    <Card>
      <div className={styles.person}>
        <Avatar name={user.name} size="large" src={user.head_image_path || undefined} />
        <div className={styles.names}>
          <Heading level={2}>{user.name}</Heading>
          <Text tone="muted">{user.email}</Text>
          {(user.is_real_name_auth || user.is_social_auth) && (
            <span className={styles.tags}>
              {user.is_real_name_auth && (
                <Tag icon={<BadgeCheck {...icon} />} tone="success">
                  {profileText.verified}
                </Tag>
              )}
              {user.is_social_auth && (
                <Tag icon={<Building2 {...icon} />} tone="success">
                  {profileText.organisationVerified}
                </Tag>
              )}
            </span>
          )}
        </div>
        <div className={styles.acts}>
          <Button onClick={() => input.current?.click()}>{text.change}</Button>
          {user.head_image_path && (
            <Button onClick={() => void remove()} variant="quiet">
              {text.remove}
            </Button>
          )}
        </div>
        <input
          accept="image/png,image/jpeg,image/webp"
          aria-label={text.choose}
          hidden
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
          ref={input}
          type="file"
        />
      </div>
      {picture && (
        <CropDialog
          onClose={() => setPicture(undefined)}
          onDone={(head_image_path) => {
            setPicture(undefined);
            onChange({ head_image_path });
            tell.done(text.saved);
          }}
          onOther={() => input.current?.click()}
          picture={picture}
        />
      )}
    </Card>
  );
}
