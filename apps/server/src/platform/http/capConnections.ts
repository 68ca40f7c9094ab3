import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBucket } from '../limits/windowLimit.ts';

const isLoopback = (ip: string) => /^(::1$|(::ffff:)?127\.)/i.test(ip);

/**
 * Keeps one address from taking the connections of all (REL-14): what is beyond its share is closed at once.
 *
 * @param most - Of one IPv4 address, or of one IPv6 /64.
 * @param isExempt - Proxies bring everybody's connections, and limit them themselves; the machine itself by default.
 */
export function capConnections(server: Server, most: number, isExempt: (ip: string) => boolean = isLoopback): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isExempt(ip)) return;
    const bucket = addressBucket(ip);
    const own = open.get(bucket) ?? 0;
    if (own >= most) return void socket.destroy();
    open.set(bucket, own + 1);
    socket.once('close', () => {
      const left = (open.get(bucket) ?? 1) - 1;
      if (left > 0) open.set(bucket, left);
      else open.delete(bucket);
    });
  });
}
