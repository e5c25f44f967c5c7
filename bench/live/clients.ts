// A process full of socket.io clients: it connects them on request, and records when each receives a notification.
import { io, type Socket } from 'socket.io-client';
import type { Orders, Target } from '#/bench/live/start-clients.ts';
import { monotonicMs } from '#/bench/measure/monotonic.ts';

const CONNECTING_AT_ONCE = 50;

const sockets: Socket[] = [];
let arrivedAt: number[] = [];
let onArrival: () => void = () => undefined;

const answers: { [Name in keyof Orders]: (order: Orders[Name]['order']) => Promise<Orders[Name]['answer']> } = {
  async connect(targets) {
    const startedAt = performance.now();
    const waiting = [...targets];
    await Promise.all(
      Array.from({ length: CONNECTING_AT_ONCE }, async () => {
        for (let target = waiting.pop(); target; target = waiting.pop()) sockets.push(await open(target));
      }),
    );
    return { ms: performance.now() - startedAt };
  },
  forget() {
    arrivedAt = [];
    return Promise.resolve(null);
  },
  collect: ({ count, withinMs }) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(arrivedAt), withinMs);
      onArrival = () => {
        if (arrivedAt.length < count) return;
        clearTimeout(timer);
        resolve(arrivedAt);
      };
      onArrival();
    }),
  disconnect() {
    for (const socket of sockets.splice(0)) socket.disconnect();
    return Promise.resolve(null);
  },
};

function open({ url, token, headers }: Target): Promise<Socket> {
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  socket.on('notification', () => {
    arrivedAt.push(monotonicMs());
    onArrival();
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

process.on('message', ([name, order]: [keyof Orders, never]) => {
  answers[name](order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
