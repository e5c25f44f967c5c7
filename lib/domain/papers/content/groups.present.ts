import { CAREFUL_ANSWERS, K_ANON, K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { writeDay } from '#/lib/domain/papers/content/kept.present.ts';
import { list, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import type { CompanyFacts, PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { REPEAT_DAYS } from '#/lib/domain/pulses/constants.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns how many people a result needs; without a company, the default. */
export const minimumOf = (company: CompanyFacts | null): number => company?.minimumGroupSize ?? K_ANON;

/** Who sees exactly how many people answered. */
const exact = ['pulse', 'checkIn', 'step', 'first'] as const;

/** Returns the company's minimum group size, how results wait for it, and what it can't hide. */
export function groupsSection({ locale, company }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.groups');
  const minimum = minimumOf(company);
  return {
    id: 'groups',
    title: t('title'),
    parts: [
      text(company ? describeSetting(company, locale) : t('usual', { minimum })),
      text(t('limits', { low: K_ANON_MIN, high: K_ANON_MAX })),
      text(t('batches', { minimum })),
      list(
        ...(company ? [t('night', { zone: company.timeZone })] : []),
        t('small'),
        t('knowing'),
        t('pulses', { repeatDays: REPEAT_DAYS }),
      ),
      text(t('ranges')),
      list(...exact.map((who) => t(`exact.${who}`))),
      { kind: 'subtitle', text: t('cannotTitle') },
      list(t('same'), t('style'), t('operator'), t('waiting')),
    ],
  };
}

function describeSetting(
  { name, minimumGroupSize, isMoreCareful, changedOn }: CompanyFacts,
  locale: PaperFacts['locale'],
) {
  const t = wordsFor(locale, 'papers.groups');
  const answers = isMoreCareful ? minimumGroupSize * CAREFUL_ANSWERS : 0;
  const setting = t('setting', { company: name, minimum: minimumGroupSize, answers });
  const since = changedOn ? t('changed', { day: writeDay(changedOn, locale) }) : t('unchanged');
  return `${setting} ${since}`;
}
