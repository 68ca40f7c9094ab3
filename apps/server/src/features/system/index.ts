import type { FastifyInstance } from 'fastify';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import { registerMail } from './mail.ts';
import { registerNotifications } from './notifications.ts';
import { registerStatus } from './status.ts';

/** Maintenance, notices, notifications, mail. */
export function systemFeature(app: FastifyInstance): void {
  registerStatus(app);
  registerMail(app);
  registerNotifications(app, createNotifications(app.platform));
}
