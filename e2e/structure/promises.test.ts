import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { FEW_AUTHORS } from '#/lib/domain/coaching/constants.ts';
import { GRACE_DAYS } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { presentEntries } from '#/lib/domain/faq/faq.present.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { administratorLinkLifeDays } from '#/lib/domain/places/constants.ts';
import { nudgeLimits } from '#/lib/domain/pulses/constants.ts';
import { retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { recentSignInMs } from '#/lib/domain/sessions/constants.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { wordsFor } from '#/lib/words/translator.ts';
import { loadContracts } from '#/server/feature-files.ts';

/** The promises that people read, next to the values they depend on, so that one can't change without the other. */
const monthsKept = { checkInMonths: 24, noteMonths: 12, pulseTextMonths: 36, postMonths: 6, suspendedMonths: 3 };
const endless = { checkInMonths: 0, noteMonths: 0, pulseTextMonths: 0, postMonths: 0, suspendedMonths: 0 };
const answersOf = (months: typeof endless) =>
  new Map(
    presentEntries({ locale: 'en', role: 'Administrator' }, { minimum: 7, ...months }).flatMap(({ entries }) =>
      entries.map(({ id, answer }) => [id, answer] as const),
    ),
  );
const answers = answersOf(monthsKept);
const product = sourceFiles('app', 'components', 'lib', 'server').filter(({ isTest }) => !isTest);
const contracts = await loadContracts();

describe('periods and numbers in the help’s answers match the code', () => {
  it.each([
    [106, `${invitationLifeDays} days`],
    [106, `${administratorLinkLifeDays} days`],
    [203, '7 people'],
    [402, `from ${K_ANON_MIN} to ${K_ANON_MAX}`],
    [406, `fewer than ${FEW_AUTHORS} people`],
    [
      407,
      'check-ins 24 months, notes in check-ins 12 months, written answers to pulses 36 months, chat messages 6 months',
    ],
    [407, `leaves the database after ${retentionSchedule.pulses.days} days`],
    [408, `within the last ${recentSignInMs / 60_000} minutes`],
    [506, `at most ${nudgeLimits.perRound} times per round`],
    [506, `No one gets two within ${nudgeLimits.hours} hours.`],
    [905, `For ${GRACE_DAYS} days nothing is deleted`],
  ])('%i: %s', (id, words) => {
    expect(answers.get(id)).toContain(words);
  });
});

describe('what the help only says in words is true:', () => {
  it('an end is promised only where a company has one, and only its own choice can be endless', () => {
    const answer = answersOf(endless).get(407);
    expect(answer).toContain('check-ins without an end, notes in check-ins without an end');
    expect(answers.get(708)).toContain('Anyone who stays suspended for 3 months is erased.');
    expect(answersOf(endless).get(708)).not.toContain('erased');
    const byName = ['check_ins', 'check_in_answers', 'leader_ratings', 'person_months', 'pulse_answers', 'posts'];
    expect(Object.keys(retentionSchedule).filter((table) => byName.includes(table))).toEqual([]);
  });

  it('only a team’s own leaders see who answered what', () => {
    const readers = roleNames.flatMap((role) =>
      [true, false].filter((leads) => canReadAnswersByName({ role }, { leads })).map((leads) => [role, leads]),
    );
    expect(readers).toEqual([['Team Leader', true]]);
    expect(wordsFor('en', 'accounts.promises')('anonymous')).toBe('Above your team: groups only.');
  });

  it('no one else sees the date of birth: one call returns it, to the person', () => {
    expect(wordsFor('en', 'birthdays.card')('dateHelp')).toContain('No one sees the date');
    const answering = product.filter(
      ({ path, text }) => /contract|schema|present/.test(path) && /birthDate:/.test(text),
    );
    expect(answering.map(({ path }) => path).sort()).toEqual([
      'lib/domain/onboarding/onboarding.contract.ts',
      'lib/domain/onboarding/onboarding.present.ts',
      'lib/domain/onboarding/onboarding.schema.ts',
    ]);
  });

  it('feedback is shown to no one in the account: no call returns it', () => {
    expect(wordsFor('en', 'feedback.form')('about')).toContain('doesn’t appear in your company’s account');
    const reading = contracts.filter(({ path, method }) => path.startsWith('/api/feedback') && method === 'GET');
    expect(reading.map(({ name }) => name)).toEqual(['listFeedbackTypes']);
  });

  it('the assessment is used in no result or report', () => {
    expect(wordsFor('en', 'assessment.picture')('careful')).toContain(
      'isn’t part of any result of your team or company, or of any report',
    );
    const own = /^lib\/domain\/(assessment|faq|tour|reference|legal)\//;
    // Allowed uses: the person's own profile and the end of onboarding say whether the assessment was taken, erasing a
    // person deletes it, and the copy of one's own data contains it. The works council's paper lists its statements.
    const readers = product.filter(
      (file) =>
        file.path.startsWith('lib/domain/') &&
        !own.test(file.path) &&
        importsOf(file).some(({ target }) => target.startsWith('lib/domain/assessment/')),
    );
    expect(readers.map(({ path }) => path)).toEqual([
      'lib/domain/privacy/erase-person.ts',
      'lib/domain/onboarding/steps/finish-onboarding.ts',
      'lib/domain/papers/questions/questions.present.ts',
      'lib/domain/profile/motivators/motivators.service.ts',
      'lib/domain/profile/own-data/download-own-data.ts',
    ]);
  });

  it('the card of the minimum group size and the deletion dialog say what is done', () => {
    const textOf = (path: string) => product.find((file) => file.path === path)?.text ?? '';
    expect(catalogues.en.privacy.card.description).toContain(
      'Only a team’s own leaders see who answered what, and only in its check-ins.',
    );
    expect(textOf('components/profile/remove-account-card.tsx')).toContain("'checkIns'");
    expect(catalogues.en.profile.removal.losses.checkIns).toContain(
      'Your check-ins stay with the team as “Former Member”',
    );
    const erasure = textOf('lib/domain/privacy/erase-person.ts');
    for (const act of ['elaborate = NULL', 'eraseFeedback', 'erasePersonality', 'eraseAuthor', "lastName: 'Member'"])
      expect(erasure).toContain(act);
  });

  it('nothing is promised about the product’s operators that code can’t ensure', () => {
    const promises = JSON.stringify([catalogues.en.faq, catalogues.en['faq-answers'], catalogues.en.tour]);
    expect(promises).not.toMatch(
      /not even we|(not|neither can|nor) (us|we)\b|sells? no data|handed to nobody|could not find out who/i,
    );
  });
});

describe('forms that ask for answers', () => {
  it('say in pulses that texts are shown word for word, and the minimum group size', () => {
    const t = wordsFor('en', 'pulses.respond').markup('anonymous', {
      company: 'Acme',
      smallest: 4,
      strong: (text) => text,
    });
    expect(t).toContain('groups of 4 or more');
    expect(t).toContain('word for word, without names');
  });

  it('call monthly questions nameless, not anonymous: they wait with their person', () => {
    expect(catalogues.en['check-ins'].questionnaire.anonymous).not.toMatch(/anonymous/i);
  });

  it('promise no result to people who answer a pulse: members only read what is shared', () => {
    expect(catalogues.en.pulses.respond.sent).not.toMatch(/result/i);
  });

  it('say before signing that readers then know whose text it is', () => {
    expect(catalogues.en.replies.author.sign.text).toContain('will know that the text is yours');
    expect(catalogues.en.replies.key.option).not.toMatch(/anonymous/i);
  });

  it('show help where a text speaks of danger, and say truly what follows', () => {
    expect(catalogues.en['check-ins'].questionnaire.help.text).toContain('leaders can read this note with your name');
    expect(catalogues.en.pulses.concerns.help.text).toContain('so no one at {company} will know to check on you');
  });
});
