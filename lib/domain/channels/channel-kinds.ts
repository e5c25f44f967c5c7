import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import { slackTransport } from '#/lib/domain/channels/slack/slack-transport.ts';
import { teamsTransport } from '#/lib/domain/channels/teams/teams-transport.ts';
import type { Transport } from '#/lib/domain/channels/transport.ts';

/** The implementation of each chat platform. */
export const channelKinds: Readonly<Record<ChannelKind, Transport>> = {
  slack: slackTransport,
  teams: teamsTransport,
};

/** Returns the platform with this name; undefined for email and for platforms that no longer exist. */
export function findTransport(kind: string): Transport | undefined {
  return Object.entries(channelKinds).find(([name]) => name === kind)?.[1];
}
