import { describe, expect, it } from 'vitest';
import { checkInMail, checkInReminderMail, checkInsReminderMail } from '#/lib/domain/check-ins/mails/check-in.email.ts';
import { emotionsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';

const origin = 'http://localhost:3000';
const content = {
  locale: 'en',
  firstName: '<b>Ada</b>',
  teamName: '"Engines" & Sons',
  span: { name: 'today' },
  asksOwn: true,
  audience: 'Your team leader sees your check-ins by name.',
  closesAt: 'Friday 27 November 2026 at 12:00',
  token: 'srv_1.x',
  unsubscribeToken: 'uns_2.y',
} as const;
const ratings = { asksOwn: false, audience: 'Only the team’s leaders see your ratings.' };
const legal = ['privacy', 'terms', 'imprint'].map((page) => `${origin}/${page}`);

const mails = {
  'a check-in': checkInMail(content),
  'a leader’s ratings': checkInMail({ ...content, ...ratings }),
  'a reminder': checkInReminderMail(content),
  'a reminder of ratings': checkInReminderMail({ ...content, ...ratings }),
};

describe.each(Object.entries(mails))('the email of %s', (_title, mail) => {
  it('has names as text and links of this product only', () => {
    expect(mail.html).not.toContain('<b>Ada');
    const links = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
    const faces = links.filter((link) => link?.includes('#a='));
    expect(new Set(links)).toEqual(
      new Set([`${origin}/questionnaire/srv_1.x`, ...faces, `${origin}/unsubscribe/uns_2.y`, ...legal]),
    );
    for (const face of faces) expect(face).toMatch(`${origin}/questionnaire/srv_1.x#a=`);
  });

  it('is complete as plain text', () => {
    expect(mail.text.match(/http\S+/g)).toEqual([
      `${origin}/questionnaire/srv_1.x`,
      `${origin}/unsubscribe/uns_2.y`,
      ...legal,
    ]);
    expect(mail.text).toContain('Open until Friday 27 November 2026 at 12:00.');
  });

  it('names the same way to unsubscribe in the header and the last line', () => {
    expect(mail.unsubscribeUrl).toBe(`${origin}/unsubscribe/uns_2.y`);
  });
});

it('a check-in’s email has answers to the first question, above the button; a leader’s ratings have none', () => {
  const faces = (html: string) => [...html.matchAll(/#a=(\d+)"[^>]*>(\w+)</g)].map(([, id, label]) => `${id} ${label}`);
  const { html } = mails['a check-in'];
  expect(faces(html)).toEqual(emotionsIn('en').map(({ id, label }) => `${id} ${label}`));
  expect(html.indexOf('How did you feel at work today?')).toBeGreaterThan(0);
  expect(html.indexOf('How did you feel at work today?')).toBeLessThan(html.indexOf('Answer the check-in'));
  expect(faces(mails['a leader’s ratings'].html)).toEqual([]);
});

it('each kind says in one line what it’s about', () => {
  expect(Object.values(mails).map(({ subject }) => subject)).toEqual([
    'How is work today? Your "Engines" & Sons check-in',
    'How much did "Engines" & Sons get done today?',
    'Still open: your "Engines" & Sons check-in',
    'Still open: your view of "Engines" & Sons',
  ]);
});

it('a check-in that was caught up on after midnight is about the previous day', () => {
  expect(checkInMail({ ...content, span: { name: 'weekday', day: '2026-11-20' } }).subject).toBe(
    'How was work on Friday? Your "Engines" & Sons check-in',
  );
});

describe('the reminder of several check-ins', () => {
  const others = ['Gemini', 'Mercury', 'Apollo'].map((teamName, at) => ({
    ...content,
    teamName,
    ...(teamName === 'Mercury' ? ratings : {}),
    token: `srv_${at + 2}.x`,
  }));
  const [gemini = content, mercury = content, apollo = content] = others;
  const mail = checkInsReminderMail([content, gemini, mercury]);
  const address = (at: number) => `${origin}/questionnaire/srv_${at}.x`;

  it('names every team and links to each, with the one that closes first as its button', () => {
    expect(mail.subject).toBe('Still open: your check-ins for "Engines" & Sons, Gemini and Mercury');
    const addresses = [address(1), address(1), address(2), address(3), `${origin}/unsubscribe/uns_2.y`, ...legal];
    expect(mail.text.match(/http\S+/g)).toEqual(addresses);
    expect(mail.text).toContain(`Gemini, open until Friday 27 November 2026 at 12:00\n${address(2)}\n`);
    expect(mail.text).toContain(`Your view of Mercury, open until Friday 27 November 2026 at 12:00\n${address(3)}\n`);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(new Set(links)).toEqual(new Set(addresses));
    expect(mail.html).not.toContain('<b>Ada');
    expect(mail.unsubscribeUrl).toBe(`${origin}/unsubscribe/uns_2.y`);
  });

  it('says once who sees what, and in the subject how many teams there are if many', () => {
    expect(mail.text.match(/sees your check-ins by name/g)).toHaveLength(1);
    expect(mail.text.match(/Only the team’s leaders see your ratings/g)).toHaveLength(1);
    const many = checkInsReminderMail([content, gemini, mercury, apollo]);
    expect(many.subject).toBe('Still open: your check-ins for 4 teams');
    expect(many.text).toContain('Your check-ins for "Engines" & Sons, Gemini, Mercury and Apollo are still waiting');
  });
});
