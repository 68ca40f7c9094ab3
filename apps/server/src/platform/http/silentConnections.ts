import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections ahead of need. Node does not count one that never asked for anything as idle, and a stopping
 * server would wait for it until it times out.
 * @returns closes those that have not sent a byte.
 */
export function watchSilentConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
}
