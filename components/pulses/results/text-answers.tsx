import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Acknowledgements } from '#/components/coaching/posts/acknowledgements.tsx';
import type { QuestionResult } from '#/components/pulses/results/result-facts.ts';
import type { RepliesQuery } from '#/components/replies/leader-replies-key.ts';
import { TextThread } from '#/components/replies/leader-thread.tsx';
import { useLeaderReplies, useTextReaction } from '#/components/replies/use-leader-replies.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

interface TextAnswersProps {
  question: QuestionResult;
  /** The round and team that they are from. */
  query: RepliesQuery;
  locale: string;
}

/** This many answers are shown at first, and this many more with every “Show more”. */
const FIRST = 10;
const STEP = 40;
/** This much of a text names it in the reaction menu. */
const LABEL_LENGTH = 60;

/**
 * Shows the answers to an open question, each as a quote with its readers' reactions, and with the conversation if its
 * author wants replies.
 */
export function TextAnswers({ question: { text, locale: lang, texts, persons }, query, locale }: TextAnswersProps) {
  const t = useTranslations('pulses.results');
  const replies = useTranslations('replies.leader');
  const tables = useTranslations('ui.tables');
  const [shownCount, setShownCount] = useState(FIRST);
  const { data, error } = useLeaderReplies(query);
  return (
    <Card as="section">
      <h3 lang={lang ?? undefined} className="wrap-anywhere text-16">
        {text}
      </h3>
      {persons && <p className="text-13 text-muted">{t('persons', { persons })}</p>}
      {error && !data && (
        <Alert state="bad" announce="politely" title={replies('failed')} className="mt-3">
          {error.message}
        </Alert>
      )}
      {texts?.length === 0 && <p className="mt-2 text-muted">{t('noTexts')}</p>}
      <ul className="mt-4 grid items-start gap-x-10 gap-y-4 @min-[700px]:grid-cols-2 empty:hidden">
        {texts?.slice(0, shownCount).map((one) => {
          const thread = data?.threads.find(({ id }) => id === one.id);
          return (
            <li
              key={one.id}
              className="grid min-w-0 grid-cols-[0_minmax(0,1fr)_auto] border-accent border-l-2 items-start py-0.5 pl-3"
            >
              <blockquote className="wrap-anywhere col-start-2 row-start-1 whitespace-pre-line">{one.text}</blockquote>
              {data && (
                <Reactions
                  text={one}
                  reactions={data.reactions.find(({ id }) => id === one.id) ?? none}
                  query={query}
                  locale={locale}
                />
              )}
              {thread && (
                <div className="col-[2/-1] min-w-0">
                  <TextThread query={query} thread={thread} locale={locale} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {texts && texts.length > shownCount && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4 self-start"
          onClick={() => setShownCount(shownCount + STEP)}
        >
          {tables('showMore')}
        </Button>
      )}
    </Card>
  );
}

type TextReactions = NonNullable<ReturnType<typeof useLeaderReplies>['data']>['reactions'][number];
const none: Pick<TextReactions, 'acknowledgements' | 'acknowledged'> = { acknowledgements: [], acknowledged: null };

interface ReactionsProps extends Pick<TextAnswersProps, 'query' | 'locale'> {
  text: { id: string; text: string };
  reactions: typeof none;
}

function Reactions({ text: { id, text }, reactions, query, locale }: ReactionsProps) {
  const t = useTranslations('replies.leader.reactions');
  const { mutate, error } = useTextReaction(query, id);
  const start = text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH)}…` : text;
  return (
    <>
      <Acknowledgements
        {...reactions}
        isInRow
        isShort
        labels={{ list: t('label'), set: t('set', { text: start }), change: t('change', { text: start }) }}
        locale={locale}
        onAcknowledge={mutate}
      />
      {error && (
        <Alert state="bad" announce="now" title={t('failed')} className="col-[2/-1]">
          {error.message}
        </Alert>
      )}
    </>
  );
}
