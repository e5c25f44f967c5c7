import * as z from 'zod';
import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import { presentAcknowledgements } from '#/lib/domain/coaching/posts/read-posts.ts';
import { getPulseResults } from '#/lib/domain/pulses/results/results.service.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { isProblem, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface TextsQuery {
  pulseId: number;
  /** 0 for all teams together. */
  teamId: number;
  round?: number | undefined;
}

/** Returns the ids of the texts of a team that a round shows to someone. Throws what `getPulseResults` throws. */
export async function listReadableTexts(ctx: UserCtx, { pulseId, ...query }: TextsQuery): Promise<string[]> {
  const { questions } = await getPulseResults(ctx, { id: pulseId, ...query });
  return questions.flatMap(({ texts }) => texts?.map(({ id }) => id) ?? []);
}

const placeRow = z.object({ pulseId: z.number(), round: z.number(), teamId: z.number().nullable() });

/** Throws `not_found` for a text that this person can't read in any results, whether or not it exists. */
export async function requireReadableText(ctx: UserCtx, id: string): Promise<void> {
  const text = `
    SELECT r.pulse_id AS "pulseId", r.id AS round, a.team_id AS "teamId"
    FROM pulse_answers a JOIN pulse_rounds r ON r.id = a.round_id AND r.published_at IS NOT NULL
    WHERE a.id = $1 AND a.company_id = $2`;
  const values = [id, ctx.company.id];
  const [place] = asRows(placeRow, await pool().query({ name: 'place-of-text', text, values }));
  const teamIds = place ? [WHOLE_AUDIENCE, ...(place.teamId === null ? [] : [place.teamId])] : [];
  for (const teamId of teamIds) {
    const texts = await listReadableTexts(ctx, { pulseId: 0, ...place, teamId }).catch(noneIfRefused);
    if (texts.includes(id)) return;
  }
  throw notFound();
}

function noneIfRefused(error: unknown): string[] {
  if (isProblem(error) && ['not_found', 'forbidden'].includes(error.code)) return [];
  throw error;
}

/**
 * Stores this person's reaction to a text of a pulse, replacing the previous one; null removes it. Returns the
 * reactions to the text. Throws what `requireReadableText` throws.
 */
export async function acknowledgePulseText(ctx: UserCtx, id: string, { word }: { word: AcknowledgementWord | null }) {
  await requireReadableText(ctx, id);
  const { userId } = ctx.actor;
  if (word === null) await ctx.db.pulseAcknowledgement.deleteMany({ where: { answerId: id, userId } });
  else
    await ctx.db.$executeRaw`
      INSERT INTO pulse_acknowledgements (company_id, answer_id, user_id, word)
      SELECT company_id, id, ${userId}, ${word} FROM pulse_answers WHERE id = ${id}::uuid FOR KEY SHARE
      ON CONFLICT (answer_id, user_id) DO UPDATE SET word = excluded.word`;
  const [text = presentReactions(ctx, { id, acknowledgements: [] })] = await readReactions(ctx, [id]);
  return { text };
}

const reactionsRow = z.object({
  id: z.string(),
  acknowledgements: z.array(z.object({ word: z.number(), userId: z.number(), name: z.string() })),
});

/** Returns the reactions to texts, without texts that have none. */
export async function readReactions(ctx: UserCtx, textIds: readonly string[]) {
  const text = `
    SELECT a.answer_id AS id, json_agg(json_build_object('word', a.word, 'userId', u.id, 'name', u.first_name || ' ' || u.last_name)
      ORDER BY lower(u.first_name || ' ' || u.last_name), u.id) AS acknowledgements
    FROM pulse_acknowledgements a JOIN users u ON u.id = a.user_id
    WHERE a.company_id = $1 AND a.answer_id = ANY ($2::uuid[]) GROUP BY a.answer_id ORDER BY a.answer_id`;
  const values = [ctx.company.id, textIds];
  const rows = asRows(reactionsRow, await pool().query({ name: 'reactions-to-texts', text, values }));
  return rows.map((row) => presentReactions(ctx, row));
}

function presentReactions({ actor }: UserCtx, { id, acknowledgements }: z.output<typeof reactionsRow>) {
  return { id, ...presentAcknowledgements(acknowledgements, actor) };
}
