import { customerTalks } from '#/prisma/seed/demo/coaching/conversations-customers.ts';
import { engineeringTalks } from '#/prisma/seed/demo/coaching/conversations-engineering.ts';
import { operationsTalks } from '#/prisma/seed/demo/coaching/conversations-operations.ts';
import type { Conversations } from '#/prisma/seed/demo/coaching/demo-post.ts';

/** What the teams write to each other; the last messages are unread. */
export const conversations: Conversations = { ...engineeringTalks, ...customerTalks, ...operationsTalks };
