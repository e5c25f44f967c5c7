import { minimumOf } from '#/lib/domain/papers/content/groups.present.ts';
import { describeKind, keptOf } from '#/lib/domain/papers/content/kept.present.ts';
import { list, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { readersDrawing } from '#/lib/domain/papers/content/readers.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { retentionKinds } from '#/lib/domain/retention/constants.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the notice for the people of a company: two pages in plain words. */
export function noticeSections(facts: PaperFacts): PaperSection[] {
  const { locale, email, backupDays, operator } = facts;
  const t = wordsFor(locale, 'papers.notice');
  const periodWords = wordsFor(locale, 'papers.kept');
  const names = wordsFor(locale, 'privacy.kept');
  const missing = wordsFor(locale, 'papers.sheet')('missing');
  const minimum = minimumOf(facts.company);
  const company = facts.company?.name ?? wordsFor(locale, 'papers.questions')('company');
  const times = retentionKinds.map((kind) => ({
    lead: `${names(`${kind}.name`)}:`,
    text: describeKind(locale, keptOf(facts.company), kind),
  }));
  return [
    { id: 'asks', title: t('asksTitle'), parts: [text(t('asks'))] },
    {
      id: 'reads',
      title: t('readsTitle'),
      parts: [
        text(t('reads', { company, minimum })),
        readersDrawing(locale, minimum),
        list(t('pulses'), t('ratings'), t('own'), t('newLeader')),
      ],
    },
    { id: 'never', title: t('neverTitle'), parts: [text(t('never'))] },
    {
      id: 'kept',
      title: t('keptTitle'),
      parts: [list(...times), text(`${periodWords('results')} ${periodWords('backups', { days: backupDays })}`)],
    },
    { id: 'you', title: t('youTitle'), parts: [list(t('skip'), t('download'), t('erase'), t('ask', { company }))] },
    {
      id: 'who',
      title: t('whoTitle'),
      parts: [text(t('who', { company, email, operator: operator.name ?? missing }))],
    },
  ];
}
