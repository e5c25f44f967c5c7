import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { Program } from '#/e2e/support/actors/program.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { linkIn, newestMail } from '#/e2e/support/product/mailbox.ts';

const password = 'calm harbours at dawn';
const emails = { founder: newEmail('program-founder'), members: ['ann', 'ben', 'cy'].map((name) => newEmail(name)) };
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

interface Item {
  id: number;
  name: string;
}

/** Answers everything in onboarding, in its own order, and finishes it. */
async function onboard(program: Program): Promise<void> {
  const { motivators } = await program.get<{ motivators: Item[] }>('/onboarding/motivators');
  const ids = motivators.map(({ id }) => id);
  const userPriorities = ids.slice(0, 3);
  const { reasons, baselines } = await program.post<{ reasons: Item[]; baselines: Item[] }>('/onboarding/motivators', {
    userRatings: ids,
    userPriorities,
  });
  await program.post('/onboarding/motivators', {
    userBaselines: userPriorities.map((id) => ({ id, baselineId: baselines[1]?.id })),
    userReason: { id: reasons[0]?.id, options: [] },
  });
  const { norms } = await program.get<{ norms: Item[] }>('/onboarding/norms');
  await program.post('/onboarding/norms', { norms: norms.slice(0, 2).map(({ id }) => String(id)) });
  const flags = await program.get<{ isCompanyCreator: boolean }>('/onboarding/roles');
  if (flags.isCompanyCreator) {
    const company = await program.get<{ companyIndustries: Item[]; companySizes: Item[] }>('/onboarding/company');
    await program.post('/onboarding/company', {
      companyIndustryId: company.companyIndustries[0]?.id,
      companySizeId: company.companySizes[0]?.id,
      superAdminList: [''],
      norms: [],
    });
  }
  const me = await program.get<{ you: object; seniorities: Item[]; yearsOfLeadership: Item[]; hopes: Item[] }>(
    '/onboarding/me',
  );
  await program.post('/onboarding/me', {
    ...me.you,
    isNewHire: false,
    birthDate: '1990-05-06',
    hireDate: '2020-02-03',
    seniorityId: me.seniorities[0]?.id,
    yearsOfLeadershipId: me.yearsOfLeadership[0]?.id,
    hopes: [me.hopes[0]?.id],
  });
  await program.get('/onboarding/finish');
}

async function choosePassword(program: Program, token: string, email: string): Promise<void> {
  await program.post('/auth/confirm/token', { token });
  await program.post('/auth/confirm/setPassword', { token, password });
  await program.signIn(email, password);
}

