import { describe, expect, it } from 'vitest';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Opening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { presentInvitationNotice, presentOffer } from '#/lib/domain/invitations/invitations.present.ts';
import {
  type Account,
  invitationMail,
  knownAddressMail,
} from '#/lib/domain/invitations/open-invitations/invitation.email.ts';
import { inWords } from '#/lib/words/in-words.ts';

const company = { name: 'Northlight' };
const department = { name: 'Engineering' };
const team = { name: 'Data' };

const mail = (changes: Partial<Parameters<typeof invitationMail>[0]> = {}) =>
  invitationMail({
    locale: 'en',
    kind: 'team_member',
    isChange: false,
    companyName: 'Northlight',
    inviter: 'Ada Lovelace',
    offer: presentOffer({ kind: 'team_member', company, department: null, team }, 'Ada Lovelace'),
    account: 'none',
    expiresAt: new Date('2026-03-09T23:30:00Z'),
    timeZone: 'Europe/Paris',
    token: 'inv_1.x',
    ...changes,
  });

describe('an offer', () => {
  it.each<[InvitationKind, object, string]>([
    ['company_administrator', {}, 'to be an administrator of Northlight'],
    ['department_leader', {}, 'to create and lead a department at Northlight'],
    ['department_leader', { department }, 'to take over the department Engineering at Northlight'],
    ['team_leader', {}, 'to create and lead a team at Northlight'],
    ['team_leader', { department }, 'to create and lead a team in the department Engineering at Northlight'],
    ['team_leader', { team }, 'to take over the team Data at Northlight'],
    ['secondary_leader', { team }, 'to be the secondary leader of the team Data at Northlight'],
    ['team_member', { team }, 'to the team Data at Northlight'],
    ['team_member', { team: { name: '' } }, 'to a team at Northlight'],
  ])('of a %s with %j reads: %s', (kind, target, words) => {
    const offer = presentOffer({ kind, company, department: null, team: null, ...target }, 'Ada Lovelace');
    expect(inWords(offer, 'en')).toBe(`Ada Lovelace invites you ${words}`);
  });

  it('names the inviter, or the company once that person is deleted, or no one for a share link', () => {
    const opening = { kind: 'team_member', company, department: null, team, email: 'a@b.cd', invitedBy: null };
    const notice = (changes: object) => presentInvitationNotice({ ...opening, ...changes } as unknown as Opening, 'en');
    const invitedBy = { firstName: 'Ada', lastName: 'Lovelace' };
    expect(notice({ invitedBy }).notification).toBe('Ada Lovelace invites you to the team Data at Northlight.');
    expect(notice({}).notification).toBe('Northlight invites you to the team Data at Northlight.');
    expect(notice({ email: null }).notification).toBe('You’re invited to the team Data at Northlight.');
  });
});

describe('the invitation email', () => {
  it('says who invites, to what, until when in the company’s zone, and where to go, in both forms', () => {
    const { subject, text, html } = mail();
    expect(subject).toBe('Ada Lovelace invites you to the team Data at Northlight');
    for (const form of [text, html]) {
      expect(form).toContain('Ada Lovelace invites you to the team Data at Northlight.');
      expect(form).toContain('expires on 10 March 2026.');
      expect(form).toContain('/signUp/inv_1.x');
    }
  });

  it.each<[Account, string, string]>([
    ['none', '/signUp/', 'Join'],
    ['here', '/signIn/', 'Sign in to join'],
  ])('leads a person with an account %s to %s', (account, page, words) => {
    const { text } = mail({ account });
    expect(text).toContain(`${page}inv_1.x`);
    expect(text).toContain(words);
  });

  it('explains itself to a person with an account elsewhere, and has no useless link', () => {
    const { text, html } = mail({ account: 'elsewhere' });
    for (const form of [text, html]) {
      expect(form).toContain('has an unboXt account in another company');
      expect(form).not.toMatch(/inv_1\.x|signUp|signIn/);
    }
  });

  it.each<[Exclude<InvitationKind, 'administrator_request'>, boolean, string]>([
    ['company_administrator', false, 'all departments and teams'],
    ['department_leader', false, 'you’ll name your department'],
    ['department_leader', true, 'You’ll become the leader when you join.'],
    ['team_leader', false, 'you’ll name your team'],
    ['team_leader', true, 'You’ll become the leader when you join.'],
    ['secondary_leader', false, 'read new check-ins by name'],
    ['team_member', false, 'leaders see your check-ins with your name; everyone else sees only groups.'],
  ])('tells a %s (change: %s) what happens next', (kind, isChange, words) => {
    expect(mail({ kind, isChange }).text).toContain(words);
  });

  it('shows stored scripts and line breaks in names as text on one line', () => {
    const script = '<script>alert(1)</script>';
    const nasty = mail({
      companyName: script,
      inviter: `Ada\r\nBcc: x@y.zz\u2028${script}`,
      offer: presentOffer(
        { kind: 'team_member', company: { name: script }, department: null, team: { name: `${script}\n` } },
        `Ada\r\nBcc: x@y.zz\u2028${script}`,
      ),
      account: 'elsewhere',
    });
    expect(nasty.subject).not.toMatch(/[\r\n\u2028]/);
    expect(nasty.html).not.toContain('<script');
    expect(nasty.text.split('\n').some((line) => line.startsWith('Bcc:'))).toBe(false);
  });
});

describe('the email to a known address', () => {
  const used = { locale: 'en' as const, firstName: '<b>Ada</b>', companyName: 'Northlight', token: 'lnk_x' };

  it.each([
    [true, '/signIn/lnk_x', 'Sign in to join.'],
    [false, '/signUp/lnk_x', 'use a different email'],
  ])('of a colleague: %s, leads to %s', (isColleague, page, words) => {
    const { html, text, subject } = knownAddressMail({ ...used, isColleague });
    expect(subject).toBe('You already have an unboXt account');
    expect(text).toContain(page);
    expect(text).toContain(words);
    expect(html).not.toContain('<b>');
  });
});
