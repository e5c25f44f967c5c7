import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startStandIn } from '#/e2e/support/product/start-stand-in.ts';
import { prepareChat } from '#/scripts/steps/chat.mjs';
import type { Records } from '#/server/embedded/chat/store.ts';

export interface TestChat {
  /** The product's settings for this stand-in. */
  settings: Record<string, string>;
  /** Sends the stand-in a command that only tests need. */
  control: <T = unknown>(what: string, body?: object) => Promise<T>;
  records: () => Promise<Records>;
}

const FIRST_PORT = 8000 + 40 * Number(process.env.VITEST_POOL_ID ?? 0);

/** Gives the calling test file a stand-in for Slack. Call it before anything that reads the settings. */
export function openChat(): TestChat {
  const chat = {} as TestChat;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const { args, settings } = await prepareChat({
      folder: mkdtempSync(path.join(tmpdir(), 'unboxt-chat-')),
      preferredPort: FIRST_PORT + Math.floor(Math.random() * 40),
      // No one listens at this URL until a test sets the product's URL.
      product: { address: 'http://127.0.0.1:9', host: 'localhost' },
    });
    stop = await startStandIn(args);
    const control: TestChat['control'] = (what, body = {}) => controlChat(settings.SLACK_API_URL, what, body);
    Object.assign(chat, { settings, control, records: () => control('records') });
    Object.assign(process.env, settings);
  });
  afterAll(() => stop());
  return chat;
}

/** Sends a stand-in a command that only tests need. */
export async function controlChat<T>(apiUrl: string, what: string, body: object): Promise<T> {
  const response = await fetch(new URL(`/control/${what}`, apiUrl), { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the stand-in answers ${response.status} to ${what}`);
  return response.json() as Promise<T>;
}
