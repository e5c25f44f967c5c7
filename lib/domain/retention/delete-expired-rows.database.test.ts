import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { type RetainedTable, retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { deleteExpiredRows } from '#/lib/domain/retention/delete-expired-rows.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildAction, buildShare } from '#/prisma/seed/builders/build-action.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCoachItem } from '#/prisma/seed/builders/build-coach-item.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildPushDevice } from '#/prisma/seed/builders/build-push-device.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildSamlAssertion, buildSignInAttempt } from '#/prisma/seed/builders/build-sign-in-attempt.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildDelivery, buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-03-02T02:20:00Z');
const [longAgo, later] = [new Date('2020-01-01T00:00:00Z'), new Date('2030-01-01T00:00:00Z')];

let team: Team;
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  person = await buildMember(prisma(), { team });
});

/** Stores a session with the given times; its other times are far in the future. */
async function session(times: { revokedAt?: Date; idleUntil?: Date; absoluteUntil?: Date }): Promise<string> {
  const { id } = await signInAs(prisma(), person, { now: longAgo });
  await prisma().session.update({ where: { id }, data: { idleUntil: later, absoluteUntil: later, ...times } });
  return id;
}

async function preview(times: { expiresAt: Date; endedAt?: Date }): Promise<void> {
  const ids = { companyId: team.companyId, leaderId: person.id, memberId: person.id, teamId: team.id };
  const sessionId = await session({});
  const tokenHash = newSecret('pv_').hash;
  await prisma().previewToken.create({ data: { ...ids, ...times, sessionId, tokenHash, createdAt: longAgo } });
}

const invitation = (times: { acceptedAt?: Date; revokedAt?: Date; expiresAt: Date }) =>
  buildInvitation(prisma(), { companyId: team.companyId, kind: 'team_member', teamId: team.id, ...times });

/** The first day after an instant, because rows with a day have no minutes. */
const dayOf = (end: Date) => new Date(Math.ceil((end.getTime() - (now.getTime() % DAY_MS)) / DAY_MS) * DAY_MS);

