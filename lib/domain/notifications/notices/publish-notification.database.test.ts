import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { type NewNotification, publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { createTeam } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let company: Company;
let person: User;
let listener: pg.Client;
let payloads: string[] = [];

openQueue();
beforeAll(async () => {
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  await listener.query('LISTEN live');
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
});
afterAll(() => listener.end());
beforeEach(async () => {
  company = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId: company.id });
  // Events of the previous test may still arrive.
  await eventsSoFar();
  payloads = [];
});

const newNotification = (changes: Partial<NewNotification> = {}): NewNotification => ({
  companyId: company.id,
  aboutUserId: null,
  userIds: [person.id],
  role: 'Member',
  title: message('birthdays.notice.title'),
  message: message('birthdays.notice.message', { name: 'Ada' }),
  icon: 'message',
  color: 'default',
  ...changes,
});

const rowsOf = (userId: number) => findNotices({ where: { userId } });

/** Returns all events so far: those announced before this query arrive before its result. */
async function eventsSoFar(): Promise<unknown[]> {
  await listener.query('SELECT 1');
  return payloads.map((text) => JSON.parse(text) as unknown).filter((event) => String(event).includes('notification'));
}

describe('publishing a notification', () => {
  it('stores a row for each person and sends each their id and role, from a job as from a person', async () => {
    const other = await buildUser(prisma(), { companyId: company.id });
    const now = '2026-03-02T09:00:00.000Z';
    await prisma().$transaction((tx) =>
      publishNotification(tx, jobCtx({ now }), newNotification({ userIds: [person.id, other.id] })),
    );
    const [[first], [second]] = await Promise.all([rowsOf(person.id), rowsOf(other.id)]);
    expect(first).toMatchObject({
      role: 'Member',
      seenAt: null,
      createdAt: new Date(now),
      message: 'It’s <strong>Ada</strong>’s birthday today.',
    });
    expect(await eventsSoFar()).toEqual([
      ['emit', `user:${person.id}`, 'notification', { id: first?.id, role: 'Member' }],
      ['emit', `user:${other.id}`, 'notification', { id: second?.id, role: 'Member' }],
    ]);
  });

  it('keeps the button, the text it asks for and the team', async () => {
    const { id: teamId } = await buildTeam(prisma(), { companyId: company.id });
    const title = message('coaching.notices.trend.post');
    const button = { title, link: '/api/requests', props: { id: 7, kind: 'company' } } as const;
    const placeholder = message('coaching.notices.trend.placeholder');
    const textArea = { placeholder, canBeAnonymous: true };
    await prisma().$transaction((tx) =>
      publishNotification(tx, jobCtx(), newNotification({ button, textArea, teamId })),
    );
    expect(await rowsOf(person.id)).toMatchObject([
      {
        companyId: company.id,
        title: 'A birthday today',
        icon: 'message',
        color: 'default',
        teamId,
        buttonTitle: 'Post',
        buttonLink: '/api/requests',
        buttonClickedAt: null,
        props: { id: 7, kind: 'company' },
        textArea: true,
        textAreaPlaceholder: 'Write to your team',
        textAreaAnonymous: true,
      },
    ]);
  });

  it('stores messages, which become text for each reader', async () => {
    await prisma().$transaction((tx) => publishNotification(tx, jobCtx(), newNotification()));
    expect(await prisma().notification.findMany({ where: { userId: person.id } })).toMatchObject([
      { title: '["birthdays.notice.title"]', message: '["birthdays.notice.message",{"name":"Ada"}]' },
    ]);
  });

  it('leaves no row and notifies no one if it’s rolled back', async () => {
    const attempt = prisma().$transaction(async (tx) => {
      await publishNotification(tx, jobCtx(), newNotification());
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await rowsOf(person.id)).toEqual([]);
    expect(await eventsSoFar()).toEqual([]);
  });

  it.each(['https://evil.example/x', '//evil.example', '/api/../x', '/api/a?b=c', '/dashboard'])(
    'refuses a button that posts to %s',
    async (link) => {
      const button = { title: message('pulses.notices.asked.button'), link: link as `/api/${string}` };
      await expect(
        prisma().$transaction((tx) => publishNotification(tx, jobCtx(), newNotification({ button }))),
      ).rejects.toHaveProperty('name', 'ZodError');
      expect(await rowsOf(person.id)).toEqual([]);
    },
  );

  it('can’t reach a person of another company', async () => {
    const elsewhere = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    await expect(
      prisma().$transaction((tx) => publishNotification(tx, jobCtx(), newNotification({ userIds: [elsewhere.id] }))),
    ).rejects.toThrow('notifications_company_id_user_id_fkey');
    expect(await rowsOf(elsewhere.id)).toEqual([]);
  });
});

const script = '<script>alert(1)</script>';

describe('an invited person who joins a team', () => {
  const join = async (user: User, teamId: number) => {
    const target = { companyId: company.id, kind: 'team_member', teamId, email: user.email } as const;
    const { id } = await buildInvitation(prisma(), target);
    await joinInvitation(await userCtx(user), mailedToken('inv_', id));
  };

  it('is announced to its leader, once, with names as text', async () => {
    const leader = await buildUser(prisma(), { companyId: company.id });
    const team = await buildTeam(prisma(), { companyId: company.id, leaderId: leader.id, name: script });
    const joiner = await buildUser(prisma(), { companyId: company.id, firstName: script, lastName: script });
    await join(joiner, team.id);
    await join(joiner, team.id);
    const rows = await rowsOf(leader.id);
    expect(rows).toMatchObject([{ role: 'Team Leader', title: 'New team member', teamId: team.id }]);
    expect(rows[0]?.message.match(/<[^>]*>/g)).toEqual(['<strong>', '</strong>', '<strong>', '</strong>']);
    expect(await eventsSoFar()).toHaveLength(1);
  });

  it('isn’t announced if the team has no leader or they lead it themselves', async () => {
    const headless = await buildTeam(prisma(), { companyId: company.id });
    const own = await buildTeam(prisma(), { companyId: company.id, leaderId: person.id });
    await join(person, headless.id);
    await join(person, own.id);
    expect(await prisma().notification.count({ where: { companyId: company.id } })).toBe(0);
  });
});

describe('a created team', () => {
  it('is announced to every administrator except its creator', async () => {
    const [creator, other] = [
      await buildAdministrator(prisma(), { companyId: company.id, firstName: script }),
      await buildAdministrator(prisma(), { companyId: company.id }),
    ];
    const draft = { companyId: company.id, creatorId: creator.id, completedAt: null, name: script };
    await createTeam(await userCtx(creator), (await buildTeam(prisma(), draft)).id);
    expect(await rowsOf(creator.id)).toEqual([]);
    const rows = await rowsOf(other.id);
    expect(rows).toMatchObject([{ role: 'Administrator', title: 'New team' }]);
    expect(rows[0]?.message.match(/<[^>]*>/g)).toEqual(['<strong>', '</strong>', '<strong>', '</strong>']);
  });
});
