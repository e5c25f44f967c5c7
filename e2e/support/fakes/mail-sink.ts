import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { freePort } from '#/server/embedded/ports.mjs';

const LOOPBACK = '127.0.0.1';
const FIRST_PORT = 3900;

/** A mail server in this process that only stores the Message-ID of each accepted email. */
export interface MailSink {
  url: string;
  /** In the order of arrival, repeats included. */
  messageIds: readonly string[];
  /** Resolves once this many emails have arrived, or this many different ones. */
  taken(count: number): Promise<void>;
  takenDistinct(count: number): Promise<void>;
  /** Makes senders wait; returns a function that lets them go. */
  hold(): () => void;
  /** How many senders wait. */
  waitingCount(): number;
  /** Refuses this many of the next emails, as a server that is out of order does. */
  refuse(count: number): void;
  /** Permanently refuses all email to this email address, as a strict server does; null refuses none. */
  refuseAddress(address: string | null): void;
  stop(): Promise<void>;
}

/**
 * Starts a mail sink that takes `delayMs` per email. Each counted email is also acknowledged, unless the sender has
 * gone.
 */
export async function startMailSink({ delayMs = 0 } = {}): Promise<MailSink> {
  const messageIds: string[] = [];
  const distinct = new Set<string>();
  let refusals = 0;
  let refusedAddress: string | null = null;
  let gate: Promise<void> | undefined;
  let waiting = 0;
  const arrivals = new EventEmitter().setMaxListeners(0);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Senders keep connections open for ten seconds; the end of a test doesn't wait for them.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) =>
      done(address === refusedAddress ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => void receive(stream, done),
  });
  // A sender may be killed in the middle of an email.
  smtp.on('error', () => undefined);
  async function receive(stream: SMTPServerDataStream, done: (error?: Error) => void): Promise<void> {
    try {
      const mail = await text(stream);
      waiting++;
      await gate;
      if (delayMs > 0) await wait(delayMs);
      waiting--;
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('Out of order'), { responseCode: 450 }));
      }
      const id = /^message-id:\s+(\S+)/im.exec(mail)?.[1] ?? '';
      messageIds.push(id);
      distinct.add(id);
      arrivals.emit('mail');
      done();
    } catch (error) {
      done(error as Error);
    }
  }
  const port = await freePort(FIRST_PORT + Math.floor(Math.random() * 90));
  await new Promise<void>((resolve) => void smtp.listen(port, LOOPBACK, resolve));
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await once(arrivals, 'mail');
  };
  return {
    url: `smtp://${LOOPBACK}:${port}`,
    messageIds,
    taken: (count) => until(() => messageIds.length >= count),
    takenDistinct: (count) => until(() => distinct.size >= count),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    waitingCount: () => waiting,
    refuse: (count) => {
      refusals = count;
    },
    refuseAddress: (address) => {
      refusedAddress = address;
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
