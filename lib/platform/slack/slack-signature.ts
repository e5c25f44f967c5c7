import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#/lib/platform/env.ts';

/** How old, and how far ahead of this machine's clock, a signature may be. */
const BACK_SECONDS = 300;
const AHEAD_SECONDS = 60;

/** Returns the signature of a body, as Slack makes it. Source: Slack, Verifying requests from Slack. */
export function signatureOfBody(secret: string, timestamp: string, raw: Buffer): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:`).update(raw).digest('hex')}`;
}

/** Returns whether Slack has just signed these bytes. It signs with the real time, not a test's clock. */
export function isSignedBySlack(raw: Buffer, headers: Headers): boolean {
  const secret = env().SLACK_SIGNING_SECRET;
  const timestamp = headers.get('x-slack-request-timestamp') ?? '';
  if (!secret || !/^\d{1,12}$/.test(timestamp)) return false;
  const ageSeconds = Date.now() / 1000 - Number(timestamp);
  if (ageSeconds > BACK_SECONDS || ageSeconds < -AHEAD_SECONDS) return false;
  const theirs = Buffer.from(headers.get('x-slack-signature') ?? '');
  const ours = Buffer.from(signatureOfBody(secret, timestamp, raw));
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