test('a program written only from the documentation drives the product', async () => {
  test.setTimeout(180_000);
  const founder = new Program();
  const members: Program[] = [];
  let team: Item = { id: 0, name: 'Program Team' };

  await test.step('it signs a company up and onboards', async () => {
    await founder.solveCaptcha();
    const person = { firstName: 'Ada', lastName: 'Founder', phone: '', timeZone: 'GMT+1', isDST: false };
    await founder.post('/auth/register', { companyName: 'Program Works', ...person, email: emails.founder });
    const mail = await newestMail(emails.founder, /Confirm/);
    await choosePassword(founder, tokenOf(linkIn(mail, 'setPassword')), emails.founder);
    expect(await founder.get('/utilities/role/')).toMatchObject({ isModerator: true, onboardingCompleted: false });
    founder.role = 'Administrator';
    await onboard(founder);
    expect(await founder.get('/utilities/role/')).toMatchObject({ onboardingCompleted: true });
    const { profile } = await founder.get<{ profile: object }>('/profile');
    await founder.post('/profile', { ...profile, timeZone: 'Europe/Paris', image: null });
  });

  await test.step('it creates a department and a team, and invites people', async () => {
    const { department } = await founder.get<{ department: object }>('/departmentCreate/department?id=');
    const begun = await founder.post<Item>('/departmentCreate/department?id=', {
      ...department,
      name: 'Engines',
      perfomingScoreId: '3',
    });
    await founder.get(`/departmentCreate/department/create?id=${begun.id}`);
    const { departaments } = await founder.get<{ departaments: Item[] }>('/utilities/departaments');
    expect(departaments.map(({ name }) => name)).toEqual(['Other', 'Engines']);
    const draft = await founder.post<Item>('/teamCreate/team', {
      name: team.name,
      departamentId: departaments[1]?.id,
      invites: [...emails.members, ''],
      performingScoreId: 3,
      workingDays: [1, 2, 3, 4, 5, 6, 7],
      surveysTimeSend: clockReading('Europe/Paris', 2),
    });
    team = await founder.get<Item>(`/teamCreate/team/create?id=${draft.id}`);
    const company = await founder.get<{ company: { id: number; admins: object[]; leaders: object[] } }>(
      '/company?department=',
    );
    expect([company.company.admins.length, company.company.leaders.length]).toEqual([1, 1]);
    await founder.post(`/invite/company/${company.company.id}/create`, {
      firstName: 'Eve',
      lastName: 'Further',
      email: newEmail('further'),
    });
    const { company: again } = await founder.get<{ company: { id: number; admins: Item[] } }>('/company');
    const invitation = again.admins.find(({ id }) => id < 0);
    await founder.post(`/invite/company/${again.id}/resend`, { id: invitation?.id });
  });

  await test.step('it lets the invited people join', async () => {
    for (const email of emails.members) {
      const member = new Program();
      const token = tokenOf(linkIn(await newestMail(email, /invites you/), 'signUp'));
      expect(await member.post('/auth/checkInvite', { token })).toMatchObject({ email, company: 'Program Works' });
      const person = { firstName: 'Mem', lastName: 'Ber', phone: '', timeZone: 'Europe/Paris' };
      const registration = await member.post<{ token: string }>('/auth/checkInvite/register', { token, ...person });
      await choosePassword(member, registration.token, email);
      member.role = 'Member';
      await onboard(member);
      members.push(member);
    }
    const { team: fullTeam } = await founder.get<{ team: { members: { status: boolean }[] } }>(`/team/${team.id}`);
    expect(fullTeam.members.map(({ status }) => status)).toEqual([true, true, true]);
    await founder.post(`/team/${team.id}/update`, { checkinDay: '2' });
  });

  await test.step('it answers the check-ins of the day', async () => {
    await letTimePass(LEAP_MS);
    for (const [at, email] of emails.members.entries()) {
      const respondent = new Program();
      const token = tokenOf(linkIn(await newestMail(email, /check-in/), 'questionnaire'));
      const state = await respondent.post('/survey/questions', { token });
      const answers = { ...state, token, emotion: 3, affectingFactors: [1], todayProductivity: 70 + at, motivator: 1 };
      await respondent.post('/survey/answers', answers);
    }
    expect(await members[0]?.get('/survey/surveys')).toMatchObject({ teams: [] });
  });

  await test.step('it reads every dashboard', async () => {
    founder.role = 'Administrator';
    for (const period of ['', '1d', '1w', '1m', '6m', '1y']) {
      await founder.get(`/dashboard/company?period=${period}&departmentId=`);
      await founder.post('/dashboard/teams/overview', period ? { period } : {});
      await founder.post(`/dashboard/teams/overview?period=${period}`);
      await founder.post('/dashboard/company/analytics', period ? { period } : {});
    }
    for (const path of ['/dashboard/teams', '/dashboard/departments', '/dashboard/tour', '/dashboard/notifications'])
      await founder.get(path);
    const above = await founder.get<{ members: object[] }>(`/dashboard/teams/${team.id}?period=1w`);
    expect(above.members).toEqual([{ value: 0, label: 'All team members' }]);
    expect(await founder.get(`/checkins/${team.id}/?date=`)).toMatchObject({ members: [], answers: [] });
    await founder.post('/tour/complete');
    founder.role = 'Team Leader';
    const dashboard = await founder.get<{ productivity: { avg: number } }>(
      `/dashboard/teams/${team.id}?period=1w&member=`,
    );
    expect(dashboard.productivity.avg).toBe(71);
    const report = await founder.get<{ members: object[]; answers: object[] }>(`/checkins/${team.id}/?date=`);
    expect([report.members.length, report.answers.length]).toEqual([3, 3]);
    await members[0]?.get(`/dashboard/teams/${team.id}?period=`);
  });

  await test.step('it exports a report', async () => {
    await founder.get('/dashboard/report/data');
    const startedMs = Date.now();
    const report = await founder.post<{ buffer: string; fileName: string }>('/dashboard/report/export', {
      flag: 'download',
    });
    expect(Buffer.from(report.buffer, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(report.fileName).toMatch(/\.pdf$/);
    test.info().annotations.push({ type: 'report', description: `${Date.now() - startedMs} ms` });
    expect(await founder.post('/dashboard/report/export', { flag: 'send' })).toMatchObject({
      message: 'New report was sent',
    });
  });

  await test.step('it starts a preview and ends it with its own token', async () => {
    const { team: fullTeam } = await founder.get<{ team: { members: Item[] } }>(`/team/${team.id}`);
    const preview = await founder.post<{ token: string }>('/dashboard/preview/token/create', {
      userId: fullTeam.members[0]?.id,
    });
    await founder.get(`/dashboard/teams/${team.id}?period=1m`, preview.token);
    await founder.get('/dashboard/preview/token/delete', preview.token);
    await expect(founder.get(`/dashboard/teams/${team.id}`, preview.token)).rejects.toThrow('403');
    await founder.get(`/dashboard/teams/${team.id}`);
  });

  await test.step('it changes the password, continues, and then deletes the account', async () => {
    await founder.post('/profile/password/update', { currentPassword: password, newPassword: `${password} again` });
    await founder.get('/profile');
    await founder.get('/auth/logout');
    await expect(founder.get('/profile')).rejects.toThrow('401');
  });
});
