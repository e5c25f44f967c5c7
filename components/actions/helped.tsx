'use client';

import { useTranslations } from 'next-intl';
import { type Action, writeDay } from '#/components/actions/actions.ts';

interface HelpedProps {
  action: Action;
  locale: string;
}

/** Says that the team is asked, and later what it said; nothing for a step that the team wasn't asked about. */
export function HelpedNote({ action, locale }: HelpedProps) {
  const t = useTranslations('actions.helped');
  const { helped } = action;
  if (!helped) return null;
  if (!helped.isOpen) return <HelpedResult action={action} />;
  return <p className="text-13 text-muted">{t('asking', { day: writeDay(helped.closesOn, locale) })}</p>;
}

type Results = Pick<Action, 'said' | 'measured' | 'promisedOn' | 'doneOn'>;

/** Shows what was published of a step's cause before it began and since, without a claim about why it changed. */
export function SinceThen({ action, locale }: { action: Results; locale: string }) {
  const t = useTranslations('actions.measured');
  const { said, measured, promisedOn, doneOn } = action;
  if (!measured || said === null) return null;
  const { kind, before, since, isClear } = measured;
  const words = { said, before, since: since ?? '', day: writeDay(promisedOn, locale) };
  const unclear = before === since ? t('same', words) : t('unclear', words);
  const change = isClear ? t('clear', words) : unclear;
  const score = since === null ? t('unasked', { said, day: writeDay(doneOn ?? promisedOn, locale) }) : change;
  const times = since === null ? t('few', words) : t('times', words);
  return (
    <p className="text-13 text-muted">
      {kind === 'score' ? score : times} {since !== null && since !== before && t('noCause')}
    </p>
  );
}

/** Shows what the team said, once voting has closed. */
export function HelpedResult({ action }: { action: Action }) {
  const t = useTranslations('actions.helped');
  const counts = action.helped?.counts;
  return <p className="text-13 text-muted">{counts ? t('said', counts) : t('tooFew')}</p>;
}
