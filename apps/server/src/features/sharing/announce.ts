import { localTimeWithZone } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import type { Receiver } from './receivers.ts';

type News = {
  readonly receiver: Receiver;
  readonly ownerName: string;
  readonly projects: readonly string[];
  /** The share, when there is one; several are found in the list. */
  readonly shareId: string | undefined;
  readonly message: string;
  readonly expiresAt: number;
};

const receivedList = '/data-collection/my-contracts/shared-contract-list';
const named = (projects: readonly string[]) =>
  projects.length === 1 ? `项目“${projects[0]}”` : `项目“${projects[0]}”等 ${projects.length} 个项目`;

/** Tells people about shares: by notification, or by mail when they have no account yet. */
export function createAnnounce(platform: Pick<Platform, 'clock' | 'database' | 'live' | 'post'>) {
  const { live, post } = platform;
  const notifications = createNotifications(platform);
  return {
    given: async ({ expiresAt, message, ownerName, projects, receiver, shareId }: News): Promise<void> => {
      const title = `${ownerName} 与您分享了${named(projects)}`;
      const words = message ? `留言：${message}\n\n` : '';
      if (receiver.id) {
        await notifications.notify(receiver.id, {
          type: 'share',
          title,
          content: `${words}请在 ${localTimeWithZone(expiresAt)} 前接收`,
          link: shareId ? `${receivedList}?share=${shareId}` : receivedList,
        });
        live.publish(receiver.id, 'share', {});
        return;
      }
      await post.send({
        address: receiver.email,
        subject: title,
        text: `${words}请用这个邮箱注册全组学云账号，登录后在“我的报告 > 分享给我的”中接收，${localTimeWithZone(expiresAt)} 前有效。\n\n如果您不认识 ${ownerName}，请忽略这封邮件。`,
        path: '/user/register',
      });
    },

    /** Tells the owner what the receiver has done. */
    answered: async (
      ownerId: string,
      receiverName: string,
      projects: readonly string[],
      accepted: boolean,
    ): Promise<void> => {
      await notifications.notify(ownerId, {
        type: 'share',
        title: `${receiverName} ${accepted ? '接收了' : '退回了'}您分享的${named(projects)}`,
        content: '',
        link: `${receivedList}?view=given`,
      });
    },

    /** Tells the receiver of a share that was in use why its project is gone. */
    revoked: async (receiverId: string, ownerName: string, project: string): Promise<void> => {
      await notifications.notify(receiverId, {
        type: 'share',
        title: `${ownerName} 撤销了${named([project])}的分享`,
        content: '您不能再查看这个项目；已保存到自己文件里的副本不受影响。需要继续查看时，请联系分享人',
        link: receivedList,
      });
    },

    /** Makes open pages reload and running downloads check their permission again. */
    changed: (accountIds: readonly string[]): void => {
      for (const id of new Set(accountIds)) if (id) live.publish(id, 'share', {});
    },
  };
}
