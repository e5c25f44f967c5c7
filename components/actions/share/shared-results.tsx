'use client';

import { Presentation as PresentationIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { writeDay } from '#/components/actions/actions.ts';
import { TalkPart } from '#/components/actions/share/talk-part.tsx';
import {
  figureNames,
  lowestFirst,
  type Share,
  sharesOf,
  useAnswerWords,
  usePages,
  useShareName,
} from '#/components/actions/share/use-share.ts';
import { VotePart } from '#/components/actions/share/vote-part.tsx';
import { AnswersBar } from '#/components/charts/share-bar.tsx';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';

const Presentation = dynamic(
  () => import('#/components/actions/share/presentation.tsx').then((file) => file.Presentation),
  { ssr: false },
);

interface SharedResultsProps {
  teamId: number;
  viewerId: number;
  share: Share;
  canManage: boolean;
  locale: string;
}

/** Shows what was shared with a team: who shared it, their note, each question's published result, then the vote. */
export function SharedResults({ teamId, viewerId, share, canManage, locale }: SharedResultsProps) {
  const t = useTranslations('actions.share');
  const describe = useShareName(locale);
  const { sharedOn, sharedBy, note, questions, figures } = share;
  const day = writeDay(sharedOn, locale);
  const [search, changeAddress] = useAddress();
  const pages = usePages(share);
  const isPresenting = search.get('present') === String(share.id) && pages.length > 0;
  return (
    <Card
      title={describe(share)}
      description={sharedBy === null ? t('sharedOn', { day }) : t('sharedBy', { name: sharedBy, day })}
      actions={
        canManage &&
        pages.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon={<PresentationIcon aria-hidden />}
            onClick={() => changeAddress({ present: String(share.id) })}
          >
            {t('present')}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-x-10 gap-y-5 @min-[1000px]:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="flex flex-col gap-5">
          {note !== null && (
            <blockquote className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-3 text-14">
              {note}
              {sharedBy !== null && <footer className="text-13 text-muted">{sharedBy}</footer>}
            </blockquote>
          )}
          {figures && (
            <ul aria-label={t('figures')} className="flex flex-wrap gap-x-8 gap-y-3">
              {figureNames.map((figure) => (
                <li key={figure} className="flex flex-col">
                  <span className="text-13 text-muted">{t(`figure.${figure}`)}</span>
                  <span className="font-medium text-20 tabular-nums">{figures[figure] ?? t('none')}</span>
                </li>
              ))}
            </ul>
          )}
          {questions && (
            <ul aria-label={t('label')} className="flex max-w-3xl flex-col divide-y divide-line">
              {lowestFirst(questions).map((question) => (
                <QuestionLine key={question.id} question={question} />
              ))}
            </ul>
          )}
        </div>
        <div className="flex flex-col gap-5 empty:hidden">
          <VotePart teamId={teamId} viewerId={viewerId} share={share} canManage={canManage} locale={locale} />
          <TalkPart share={share} />
        </div>
      </div>
      {isPresenting && (
        <Presentation
          title={describe(share)}
          pages={pages}
          onClose={() => changeAddress({ present: undefined, tab: 'steps' })}
        />
      )}
    </Card>
  );
}

type Question = NonNullable<Share['questions']>[number];

/** Shows a question with its result, and who answered how, as a bar and in words. */
function QuestionLine({ question }: { question: Question }) {
  const describeAnswers = useAnswerWords();
  const t = useTranslations('actions.share');
  const { text, locale, score, enps } = question;
  const figure = enps ?? score;
  const shares = sharesOf(question);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_12.5rem_2.5rem] items-center gap-x-4 gap-y-0.5 py-2 max-medium:grid-cols-[minmax(0,1fr)_2.5rem]">
      <span lang={locale ?? undefined} className="wrap-anywhere text-14">
        {text}
      </span>
      {shares && <AnswersBar shares={shares} className="h-2.5 max-medium:order-1 max-medium:col-span-2" />}
      {figure !== null && (
        <span className="col-start-3 text-right font-medium text-16 tabular-nums max-medium:col-start-2">{figure}</span>
      )}
      <span className="wrap-anywhere col-span-full text-13 text-muted max-medium:order-2">
        {describeAnswers(question)}
      </span>
      {question.answers?.map((answer, at) => (
        <blockquote
          // biome-ignore lint/suspicious/noArrayIndexKey: they are shared once, and two may be the same
          key={at}
          className="wrap-anywhere col-span-full mt-1 whitespace-pre-line max-medium:order-3 border-line border-l-2 pl-3 text-14"
        >
          {answer}
          {Boolean(question.reactions?.[at]) && (
            <footer className="text-12 text-muted">{t('reactions', { count: question.reactions?.[at] ?? 0 })}</footer>
          )}
        </blockquote>
      ))}
    </li>
  );
}
