import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { visitorCtx } from '#/app/page-language.ts';
import { linkToken } from '#/components/frame/links/link-token.ts';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { UnsubscribeForm } from '#/components/mail-preferences/unsubscribe-form.tsx';
import {
  findMailOptOut,
  findMailRecipient,
  listUnsubscribeReasons,
} from '#/lib/domain/mail-preferences/mail-preference.service.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mail-preferences.page');
  return { title: t('title'), robots: { index: false } };
}

/**
 * Shows the page behind an unsubscribe link, whose path has the emailed token. Opening it changes nothing, because
 * mail programs open links to check them.
 */
export default async function UnsubscribePage({ params }: { params: Promise<{ userId: string }> }) {
  const token = linkToken((await params).userId);
  const ctx = await visitorCtx();
  const [recipient, { reasons }] = await Promise.all([findMailRecipient(ctx.db, token), listUnsubscribeReasons(ctx)]);
  if (!recipient) redirectToNotFound('unsubscribe');
  const { kind } = recipient;
  const isStopped = (await findMailOptOut(ctx.db, recipient)) !== null;
  const t = await getTranslations('mail-preferences.page');
  return (
    <OpenShell title={t('heading', { kind })} description={t('description', { kind })}>
      <Words of={['mail-preferences.form', 'ui.answers']}>
        <UnsubscribeForm token={token} kind={kind} reasons={reasons} isStopped={isStopped} />
      </Words>
    </OpenShell>
  );
}
