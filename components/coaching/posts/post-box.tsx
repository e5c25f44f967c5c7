'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { FewAuthorsDialog } from '#/components/coaching/posts/few-authors-dialog.tsx';
import { OffensiveDialog } from '#/components/coaching/posts/offensive-dialog.tsx';
import { oneLine } from '#/components/coaching/posts/one-line.ts';
import { TrendAbove } from '#/components/coaching/posts/trend-above.tsx';
import { useCreatePost } from '#/components/coaching/posts/use-create-post.ts';
import { messageId } from '#/components/frame/links/coaching-address.ts';
import { PrivateLink } from '#/components/replies/private-link.tsx';
import { dropReplyKey, keepReplyKey, makeReplyKey } from '#/components/replies/reply-keys.ts';
import { ReplyOption } from '#/components/replies/reply-option.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { ApiError } from '#/lib/api/call.ts';
import { FEW_AUTHORS, MOST_POST_CHARACTERS } from '#/lib/domain/coaching/constants.ts';

/** The counter is shown when this many characters are left. */
const COUNTED_FROM = MOST_POST_CHARACTERS - 500;

interface PostBoxProps {
  team: number;
  viewer: CoachingViewer;
  /** How many people can write here. */
  authorsCount: number;
  /** The page for whistleblowers' reports. */
  reportingLink: string | null;
  trend: number | null;
  onDropTrend: () => void;
}

/** Shows the box for a new message; messages that couldn't be sent return to it. */
export function PostBox({ team, viewer, authorsCount, reportingLink, trend, onDropTrend }: PostBoxProps) {
  const t = useTranslations('coaching.box');
  const fixed = useTranslations('specification.coaching');
  const box = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const [text, setText] = useDraftText(team);
  const [anonymously, setAnonymously] = useState(false);
  const [wantsReply, setWantsReply] = useState(false);
  const [privateKey, setPrivateKey] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const create = useCreatePost(team, { viewer, anonymous: fixed('anonymous') });
  const line = oneLine(text);
  const length = Array.from(line).length;
  const isTooLong = length > MOST_POST_CHARACTERS;
  // Few people open a trend: marking it as seen would narrow down who wrote.
  const isAboutTrend = trend !== null && !anonymously;
  const isReady = line !== '' && !isTooLong;

  useEffect(() => {
    // Text that was typed before this script ran is only in the box.
    const typed = box.current?.value;
    if (typed) setText((before) => before || typed);
  }, [setText]);

  useEffect(() => {
    if (trend !== null || location.hash === `#${messageId}`) box.current?.focus();
  }, [trend]);

  async function send() {
    setAsks(false);
    setText('');
    setPrivateKey(null);
    const key = anonymously && wantsReply ? await makeReplyKey() : null;
    // Stored before it's sent: if the answer is lost, the message may still have arrived.
    if (key) keepReplyKey(key.token);
    const draft = { text: line, anonymously, isMotivation: isAboutTrend, submissionId: newUuid() };
    create.mutate(key ? { ...draft, replyHash: key.hash } : draft, {
      onSuccess: () => {
        setAnonymously(false);
        setWantsReply(false);
        setPrivateKey(key?.token ?? null);
        if (trend !== null) onDropTrend();
      },
      onError: (error) => {
        if (key && error instanceof ApiError && error.status > 0) dropReplyKey(key.token);
        // Text that was typed in the meantime stays after it.
        setText((typed) => [line, typed].filter(Boolean).join(' '));
        // A dialog returns the focus to where it was before.
        box.current?.focus();
        if (error instanceof ApiError && error.code === 'offensive') setRefused(error);
      },
    });
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady || create.isPending) return;
    if (anonymously && authorsCount < FEW_AUTHORS) setAsks(true);
    else void send();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
  };
  const isOffensive = create.error instanceof ApiError && create.error.code === 'offensive';

  return (
    <Card as="div" tour="post-box">
      <form method="post" onSubmit={submit} className="flex flex-col gap-3">
        {isAboutTrend && <TrendAbove team={team} trend={trend} onDrop={onDropTrend} />}
        <TextArea
          ref={box}
          id={messageId}
          aria-label={t('label')}
          aria-describedby={helpId}
          aria-invalid={isTooLong || undefined}
          placeholder={fixed('placeholder')}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {create.error && !isOffensive && (
          <Alert state="bad" announce="now" title={t('failed')}>
            {create.error.message}
          </Alert>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
            <Checkbox
              label={fixed('anonymously')}
              help={t('anonymouslyHelp')}
              checked={anonymously}
              onChange={(event) => setAnonymously(event.target.checked)}
            />
            {anonymously && (
              <ReplyOption isChosen={wantsReply} onChange={setWantsReply} reportingLink={reportingLink} />
            )}
          </div>
          <div className="ml-auto flex items-center gap-3 max-medium:w-full max-medium:flex-col max-medium:items-stretch">
            <span id={helpId} className={isTooLong ? 'text-13 text-bad' : 'text-13 text-muted tabular-nums'}>
              {isTooLong
                ? t('tooLong', { count: length - MOST_POST_CHARACTERS })
                : length >= COUNTED_FROM && t('count', { count: length, most: MOST_POST_CHARACTERS })}
            </span>
            <Button type="submit" full disabled={!isReady && !create.isPending} loading={create.isPending}>
              {t('post')}
            </Button>
          </div>
        </div>
        <output className="sr-only">{create.isSuccess && t('posted')}</output>
        {privateKey && <PrivateLink token={privateKey} />}
      </form>
      {asks && <FewAuthorsDialog count={authorsCount} onConfirm={() => void send()} onClose={() => setAsks(false)} />}
      {refused && <OffensiveDialog warning={refused.message} onClose={() => setRefused(null)} />}
    </Card>
  );
}

/** Drafts by team. Only in memory: they may be meant to have no author. */
const begun = new Map<number, string>();

/** Returns the text of the box, which is kept while someone looks at another part of the page. */
function useDraftText(team: number) {
  const [text, setText] = useState(() => begun.get(team) ?? '');
  useEffect(() => {
    begun.set(team, text);
  }, [team, text]);
  return [text, setText] as const;
}
