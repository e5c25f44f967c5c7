import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';

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

const TRY_MS = 4000;

/** Something that Slack refused or failed to do. */
export class SlackFailure extends Error {
  /** Slack's own name for the reason, such as `users_not_found`; `rate_limited` or `unreachable` if it gave none. */
  readonly reason: string;
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 0) {
    super(`Slack: ${reason}`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns whether Slack can be connected here. */
export function hasSlack(): boolean {
  return env().SLACK_SIGNING_SECRET !== undefined;
}

/**
 * Calls Slack with a token, once, for up to four seconds by default. Throws `SlackFailure` if Slack didn't do what
 * was asked. Never show its answers in a message, because they may name people.
 */
export async function callSlack<T>(
  token: string | undefined,
  work: (client: WebClient) => Promise<T>,
  timeout = TRY_MS,
): Promise<T> {
  // Loaded when first needed, because most processes never use it.
  const slack = await import('@slack/web-api');
  const client = new slack.WebClient(token, {
    slackApiUrl: env().SLACK_API_URL,
    timeout,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    logLevel: slack.LogLevel.ERROR,
    logger: silentLogger,
  });
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof slack.WebAPIRateLimitedError) throw new SlackFailure('rate_limited', error.retryAfter);
    if (error instanceof slack.WebAPIPlatformError) throw new SlackFailure(error.data.error);
    if (error instanceof slack.SlackError) throw new SlackFailure('unreachable');
    throw error;
  }
}

const silent = () => undefined;

/** The library's log lines may contain what was sent. */
const silentLogger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: () => log().warn('slack'),
  setLevel: silent,
  getLevel: () => 'error' as never,
  setName: silent,
};

/** Returns the URL where browsers ask a workspace for the right to write to its people. */
export function slackPage(path: '/oauth/v2/authorize'): URL {
  return new URL(path, env().SLACK_API_URL ?? 'https://slack.com');
}

/**
 * Shows a person something that only they see and that no conversation stores. Only calls the host of Slack or of its
 * stand-in, whatever the URL says. Throws `SlackFailure` for another host, and if Slack refuses.
 */
export async function answerPrivately(responseUrl: string, message: object): Promise<void> {
  const url = URL.parse(responseUrl);
  const own = URL.parse(env().SLACK_API_URL ?? 'https://hooks.slack.com');
  if (!url || url.origin !== own?.origin) throw new SlackFailure('foreign_response_url');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response_type: 'ephemeral', replace_original: false, ...message }),
    redirect: 'error',
    signal: AbortSignal.timeout(TRY_MS),
  });
  if (!response.ok) throw new SlackFailure('unreachable');
}
