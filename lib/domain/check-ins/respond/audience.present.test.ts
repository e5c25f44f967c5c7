import { describe, expect, it, test } from 'vitest';
import { describeAudience } from '#/lib/domain/check-ins/respond/audience.present.ts';

const own = { asksOwn: true, smallestGroup: 5 };

describe('the people who see the answers', () => {
  it.each<[readonly string[] | null, string, others?: string]>([
    [['Ada Berg', 'Noor Ali'], '\u2068Ada Berg\u2069 and \u2068Noor Ali\u2069 see your answers with your name.'],
    [['Ada Berg'], '\u2068Ada Berg\u2069 sees your answers with your name.'],
    [[], 'Right now, no one else in your company can read your answers with your name.', 'Results show'],
    [null, 'The leaders of each team see your answers to its check-in with your name.'],
  ])('%j are named', (readers, sentence, others = 'Everyone else in your company sees') => {
    const rest =
      'only groups of 5 or more. Monthly questions never show your name. Pulses don’t either, unless you add it.';
    expect(describeAudience({ ...own, readers }, 'en')).toBe(`${sentence} ${others} ${rest}`);
  });

  it('are named with right-to-left names isolated', () => {
    expect(describeAudience({ ...own, readers: ['נועה לוי'] }, 'en')).toContain('\u2068נועה לוי\u2069 sees');
  });

  it.each([3, 5, 10])('are named with the minimum group size of the company, %i', (smallestGroup) => {
    const wording = describeAudience({ asksOwn: true, smallestGroup, readers: [] }, 'en');
    expect(wording).toContain(`only groups of ${smallestGroup} or more.`);
  });
});

test('a leader’s ratings are said to be seen only by the team’s leaders', () => {
  expect(describeAudience({ asksOwn: false, smallestGroup: 5, readers: ['Ada Berg'] }, 'en')).toBe(
    'Only the team’s leaders see your ratings, next to each member’s own answer.',
  );
});
