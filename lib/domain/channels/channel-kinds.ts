import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import { slackTransport } from '#/lib/domain/channels/slack/slack-transport.ts';
import type { Transport } from '#/lib/domain/channels/transport.ts';

/** What each chat platform does. */
export const channelKinds: Readonly<Record<ChannelKind, Transport>> = { slack: slackTransport };

/** Returns the platform of this name; undefined for mail and for one that is gone. */
export function findTransport(kind: string): Transport | undefined {
  return Object.entries(channelKinds).find(([name]) => name === kind)?.[1];
}
