import type { Post, Prisma, Team } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

interface PostFields {
  team: Pick<Team, 'id' | 'companyId'>;
  /** Missing for an anonymous post. */
  authorId?: number;
  /** Fields that differ from a message of just now. */
  post?: Partial<Prisma.PostUncheckedCreateInput>;
}

/** Creates a message in a team's chat box that no one has read. */
export function buildPost(db: Transaction, { team, authorId, post = {} }: PostFields): Promise<Post> {
  const now = new Date();
  return db.post.create({
    data: {
      id: crypto.randomUUID(),
      companyId: team.companyId,
      teamId: team.id,
      authorId: authorId ?? null,
      text: `It went well, ${uniqueWord()}.`,
      postedOn: new Date(now.toISOString().slice(0, 10)),
      createdAt: authorId === undefined ? null : now,
      ...post,
    },
  });
}
