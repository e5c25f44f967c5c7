import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { now } from '#/e2e/support/actors/demo-viewers.ts';
import { figures, liveOf, numberOf, rowsOf } from '#/e2e/support/measures/demo-rows.ts';
import { demoDatabase } from '#/e2e/support/product/demo-database.ts';
import { ENPS_ID } from '#/lib/domain/check-ins/constants.ts';
import { findCaller } from '#/lib/domain/keys/find-caller.ts';
import { GRAIN, METRIC, mainMetrics, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { listNotifications } from '#/lib/domain/notifications/list/notification.service.ts';
import { findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { locales } from '#/lib/words/locales.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { demoAccounts, demoApiKey, demoReaders } from '#/prisma/seed/demo-accounts.mjs';

async function rolesOf(email: string): Promise<readonly string[]> {
  const user = await prisma().user.findUniqueOrThrow({ where: { email } });
  const { bearer, cookie } = await signInAs(prisma(), user, { now });
  const halves = { bearer, cookie: cookie.slice(cookie.indexOf('=') + 1) };
  return (await findSessionOfCall(halves, { isBrowser: true }, now))?.person.roles ?? [];
}

describe('the demo company', () => {
  beforeAll(demoDatabase, 120_000);
  afterAll(closeDatabase);

  it('has about 120 people in four departments and fourteen teams', async () => {
    expect(await numberOf('SELECT count(*) FROM users WHERE blocked_at IS NULL')).toBe(120);
    expect(await numberOf('SELECT count(*) FROM departments')).toBe(4);
    const teams = await rowsOf<{ size: number; department_id: number | null; frequency_id: number }>(
      'SELECT t.*, (SELECT count(*)::int FROM team_members m WHERE m.team_id = t.id) AS size FROM teams t',
    );
    expect(teams).toHaveLength(14);
    expect(teams.filter((team) => team.department_id === null)).toHaveLength(1);
    expect(teams.filter((team) => team.frequency_id === 2)).toHaveLength(2);
    expect(teams.map((team) => team.size)).toContain(3);
    const continents = await rowsOf(`SELECT DISTINCT split_part(time_zone, '/', 1) FROM users`);
    expect(continents).toHaveLength(3);
    expect(
      await numberOf('SELECT count(*) FROM invitations WHERE accepted_at IS NULL AND expires_at > $1', [now]),
    ).toBe(5);
  });

  it('has people who read each of the other languages', async () => {
    for (const { locale, email } of demoReaders)
      expect(await prisma().user.findUniqueOrThrow({ where: { email } })).toMatchObject({ locale, blockedAt: null });
    const others = locales.filter((locale) => locale !== 'en' && locale !== 'en-XA');
    expect(demoReaders.map(({ locale }) => locale).sort()).toEqual(others.sort());
  });

  it('gives each demo account its one role, with the printed password', async () => {
    for (const { role, email, password } of demoAccounts) {
      expect(await rolesOf(email)).toEqual([role]);
      const { passwordHash } = await prisma().user.findUniqueOrThrow({ where: { email } });
      expect(await verifyPassword(password, passwordHash)).toBe(true);
    }
    const [, , leader, member] = demoAccounts;
    const team = await prisma().team.findFirst({
      where: { leader: { email: leader?.email ?? '' }, members: { some: { user: { email: member?.email ?? '' } } } },
    });
    expect(team?.name).toBe('Mobile App');
  });

  it('has a printed key that works, and one that ended yesterday', async () => {
    const contract = { keyScope: 'results:read' } as const;
    const call = { contract, halves: { bearer: demoApiKey, cookie: undefined }, client: { isBrowser: false } };
    const caller = await findCaller({ ...call, params: undefined }, now);
    expect(caller?.person.email).toBe(demoAccounts[0]?.email);
    const ended = await rowsOf<{ name: string }>('SELECT name FROM api_keys WHERE expires_at < $1', [now]);
    expect(ended).toEqual([{ name: 'Old people export' }]);
  });

  it('was signed up by the first administrator, who is in every department’s chart', async () => {
    const creators = await rowsOf<{ email: string }>(
      'SELECT u.email FROM administrators a JOIN users u ON u.id = a.user_id WHERE a.is_creator',
    );
    expect(creators).toEqual([{ email: demoAccounts[0]?.email }]);
  });

  it('has people with several roles', async () => {
    const domain = demoAccounts[0]?.email.split('@')[1];
    expect(await rolesOf(`grace.whitfield@${domain}`)).toEqual(['Administrator', 'Team Leader', 'Member']);
    expect(await rolesOf(`rafael.moura@${domain}`)).toEqual(['Administrator', 'Department Leader']);
  });

  it('asks and answers on working days only, within the window and never in the future', async () => {
    expect(await numberOf('SELECT count(*) FROM check_in_answers')).toBeGreaterThan(15_000);
    expect(await numberOf('SELECT count(*) FROM check_ins WHERE extract(isodow FROM local_date) > 5')).toBe(0);
    const outside = `SELECT count(*) FROM check_ins c JOIN check_in_answers a ON a.check_in_id = c.id
      WHERE a.submitted_at NOT BETWEEN c.sent_at AND c.closes_at OR a.submitted_at > $1
        OR a.submitted_at <> c.answered_at OR (a.team_id, a.user_id, a.local_date) <> (c.team_id, c.user_id, c.local_date)`;
    expect(await numberOf(outside, [now])).toBe(0);
    expect(await numberOf('SELECT count(*) FROM check_ins WHERE sent_at > $1', [now])).toBe(0);
    const unasked = `SELECT count(*) FROM check_ins c LEFT JOIN check_in_rounds r ON r.team_id = c.team_id
      AND r.local_date = c.local_date AND r.send_at = c.sent_at WHERE r.id IS NULL`;
    expect(await numberOf(unasked)).toBe(0);
  });

  it('keeps every result on its scale', async () => {
    const wrong = `SELECT count(*) FROM check_in_answers WHERE productivity NOT BETWEEN 0 AND 100 OR productivity % 5 <> 0
      OR motivation NOT BETWEEN 0 AND 100 OR motivator_answer NOT BETWEEN 0 AND 100 OR cardinality(factor_ids) > 3
      OR emotion_id = 2 OR length(elaborate) > 500`;
    expect(await numberOf(wrong)).toBe(0);
    const words = await numberOf('SELECT 100.0 * count(elaborate) / count(*) FROM check_in_answers');
    expect(words).toBeGreaterThan(1);
    expect(words).toBeLessThan(15);
  });

  it('keeps the answers of people who left, who are no longer in any team', async () => {
    const leavers = await rowsOf<{ answers: number; teams: number }>(
      `SELECT (SELECT count(*)::int FROM check_in_answers a WHERE a.user_id = u.id) AS answers,
         (SELECT count(*)::int FROM team_members m WHERE m.user_id = u.id) AS teams
       FROM users u WHERE blocked_at IS NOT NULL`,
    );
    expect(leavers).toHaveLength(5);
    expect(leavers.every(({ teams }) => teams === 0)).toBe(true);
    expect(leavers.filter(({ answers }) => answers > 20)).toHaveLength(4);
  });

  it('shows a team that burns out in a release crunch', async () => {
    const before = await figures('Mobile App', 5, 7);
    const start = await figures('Mobile App', 8, 8);
    const depth = await figures('Mobile App', 10, 10);
    const after = await figures('Mobile App', 13, 13);
    expect(start.productivity).toBeGreaterThan(before.productivity + 3);
    expect(depth.productivity).toBeLessThan(before.productivity - 12);
    expect(depth.sentiment).toBeLessThan(before.sentiment - 40);
    expect(depth.motivation).toBeLessThan(before.motivation - 15);
    expect(after.sentiment).toBeGreaterThan(depth.sentiment + 15);
    expect(after.sentiment).toBeLessThan(before.sentiment - 5);
  });

  it('shows a team that recovers under a new leader', async () => {
    const before = await figures('Support', 1, 5);
    const after = await figures('Support', 9, 12);
    expect(after.sentiment).toBeGreaterThan(before.sentiment + 20);
    expect(after.productivity).toBeGreaterThan(before.productivity + 8);
    expect(after.motivation).toBeGreaterThan(before.motivation + 10);
  });

  it('sums up the answers by person and month', async () => {
    const months = `SELECT sum(due_count) || ' ' || sum(answer_count) || ' ' || sum(good_count * 100 + meh_count * 50) || ' '
      || sum(productivity_sum) || ' ' || round(sum(motivation_sum)) FROM person_months`;
    const answers = `SELECT (SELECT count(*) FROM check_ins WHERE asks_own) || ' ' || count(*) || ' ' || sum(sentiment) || ' '
      || sum(productivity) || ' ' || round(sum(motivation::float8)) FROM check_in_answers`;
    const [row] = await rowsOf<{ same: boolean }>(`SELECT (${months}) = (${answers}) AS same`);
    expect(row?.same).toBe(true);
  });

  it('asks and answers everything else in a check-in', async () => {
    // Answers of earlier months were published and deleted.
    expect(
      await numberOf(
        `SELECT sum(answers) FROM published_sums WHERE metric = ${METRIC.monthQuestion + ENPS_ID} AND scope = ${SCOPE.company} AND grain = ${GRAIN.month}`,
      ),
    ).toBeGreaterThan(900);
    expect(await numberOf('SELECT count(DISTINCT month) FROM month_answers')).toBeLessThanOrEqual(2);
    expect(await numberOf('SELECT count(*) FROM norm_answers')).toBeGreaterThan(8000);
    expect(await numberOf('SELECT count(DISTINCT work_environment_id) FROM check_in_answers')).toBe(5);
    const unasked = `SELECT count(*) FROM norm_answers n JOIN check_ins c ON c.id = n.check_in_id
      WHERE NOT n.norm_id = ANY(c.norm_ids) OR c.answered_at IS NULL`;
    expect(await numberOf(unasked)).toBe(0);
    const ratings = `SELECT count(*) FROM member_ratings r JOIN check_ins c ON c.id = r.check_in_id
      WHERE c.asks_own OR NOT c.asks_ratings OR c.answered_at IS NULL OR r.user_id = c.user_id`;
    expect(await numberOf(ratings)).toBe(0);
    expect(await numberOf('SELECT count(*) FROM member_ratings')).toBeGreaterThan(3000);
  });

  it('has published the year', async () => {
    const [release] = await rowsOf<{ until: string }>('SELECT released_until::text AS until FROM company_releases');
    expect(release?.until).toBe('2026-11-18');
    const sums = (metric: number) =>
      `FROM published_sums WHERE metric = ${metric} AND grain = ${GRAIN.month} AND scope =`;
    expect(await numberOf(`SELECT sum(answers) ${sums(METRIC.productivity)} ${SCOPE.company}`)).toBeGreaterThan(15_000);
    // The smallest team has no results of its own.
    for (const metric of mainMetrics)
      expect(await numberOf(`SELECT count(DISTINCT scope_id) ${sums(metric)} ${SCOPE.team}`)).toBe(13);
    expect(await numberOf(`SELECT count(*) ${sums(METRIC.monthQuestion + ENPS_ID)} ${SCOPE.company}`)).toBeGreaterThan(
      9,
    );
  });

  it('has one personality assessment that is done and one at step 3', async () => {
    const assessments = await rowsOf(
      `SELECT u.email, count(*)::int AS answers, r.user_id IS NOT NULL AS done FROM personality_answers a
       JOIN users u ON u.id = a.user_id LEFT JOIN personality_results r ON r.user_id = u.id GROUP BY 1, 3 ORDER BY 2`,
    );
    expect(assessments).toEqual([
      { email: demoAccounts[2]?.email, answers: 20, done: false },
      { email: demoAccounts[3]?.email, answers: 50, done: true },
    ]);
  });

  it('has one person of each role who hasn’t taken the guided tour', async () => {
    const ahead = await rowsOf<{ name: string }>(
      'SELECT first_name AS name FROM users WHERE tour_completed_at IS NULL AND onboarding_completed_at IS NOT NULL ORDER BY 1',
    );
    expect(ahead.map(({ name }) => name)).toEqual(['Aiko', 'Grace', 'Hana', 'Wei-Ling']);
  });

  it('has voted on questions and answers that all people read', async () => {
    expect(await numberOf('SELECT count(*) FROM faq_votes')).toBeGreaterThan(100);
    const likes = await numberOf('SELECT avg((value = 1)::int) FROM faq_votes');
    expect(likes).toBeGreaterThan(0.7);
    expect(likes).toBeLessThan(1);
  });

  it.each(demoAccounts)(
    'gives the $role notices, newest first, some unread, and one that leads on',
    async ({ email }) => {
      const notices = await noticesOf(email);
      expect(notices.length).toBeGreaterThan(2);
      const unread = notices.filter((notice) => !notice.seen).length;
      expect([unread > 0, unread < 8]).toEqual([true, true]);
      expect(notices.some(({ buttonTitle }) => buttonTitle !== null)).toBe(true);
      const times = [...notices.map(({ createdAt }) => createdAt), now.toISOString()];
      expect(times.toSorted()).toEqual([...times.slice(0, -1).toReversed(), now.toISOString()]);
    },
  );

  it('has shared birthdays, and one today in the demo team', async () => {
    expect(await numberOf('SELECT count(*) FROM users WHERE birth_date IS NOT NULL')).toBeGreaterThan(80);
    expect(await numberOf('SELECT count(*) FROM users WHERE share_birthday AND birth_date IS NULL')).toBe(0);
    for (const { email } of demoAccounts.slice(2)) {
      const birthdays = (await noticesOf(email)).filter((notice) => notice.icon === 'cake' && !notice.seen);
      const message = expect.stringMatching(/^It’s <strong>.+<\/strong>’s birthday today\.$/);
      expect(birthdays).toEqual([expect.objectContaining({ message })]);
    }
  });

  it('leaves the demo team something to do', async () => {
    expect(await liveOf(now)).toEqual({ member: true, several: true, all: false });
  });
});

async function noticesOf(email: string) {
  const person = await prisma().user.findUniqueOrThrow({ where: { email } });
  return (await listNotifications(await userCtx(person, { now }), { show: 'all' })).notifications;
}
