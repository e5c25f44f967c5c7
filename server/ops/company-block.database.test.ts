import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import { answerScene, buildPulseScene, openScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { openSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { sendBriefs } from '#/lib/domain/briefs/brief-mail.service.ts';
import { sendBriefMail } from '#/lib/domain/briefs/queues.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import { sendCheckInMail, sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { notifyRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { closePulseRound, sendPulseMail, sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { closeDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/round.service.ts';
import { enqueueDueReleases } from '#/lib/domain/releases/due-release.service.ts';
import { publicationDays } from '#/lib/domain/releases/queues.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import { inTransaction, pool, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const REASON = 'The contract has ended';
const PAUSED = /^This company is paused on unboXt\./;
const at = (instant: string) => new Date(`2026-03-${instant}Z`);

let company: Company;
let team: Team;
let person: User;

openQueue();
beforeEach(async () => {
  await clearCompanies();
  company = await buildCompany(prisma(), { timeZone: 'UTC' });
  team = await buildTeam(prisma(), { companyId: company.id, surveysTimeSend: '12:00' });
  person = await buildMember(prisma(), { team, user: { timeZone: 'UTC' } });
});

const block = (...args: string[]) => operate('company', 'block', String(company.id), '--reason', REASON, ...args);
const unblock = () => operate('company', 'unblock', String(company.id));
const checkInCount = () => prisma().checkIn.count({ where: { companyId: company.id } });

describe('company block', () => {
  it('is a line of the activity log with its reason, and unblock another', async () => {
    expect(await block()).toMatchObject({
      code: 0,
      said: expect.stringContaining('A subscription at Stripe continues.'),
    });
    expect(await block()).toMatchObject({ code: 1, complaint: `${company.name} is already blocked.` });
    expect((await unblock()).said).toContain(`${company.name} (company ${company.id}) is open again.`);
    expect(await unblock()).toMatchObject({ code: 1, complaint: `${company.name} isn’t blocked.` });
    const filter = { kind: undefined, person: '', before: undefined };
    const { entries } = await listActivity(await userCtx(person), filter);
    expect(entries.map(({ who, text }) => `${who} ${text}`)).toEqual([
      'The unboXt operator resumed the company',
      `The unboXt operator paused the company: ${REASON}`,
    ]);
  });

  it('needs a reason, and blocks nothing on a dry run', async () => {
    expect((await operate('company', 'block', company.name)).complaint).toContain('Add --reason.');
    expect((await operate('company', 'block', company.name, '--reason', 'x'.repeat(201))).code).toBe(2);
    expect((await operate('company', 'block', 'Nowhere', '--reason', 'x')).complaint).toContain('There’s no company');
    expect((await block('--dry-run')).said).toContain('rolled back');
    expect(await prisma().company.findFirst()).toMatchObject({ blockedAt: null });
  });

  it('lets no one in until it’s over, and says so to people who know the password', async () => {
    const ctx = () => visitorCtx({ client: { isBrowser: false } });
    const attempt = (password: string) => signIn(ctx(), { email: person.email, password });
    const { id } = await signInAs(prisma(), person);
    const session = () => findSessionById(id, new Date());
    const early = await attempt(testPassword);
    await block();
    expect(await session()).toBeNull();
    await expect(attempt(testPassword)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(PAUSED),
    });
    await expect(attempt('Another-1')).rejects.toMatchObject({ code: 'signed_out' });
    await expect(openSession(ctx(), { token: early.token })).rejects.toMatchObject({ code: 'signed_out' });
    await unblock();
    expect(await session()).toMatchObject({ person: { userId: person.id } });
    expect(await attempt(testPassword)).toHaveProperty('token');
  });

  it('asks no one meanwhile, and continues with the next check-in, without those that were due', async () => {
    const open = await buildCheckIn(prisma(), {
      team,
      userId: person.id,
      localDate: '2026-03-02',
      remindAt: at('03T09:00:00'),
    });
    const look = () =>
      getQuestionnaire(visitorCtx({ now: at('02T13:00:00') }), { token: mailedToken(checkInTokenPrefix, open.id) });
    await sweepAndSend(at('02T11:00:00'));
    await block();
    await expect(look()).rejects.toMatchObject({ code: 'forbidden', message: expect.stringMatching(PAUSED) });
    for (const day of ['02', '03', '04', '05']) await sweepAndSend(at(`${day}T12:00:30`));
    await sendReminders(jobCtx({ now: at('03T09:01:00') }));
    expect([await checkInCount(), await waitingIn(sendReminderMail)]).toEqual([1, []]);
    await unblock();
    expect(await look()).toHaveProperty('team');
    await sweepAndSend(at('06T08:00:00'));
    await sendReminders(jobCtx({ now: at('06T08:01:00') }));
    expect([await checkInCount(), await waitingIn(sendReminderMail)]).toEqual([1, []]);
    await sweepAndSend(at('06T12:00:30'));
    expect([await checkInCount(), (await waitingIn(sendCheckInMail)).length]).toEqual([2, 1]);
  });

  it('pauses pulses: no link, no notice, no end; afterwards old results come without an email', async () => {
    const scene = await buildPulseScene([1]);
    const [recipient] = await openScene(scene);
    if (!recipient) throw new Error('nobody is asked');
    await operate('company', 'block', String(scene.companyId), '--reason', REASON);
    await expect(answerScene(scene, recipient, [4])).rejects.toMatchObject({ code: 'forbidden' });
    expect(await notifyRecipients(jobCtx({ now: pulseStart }))).toBe(0);
    const weekLater = new Date(pulseStart.getTime() + 8 * 86_400_000);
    expect(await closeDueRounds(jobCtx({ now: weekLater }))).toBe(0);
    await operate('company', 'unblock', String(scene.companyId));
    expect(await notifyRecipients(jobCtx({ now: weekLater }))).toBe(0);
    expect(await closeDueRounds(jobCtx({ now: weekLater }))).toBe(1);
    const [round] = await waitingIn(closePulseRound);
    const ctx = jobCtx({ now: weekLater });
    await inTransaction(prisma(), (tx) => closeRound(tx, ctx, round?.roundId ?? 0, { publishes: true }));
    expect(await prisma().notification.count({ where: { companyId: scene.companyId, role: 'Administrator' } })).toBe(1);
    expect([await waitingIn(sendPulseMail), await waitingIn(sendResultsMail)]).toEqual([[], []]);
  });

  it('pauses nights and briefs', async () => {
    const due = async () => {
      await pool().query('DELETE FROM pgboss.job');
      const ctx = jobCtx({ now: at('09T08:00:00') });
      await enqueueDueReleases(ctx);
      await sendBriefs(ctx);
      return [(await waitingIn(publicationDays)).length, (await waitingIn(sendBriefMail)).length];
    };
    await prisma().team.update({ where: { id: team.id }, data: { leaderId: person.id } });
    await block();
    expect(await due()).toEqual([0, 0]);
    await unblock();
    expect(await due()).toEqual([1, 1]);
  });
});
