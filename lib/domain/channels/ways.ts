import type { Way } from '#/lib/domain/channels/way.ts';

/** The ways beside mail, by the name that stands in `users.channel` and `companies.channel`. */
export const ways: Readonly<Record<string, Way>> = {};