const newDelivery = async (more: { madeAt: Date }) => buildDelivery(prisma(), await buildWebhook(prisma(), team), more);
let day = 0;
const proof = (erasedOn: Date) => ({ id: ++day, nameHash: 'x', people: 1, by: 'operator', erasedOn });
/** By table: each way a row can end, as a function that stores one that ends at the given moment. */
const endings: Record<RetainedTable, Record<string, (end: Date) => Promise<unknown>>> = {
  preview_tokens: {
    ended: (endedAt) => preview({ endedAt, expiresAt: later }),
    expired: (expiresAt) => preview({ expiresAt }),
  },
  rate_limits: {
    over: (end) => prisma().rateLimit.create({ data: { key: `test:${end.getTime()}`, expire: end.getTime() } }),
  },
  sessions: {
    revoked: (revokedAt) => session({ revokedAt }),
    'not used': (idleUntil) => session({ idleUntil }),
    'too old': (absoluteUntil) => session({ absoluteUntil }),
  },
  login_tickets: {
    expired: (expiresAt) =>
      prisma().loginTicket.create({ data: { userId: person.id, tokenHash: newSecret('tkt_').hash, expiresAt } }),
  },
  saml_assertions: { over: (expiresAt) => buildSamlAssertion(prisma(), { companyId: team.companyId, expiresAt }) },
  sign_in_attempts: { expired: (expiresAt) => buildSignInAttempt(prisma(), { companyId: team.companyId, expiresAt }) },
  mailed_tokens: {
    expired: (expiresAt) =>
      prisma().mailedToken.create({ data: { userId: person.id, kind: 'set_password', createdAt: longAgo, expiresAt } }),
  },
  api_keys: {
    revoked: (revokedAt) => buildApiKey(prisma(), person, { revokedAt, expiresAt: later }),
    ended: (expiresAt) => buildApiKey(prisma(), person, { expiresAt }),
  },
  captcha_passes: {
    expired: (expiresAt) => {
      const { token, hash } = newSecret('cap_');
      return prisma().captchaPass.create({ data: { signature: token, tokenHash: hash, expiresAt } });
    },
  },
  notifications: {
    created: (createdAt) => {
      const words = { title: 'A title', message: 'A message', icon: 'bell', color: 'blue' };
      const to = { companyId: team.companyId, userId: person.id, role: 'Member' };
      return prisma().notification.create({ data: { ...to, ...words, createdAt } });
    },
  },
  mornings: {
    'their day': (end) =>
      prisma().dailyRun.create({
        data: { companyId: team.companyId, timeZone: 'Europe/London', localDate: dayOf(end), kind: 'brief' },
      }),
  },
  invitations: {
    accepted: (acceptedAt) => invitation({ acceptedAt, expiresAt: later }),
    revoked: (revokedAt) => invitation({ revokedAt, expiresAt: later }),
    expired: (expiresAt) => invitation({ expiresAt }),
  },
  pulses: {
    deleted: (deletedAt) => buildPulse(prisma(), { creator: person, teams: [team], pulse: { deletedAt } }),
  },
  pulse_recipients: {
    'its round closed': async (closedAt) => {
      const pulse = await buildPulse(prisma(), { creator: person, teams: [team] });
      return buildPulseRound(prisma(), { pulse, team, userIds: [person.id], round: { closedAt } });
    },
  },
  stripe_events: {
    received: (receivedAt) =>
      prisma().stripeEvent.create({
        data: { id: `evt_${receivedAt.getTime()}`, type: 'invoice.paid', createdAt: longAgo, receivedAt },
      }),
  },
  checkout_attempts: {
    created: (createdAt) =>
      prisma().checkoutAttempt.create({
        data: { id: randomUUID(), companyId: team.companyId, actorId: person.id, createdAt },
      }),
  },
  feedback: {
    sent: (createdAt) =>
      prisma().feedback.create({ data: { companyId: team.companyId, userId: person.id, text: 'Words', createdAt } }),
  },
  stored_images: { 'added to a form': (createdAt) => buildFeedbackImage(prisma(), person, { createdAt }) },
  coach_items: {
    written: (end) => buildCoachItem(prisma(), { team, audience: 'leader', item: { writtenOn: dayOf(end) } }),
  },
  actions: {
    settled: (end) => buildAction(prisma(), { team, action: { state: 'kept', settledOn: dayOf(end), dueOn: later } }),
    'due where nobody looked back': (end) => buildAction(prisma(), { team, action: { dueOn: dayOf(end) } }),
  },
  shares: { shared: (end) => buildShare(prisma(), { team, share: { month: dayOf(end), sharedOn: dayOf(end) } }) },
  erased_companies: { erased: (end) => prisma().erasedCompany.create({ data: proof(dayOf(end)) }) },
  built_files: {
    'offered by no server': (offeredAt) =>
      prisma().builtFile.create({ data: { path: `chunks/${randomUUID()}.js`, gzip: Buffer.alloc(0), offeredAt } }),
  },
  channel_messages: {
    sent: async (sentAt) => {
      const { companyId, id: connectionId } = await buildConnection(prisma(), { companyId: team.companyId });
      const place = { conversationId: 'D1', externalId: '1.1', about: 'check-in', aboutId: day++, number: 0 };
      return prisma().channelMessage.create({ data: { companyId, connectionId, userId: person.id, ...place, sentAt } });
    },
  },
  push_subscriptions: { 'told last': (lastOkAt) => buildPushDevice(prisma(), person, { lastOkAt }) },
  webhook_deliveries: { made: async (at) => newDelivery({ madeAt: at }) },
  check_in_rounds: {
    sent: (sendAt) => {
      const localDate = new Date(longAgo.getTime() + day++ * DAY_MS);
      const of = { companyId: team.companyId, teamId: team.id, timeZone: 'Europe/London' };
      return prisma().checkInRound.create({ data: { ...of, localDate, sendAt } });
    },
  },
};

