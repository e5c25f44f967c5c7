import { chatWay } from '#/lib/domain/channels/chat-way.service.ts';
import { channelNames } from '#/lib/domain/channels/constants.ts';
import type { Way } from '#/lib/domain/channels/way.ts';

/** The channels other than email, by the name in `users.channel` and `companies.channel`. */
export const ways: Readonly<Record<string, Way>> = Object.fromEntries(
  channelNames.map((name) => [name, chatWay(name)]),
);
