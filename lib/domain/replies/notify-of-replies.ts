import * as z from 'zod';
import { chatBoxHrefs, notifyTeam } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { listPulseReaders } from '#/lib/domain/pulses/results/list-pulse-readers.ts';
import { readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import { tellDevicesLater } from '#/lib/domain/push/tell-devices.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** People per statement. */
const PORTION = 1000;

const toldRow = z.object({ id: z.number(), companyId: z.number(), name: z.string(), timeZone: z.string() });

/**
 * Notifies teams, after nine in the morning, of news in conversations about messages without a name. Everyone gets the
 * same notification, because no one knows who it is for, also on devices where they turned it on. At most once a day.
 */
export async function notifyOfReplies(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    // What became visible before the last nine in the morning. With two workers, the second finds nothing left.
    const teams = asRows(
      toldRow,
      await tx.$queryRaw`
      WITH told AS (UPDATE reply_messages m SET is_notified = true FROM posts p JOIN companies c ON c.id = p.company_id
        WHERE NOT m.is_notified AND p.id = m.post_id AND c.blocked_at IS NULL AND m.visible_at AT TIME ZONE c.time_zone
          < date_trunc('day', ${now}::timestamptz AT TIME ZONE c.time_zone - interval '9 hours') + interval '9 hours'
        RETURNING p.team_id)
      SELECT t.id, t.company_id AS "companyId", t.name, c.time_zone AS "timeZone"
      FROM teams t JOIN companies c ON c.id = t.company_id WHERE t.id IN (SELECT team_id FROM told) ORDER BY t.id`,
    );
    for (const { companyId, ...team } of teams) {
      const hrefs = { ...chatBoxHrefs(team), Member: '/reply' } as const;
      const readers = await notifyTeam(tx, ctx, {
        companyId,
        team,
        author: null,
        title: message('replies.notice.title'),
        message: message('replies.notice.message', { team: team.name }),
        icon: 'message',
        button: message('replies.notice.button'),
        hrefs,
      });
      for (const { role, userIds } of readers)
        await tellDevicesLater(tx, { userIds, kind: 'replies', path: hrefs[role] });
    }
  });
  await notifyOfTextReplies(ctx);
}

const toldRound = z.object({
  roundId: z.number(),
  pulseId: z.number(),
  name: z.string(),
  companyId: z.number(),
  teamIds: z.array(z.number().nullable()),
});

/** Notifies everyone asked by a round, and people who may read its texts, as `notifyOfReplies` notifies teams. */
async function notifyOfTextReplies(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const rounds = asRows(
      toldRound,
      await tx.$queryRaw`
      WITH told AS (UPDATE pulse_thread_messages m SET is_notified = true FROM pulse_answers a JOIN companies c ON c.id = a.company_id
        WHERE NOT m.is_notified AND a.id = m.answer_id AND c.blocked_at IS NULL AND m.visible_at AT TIME ZONE c.time_zone
          < date_trunc('day', ${now}::timestamptz AT TIME ZONE c.time_zone - interval '9 hours') + interval '9 hours'
        RETURNING a.round_id, a.team_id)
      SELECT r.id AS "roundId", p.id AS "pulseId", p.name, p.company_id AS "companyId", array_agg(DISTINCT told.team_id) AS "teamIds"
      FROM told JOIN pulse_rounds r ON r.id = told.round_id JOIN pulses p ON p.id = r.pulse_id AND p.deleted_at IS NULL
      GROUP BY r.id, p.id ORDER BY r.id`,
    );
    for (const round of rounds)
      for (const people of [...(await readAsked(tx, round)), ...(await findReaders(tx, round))])
        await tellPeople(tx, ctx, { ...round, ...people });
  });
}

const askedPeople = z.object({ role: z.enum(roleNames), userIds: z.array(z.number()) });
interface ToldPeople extends z.output<typeof askedPeople> {
  href: `/${string}`;
}

async function readAsked(tx: Transaction, { roundId }: z.output<typeof toldRound>): Promise<ToldPeople[]> {
  const groups = asRows(
    askedPeople,
    await tx.$queryRaw`
    SELECT role, array_agg(id ORDER BY id) AS "userIds" FROM (
      SELECT u.id, CASE WHEN EXISTS (SELECT FROM team_members m WHERE m.user_id = u.id) THEN 'Member' ELSE 'Team Leader' END AS role
      FROM pulse_recipients p JOIN users u ON u.id = p.user_id AND u.blocked_at IS NULL WHERE p.round_id = ${roundId}
    ) AS asked GROUP BY role ORDER BY role`,
  );
  return groups.map((people) => ({ ...people, href: '/reply' }));
}

/** Returns people whose pulse or team it is, and who may read one of the texts. */
async function findReaders(tx: Transaction, round: z.output<typeof toldRound>): Promise<ToldPeople[]> {
  const { pulseId, roundId, companyId, teamIds } = round;
  const href = `/digitalPulse?tab=result&pulse=${pulseId}&round=${roundId}` as const;
  const readers = (await listPulseReaders(tx, pulseId)).filter(({ isConcerned }) => isConcerned);
  const people: ToldPeople[] = [];
  for (const { userId, role } of readers) {
    const reader = { actor: { userId, role }, company: { id: companyId } };
    const row = await readRoundResults(reader, { pulseId, teamId: WHOLE_AUDIENCE, roundId });
    const readable = row && readableResults(reader.actor, row, row.teams);
    if (readable?.isWholeReadable || teamIds.some((id) => id !== null && readable?.teamIds.includes(id)))
      people.push({ role, userIds: [userId], href });
  }
  return people;
}

async function tellPeople(tx: Transaction, ctx: Ctx, round: z.output<typeof toldRound> & ToldPeople): Promise<void> {
  const { companyId, name, role, userIds, href } = round;
  for (let from = 0; from < userIds.length; from += PORTION) {
    const portion = userIds.slice(from, from + PORTION);
    await publishNotification(tx, ctx, {
      companyId,
      aboutUserId: null,
      userIds: portion,
      role,
      title: message('replies.notice.title'),
      message: message('replies.notice.pulseMessage', { pulse: name }),
      icon: 'message',
      color: 'default',
      button: { title: message('replies.notice.button'), href },
    });
    await tellDevicesLater(tx, { userIds: portion, kind: 'replies', path: href });
  }
}
