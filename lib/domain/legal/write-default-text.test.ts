import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';
import { readBlocks } from '#/lib/domain/legal/read-legal-page.ts';
import { listKeptDays, writeDefaultText } from '#/lib/domain/legal/write-default-text.ts';
import { K_ANON, K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { retentionKinds, retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { legalPages } from '#/lib/platform/legal/legal-settings.ts';
import { catalogues } from '#/lib/words/catalogues.ts';

const here = {
  locale: 'en' as const,
  host: 'boxt.example',
  email: 'ask@boxt.example',
  hasStripe: false,
  providers: [],
};
const keptDays = listKeptDays();
const notice = writeDefaultText('privacy', here);

it.each(legalPages)('the text of %s is written in words and says who to ask', (page) => {
  const text = writeDefaultText(page, here);
  expect(text).not.toMatch(/[{}]|legal\.|undefined/);
  expect(text).toContain('ask@boxt.example');
  expect(readBlocks(text)[0]).toMatchObject({ kind: 'heading', level: 2 });
});

describe('the privacy notice', () => {
  it('has a line for every table that is deleted from, with the days of the schedule', () => {
    const { built_files: _ofNobody, ...personal } = retentionSchedule;
    for (const [table, { days }] of Object.entries(personal))
      expect([table, keptDays[table as keyof typeof keptDays]]).toEqual([table, days]);
    const [periods] = notice.split(`## ${catalogues.en.legal.privacy.browser.title}`);
    const lines = (periods ?? '').split('\n').filter((line) => /^- .*: (no longer|\d+ (day|year))/.test(line));
    expect(lines).toHaveLength(Object.keys(keptDays).length);
    expect(Object.keys(catalogues.en.legal.privacy.periods.tables).sort()).toEqual(Object.keys(keptDays).sort());
    expect(lines[0]).toBe(
      '- Steps of a team: 2 years after they ended, or after the day to look back on them if no one did',
    );
  });

  it('says what a company can choose, and when that starts if it had no choice before', () => {
    const lines = notice.split('\n').filter((line) => line.includes('Possible:'));
    expect(lines).toHaveLength(retentionKinds.length);
    expect(lines[0]).toBe('- Check-ins and ratings: 24 months. Possible: 6 to 36');
    expect(notice).toContain('we begin to delete 60 days after we told its administrators');
  });

  it('names the usual minimum group size, and those that a company can choose', () => {
    expect(notice).toContain(`at least ${K_ANON} people, unless`);
    expect(notice).toContain(`(${K_ANON_MIN} to ${K_ANON_MAX})`);
  });

  it('names other recipients of data only if a setting sends it there', () => {
    expect(notice).not.toMatch(/Stripe|sign in with/);
    expect(notice).toContain('connects Slack or Microsoft Teams');
    expect(notice).toContain('own programs can read and change people');
    const more = writeDefaultText('privacy', { ...here, hasStripe: true, providers: ['Google', 'Acme'] });
    expect(more).toContain('Stripe handles payments');
    expect(more).toContain('sign in with Google or Acme');
  });

  it('mentions every cookie: a new one needs a look at the notice', () => {
    const cookieNames = sourceFiles('lib', 'server').flatMap(({ text, isTest }) =>
      isTest ? [] : [...text.matchAll(/hostCookieName\(['`]([^'`$]+)[^'`]*['`]\)/g)].map(([, name]) => name),
    );
    expect(new Set(cookieNames)).toEqual(
      new Set(['next-auth.session-token', 'unboxt.', 'unboxt.connect', 'unboxt.device']),
    );
    const writers = sourceFiles('app', 'components').filter(({ text }) => /document\.cookie = /.test(text));
    expect(writers.map(({ path }) => path).sort()).toEqual([
      'components/frame/session/put-away.ts',
      'components/frame/session/session-storage.ts',
      'components/palette/single-keys.ts',
      'components/reference/language-provider.tsx',
      'components/ui/theme.ts',
    ]);
  });
});

it('the terms name a price only if people can pay', () => {
  expect(writeDefaultText('terms', here)).toContain('Nothing is charged here');
  expect(writeDefaultText('terms', { ...here, hasStripe: true })).toContain('up to 50 people use unboXt for free');
});
