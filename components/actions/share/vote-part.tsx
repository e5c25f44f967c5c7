'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { writeDay } from '#/components/actions/actions.ts';
import { focusIfNamed, type Share } from '#/components/actions/share/use-share.ts';
import { useForgottenVote, useVote } from '#/components/actions/share/use-vote.ts';
import { SendingNote } from '#/components/frame/sending/sending-note.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { shareParts, VOTE_TOPICS_MAX } from '#/lib/domain/actions/constants.ts';

interface VotePartProps {
  teamId: number;
  viewerId: number;
  share: Share;
  canManage: boolean;
  locale: string;
}

/** Asks people who may still vote what to work on, and shows everyone the team's choice once the vote is over. */
export function VotePart({ teamId, viewerId, share, canManage, locale }: VotePartProps) {
  const t = useTranslations('actions.vote');
  const { vote, topics } = share;
  useForgottenVote(share, viewerId);
  if (topics.length === 0) return null;
  const names = topics.map(({ name }) => name);
  if (vote?.canVote) {
    const closesOn = writeDay(vote.closesOn, locale);
    return (
      <>
        {canManage && <p className="text-14 text-muted">{t('asking', { day: closesOn })}</p>}
        <VoteForm teamId={teamId} viewerId={viewerId} share={share} canManage={canManage} closesOn={closesOn} />
      </>
    );
  }
  if (vote?.isOpen) {
    const day = writeDay(vote.closesOn, locale);
    return <p className="text-14 text-muted">{t('asking', { day })}</p>;
  }
  const [first, second] = names;
  const outcome = () => {
    if (!vote) return t(canManage ? 'notAskedLeader' : 'notAsked');
    if (!vote.isOrdered) return t(canManage ? 'tooFewLeader' : 'tooFew', { least: vote.least });
    return t('chose', { first: first ?? '', second: second ?? '', count: names.length });
  };
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="font-medium">{outcome()}</p>
      {!vote?.isOrdered && <p className="text-muted">{t('topics', { names: names.join(', ') })}</p>}
    </div>
  );
}

type VoteFormProps = Omit<VotePartProps, 'locale'> & { closesOn: string };

function VoteForm({ teamId, viewerId, share, canManage, closesOn }: VoteFormProps) {
  const t = useTranslations('actions.vote');
  const { choice, setChoice, sending, send } = useVote(teamId, share, viewerId);
  const isUnderWay = sending.state !== 'idle' && sending.state !== 'refused';
  const [isTried, setTried] = useState(false);
  const toggle = (topic: string, isChosen: boolean) =>
    setChoice((before) => (isChosen ? [...before, topic] : before.filter((one) => one !== topic)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (choice.length > 0) send(choice);
  };
  return (
    <form
      ref={focusIfNamed}
      id={shareParts.vote}
      tabIndex={-1}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex max-w-xl scroll-mt-24 flex-col items-start gap-3 outline-none print:hidden"
    >
      <GroupField
        label={t(canManage ? 'askLeader' : 'ask', { most: VOTE_TOPICS_MAX })}
        help={t('how', { day: closesOn })}
        error={isTried && choice.length === 0 ? t('none') : undefined}
        className="w-full"
      >
        <ul className="flex flex-col divide-y divide-line overflow-clip rounded-card border border-line">
          {share.topics.map(({ topic, name }) => (
            <CheckOption
              key={topic}
              look="row"
              title={name}
              isChosen={choice.includes(topic)}
              isDisabled={isUnderWay || (!choice.includes(topic) && choice.length >= VOTE_TOPICS_MAX)}
              onChange={(isChosen) => toggle(topic, isChosen)}
            />
          ))}
        </ul>
      </GroupField>
      <SendingNote sending={sending} />
      {/* A leader's page has another button that comes first. */}
      <Button type="submit" variant={choice.length > 0 ? 'primary' : 'secondary'} loading={isUnderWay}>
        {t('send')}
      </Button>
    </form>
  );
}
