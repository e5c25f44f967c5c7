'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { HideDialog } from '#/components/coaching/posts/hide-dialog.tsx';
import {
  mapPosts,
  type Post,
  type PostPages,
  postPagesKey,
  withoutPost,
  withRead,
} from '#/components/coaching/posts/post-pages.ts';
import { PostRow } from '#/components/coaching/posts/post-row.tsx';
import { refreshPosts } from '#/components/coaching/refresh-posts.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import {
  acknowledgeCoachPostContract,
  hideCoachPostContract,
  readCoachPostContract,
  removeCoachPostContract,
} from '#/lib/domain/coaching/posts/posts.contract.ts';

interface PostListProps {
  team: number;
  newPosts: readonly Post[];
  oldPosts: readonly Post[];
  locale: string;
  /** Returns the conversation below a message; null if there is none. */
  threadOf: (post: string) => ReactNode;
}

const cardStyle = 'flex flex-col divide-y divide-line rounded-card border border-line bg-surface';

type Question = { about: Post; what: 'remove' | 'hide' } | null;

/** Shows new messages, the line below that counts them, and old messages. */
export function PostList({ team, newPosts, oldPosts, locale, threadOf }: PostListProps) {
  const t = useTranslations('coaching.posts');
  const removeWords = useTranslations('coaching.remove');
  const { read, remove, hide, acknowledge } = usePostChanges(team);
  const [question, setQuestion] = useState<Question>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  // A message that was read moves down; keyboard users stay among the new ones.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-post="${focusNext.current}"]`)?.focus({ preventScroll: true });
    focusNext.current = null;
  });

  const readPost = ({ id }: Post) => {
    const at = newPosts.findIndex((post) => post.id === id);
    focusNext.current = (newPosts[at + 1] ?? newPosts[at - 1])?.id ?? id;
    read.mutate(id);
  };
  const close = () => {
    setQuestion(null);
    remove.reset();
    hide.reset();
  };
  const rows = (posts: readonly Post[]) =>
    posts.map((post) => (
      <PostRow
        key={post.id}
        post={post}
        locale={locale}
        onRead={() => readPost(post)}
        onAsk={(what) => setQuestion({ about: post, what })}
        onAcknowledge={(word) => {
          // A reaction says that it was read.
          if (!post.seen) readPost(post);
          acknowledge.mutate({ id: post.id, word });
        }}
      >
        {threadOf(post.id)}
      </PostRow>
    ));

  return (
    <div ref={list} className="flex flex-col gap-3">
      {newPosts.length > 0 && (
        <>
          <ul className={cardStyle}>{rows(newPosts)}</ul>
          <div className="flex items-center gap-4 font-medium text-13 text-accent-text before:h-px before:flex-1 before:bg-accent/40 after:h-px after:flex-1 after:bg-accent/40">
            <output className="flex items-center gap-1.5">
              <ArrowUp aria-hidden className="size-4" />
              {t('newMessages', { count: newPosts.length })}
            </output>
          </div>
        </>
      )}
      {oldPosts.length > 0 && <ul className={cardStyle}>{rows(oldPosts)}</ul>}
      {question?.what === 'remove' && (
        <ConfirmDialog
          title={removeWords('title')}
          confirmLabel={removeWords('confirm')}
          isDestructive
          isPending={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate(question.about.id, { onSuccess: close })}
          onClose={close}
        >
          {removeWords('text')}
        </ConfirmDialog>
      )}
      {question?.what === 'hide' && (
        <HideDialog
          isPending={hide.isPending}
          error={hide.error?.message}
          onHide={(reason) => hide.mutate({ id: question.about.id, reason }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Returns the actions on a post of a team: marking it as read, deleting it, hiding it. */
function usePostChanges(team: number) {
  const queryClient = useQueryClient();
  const change = (how: (cached: PostPages) => PostPages) =>
    queryClient.setQueryData<PostPages>(postPagesKey(team), (cached) => cached && how(cached));
  const onError = ({ message }: Error) => {
    showMessage({ kind: 'bad', text: message });
    void refreshPosts(queryClient);
  };

  const read = useMutation({
    mutationFn: (id: string) => call(readCoachPostContract, { params: { id } }),
    onMutate: (id) => change((cached) => withRead(cached, id)),
    onSuccess: () => refreshPosts(queryClient, 'counts'),
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeCoachPostContract, { params: { id }, body: {} }),
    onSuccess: (_, id) => change((cached) => withoutPost(cached, id)),
  });
  const hide = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(hideCoachPostContract, { params: { id }, body: { reason } }),
    onSuccess: (_, { id, reason }) =>
      change((cached) =>
        mapPosts(cached, (post) => (post.id === id ? { ...post, text: '', hiddenReason: reason } : post)),
      ),
  });
  const acknowledge = useMutation({
    mutationFn: ({ id, word }: { id: string; word: AcknowledgementWord | null }) =>
      call(acknowledgeCoachPostContract, { params: { id }, body: { word } }),
    // Only this changes: it may have been read in the meantime.
    onSuccess: ({ post: { acknowledgements, acknowledged } }, { id }) =>
      change((cached) =>
        mapPosts(cached, (post) => (post.id === id ? { ...post, acknowledgements, acknowledged } : post)),
      ),
    onError,
  });
  return { read, remove, hide, acknowledge };
}