const countOf = async (table: RetainedTable) =>
  Number((await pool().query(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);

const cases = Object.entries(endings).flatMap(([table, ways]) =>
  Object.entries(ways).map(([way, store]) => [table as RetainedTable, way, store] as const),
);

describe('the nightly deletion', () => {
  it.each(cases)('deletes what is kept longer than its retention period: %s, %s', async (table, _way, store) => {
    const end = now.getTime() - retentionSchedule[table].days * DAY_MS;
    await store(new Date(end - MINUTE_MS));
    const before = await countOf(table);
    const deleted = await deleteExpiredRows(jobCtx({ now }));
    expect(deleted[table]).toBe(1);
    expect(await countOf(table)).toBe(before - 1);
  });

  it.each(cases)('keeps it until then: %s, %s', async (table, _way, store) => {
    const end = now.getTime() - retentionSchedule[table].days * DAY_MS;
    await store(new Date(end + MINUTE_MS));
    const before = await countOf(table);
    expect((await deleteExpiredRows(jobCtx({ now })))[table]).toBe(0);
    expect(await countOf(table)).toBe(before);
  });

  it('includes feedback’s screenshots, and keeps photos and those of other feedback', async () => {
    const of = { companyId: team.companyId, userId: person.id, text: 'Words' };
    const storeFeedbackImage = async (createdAt: Date) => {
      const { id: feedbackId } = await prisma().feedback.create({ data: { ...of, createdAt } });
      return (await buildFeedbackImage(prisma(), person, { createdAt, feedbackId })).name;
    };
    const photo = { name: newImageName(), companyId: of.companyId, bytes: new Uint8Array(9), createdAt: longAgo };
    await prisma().storedImage.create({ data: photo });
    const expiredImage = await storeFeedbackImage(longAgo);
    const recentImage = await storeFeedbackImage(new Date(now.getTime() - 30 * DAY_MS));
    await deleteExpiredRows(jobCtx({ now }));
    const left = await prisma().storedImage.findMany({
      where: { name: { in: [expiredImage, recentImage, photo.name] } },
    });
    expect(left.map(({ name }) => name).sort()).toEqual([recentImage, photo.name].sort());
  });

  it('deletes a deleted pulse with all its rows, and no others', async () => {
    const storeRound = async (deletedAt: Date | null) => {
      const pulse = await buildPulse(prisma(), { creator: person, teams: [team], pulse: { deletedAt } });
      const { round } = await buildPulseRound(prisma(), { pulse, team, userIds: [person.id] });
      const of = { companyId: team.companyId, roundId: round.id, teamId: 0 };
      const { questionId } = await prisma().pulseRoundQuestion.findFirstOrThrow({ where: { roundId: round.id } });
      await prisma().pulseResult.create({ data: { ...of, questionId, persons: 5 } });
      await prisma().pulseAnswer.create({ data: { ...of, questionId, text: 'Words' } });
      return round.id;
    };
    const [deletedRoundId, keptRoundId] = [await storeRound(longAgo), await storeRound(null)];
    await deleteExpiredRows(jobCtx({ now }));
    const rowsOf = (roundId: number) =>
      Promise.all([
        prisma().pulseRound.count({ where: { id: roundId } }),
        prisma().pulseRoundQuestion.count({ where: { roundId } }),
        prisma().pulseRecipient.count({ where: { roundId } }),
        prisma().pulseResult.count({ where: { roundId } }),
        prisma().pulseAnswer.count({ where: { roundId } }),
      ]);
    expect(await rowsOf(deletedRoundId)).toEqual([0, 0, 0, 0, 0]);
    expect(await rowsOf(keptRoundId)).toEqual([1, 1, 1, 1, 1]);
  });

  it('finds each of many, chunk by chunk, between those that are kept', async () => {
    await pool().query(
      `INSERT INTO login_tickets (user_id, token_hash, expires_at)
       SELECT $1, sha256(n::text::bytea), CASE WHEN n % 3 = 0 THEN $3::timestamptz ELSE $2 END FROM generate_series(1, 3000) AS n`,
      [person.id, longAgo, later],
    );
    const { login_tickets: deleted } = await deleteExpiredRows(jobCtx({ now }), 1);
    expect(deleted).toBe(2000);
    expect(await prisma().loginTicket.count({ where: { userId: person.id } })).toBe(1000);
    expect(await prisma().loginTicket.count({ where: { userId: person.id, expiresAt: later } })).toBe(1000);
  });
});
