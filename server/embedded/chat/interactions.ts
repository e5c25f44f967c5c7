import { createHmac } from 'node:crypto';
import { request } from 'node:http';

export interface Target {
  /** The product's URL, and its own host name. */
  address: string;
  host: string;
  signingSecret: string;
}

/** How an interaction is signed; tests change this. */
export interface Signing {
  secondsAgo: number;
  isForged: boolean;
}

export const asSlack: Signing = { secondsAgo: 0, isForged: false };

/** Sends the product an interaction, signed like Slack's, and returns its answer; status 0 without one. */
export function sendInteraction(
  payload: object,
  { address, host, signingSecret }: Target,
  { secondsAgo, isForged }: Signing,
): Promise<{ status: number; body: string }> {
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const secret = isForged ? 'another' : signingSecret;
  const signature = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
  return sendTo({ address, host }, '/api/slack/interactions', body, {
    'content-type': 'application/x-www-form-urlencoded',
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': signature,
  });
}

/** Sends the product a body, and returns its answer; status 0 without one. */
export function sendTo(
  { address, host }: Pick<Target, 'address' | 'host'>,
  path: string,
  body: string,
  more: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const headers = { host, 'content-length': Buffer.byteLength(body), ...more };
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, timeout: 10_000 };
    const call = request(`${address}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve({ status: 0, body: '' }));
    call.end(body);
  });
}
