import { useTranslations } from 'next-intl';
import { type Share, talkTopics } from '#/components/actions/share/use-share.ts';

/**
 * Shows questions for talking about each topic, only the first one's open; nothing for members, and during the vote.
 */
export function TalkPart({ share }: { share: Share }) {
  const t = useTranslations('actions.talk');
  const topics = talkTopics(share);
  if (topics.length === 0) return null;
  return (
    <section className="flex max-w-3xl flex-col gap-2">
      <h3 className="font-medium text-14">{t('title')}</h3>
      <p className="text-13 text-muted">{t('hint')}</p>
      {topics.map(({ topic, name, questions }, at) => (
        <details key={topic} open={at === 0} className="rounded-control bg-sunken px-3 py-1.5 text-14">
          <summary className="wrap-anywhere cursor-pointer py-1 font-medium">{name}</summary>
          <ul aria-label={t('label', { topic: name })} className="flex list-disc flex-col gap-1 pb-2 pl-5">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
