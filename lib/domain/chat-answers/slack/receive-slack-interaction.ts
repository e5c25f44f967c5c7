import type { ModalView } from '@slack/web-api';
import * as z from 'zod';
import { slackActions } from '#/lib/domain/channels/slack/slack-message.present.ts';
import { inSlack } from '#/lib/domain/channels/slack/slack-transport.ts';
import { TransportFailure } from '#/lib/domain/channels/transport.ts';
import { answerInChat, askInChat } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import { addressOf, stopMessages } from '#/lib/domain/chat-answers/chat-button.service.ts';
import { type ChatSender, findSender } from '#/lib/domain/chat-answers/find-sender.ts';
import { formModal, sentenceModal, valuesIn } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { readBytes } from '#/lib/platform/read-bytes.ts';
import { answerPrivately, isSignedBySlack } from '#/lib/platform/slack/slack.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Someone's account in a workspace. */
const account = { team: z.object({ id: z.string() }), user: z.object({ id: z.string() }) };

const pressed = z.object({
  type: z.literal('block_actions'),
  ...account,
  trigger_id: z.string(),
  response_url: z.string().default(''),
  actions: z.array(z.object({ action_id: z.string(), value: z.string().default('') })).min(1),
});

const element = z.object({
  value: z.string().nullish(),
  selected_option: z.object({ value: z.string() }).nullish(),
  selected_options: z.array(z.object({ value: z.string() })).optional(),
});

const submission = z.object({
  type: z.literal('view_submission'),
  ...account,
  view: z.object({
    id: z.string(),
    private_metadata: z.string().max(50),
    state: z.object({ values: z.record(z.string(), z.record(z.string(), element)) }),
  }),
});

/** The parts we read of an interaction. A signature proves who sent it, not what it contains. */
const slackInteraction = z.discriminatedUnion('type', [pressed, submission]);

type Pressed = z.output<typeof pressed>;
type Sent = z.output<typeof submission>;

/** As much as the gate accepts. */
const BYTES_MAX = 512 * 1024;

/**
 * Receives what someone pressed or sent in Slack. It is authorised by Slack's signature, and by the account being
 * matched with the person it's about. Throws `signed_out` for anything that Slack hasn't just signed; unknown
 * interactions get an empty answer, as Slack asks for.
 */
export async function receiveSlackInteraction(ctx: Ctx, request: Request): Promise<Response> {
  const raw = await readBytes(request, BYTES_MAX);
  if (!isSignedBySlack(raw, request.headers)) throw new Problem('signed_out', message('channels.answer.unsigned'));
  const { data: interaction } = slackInteraction.safeParse(payloadIn(raw));
  if (!interaction) return new Response(null, { status: 200 });
  const { team, user } = interaction;
  const sender = await findSender(ctx, { kind: 'slack', externalId: team.id, account: user.id });
  const t = wordsFor(sender?.locale ?? ctx.locale, 'channels.answer');
  if (interaction.type === 'view_submission') {
    if (sender) return Response.json(await answerForm(ctx, sender, interaction));
    return Response.json({ response_action: 'update', view: sentenceModal(t('unknown')) });
  }
  const answer = sender
    ? answerPress(ctx, sender, interaction)
    : answerPrivately(interaction.response_url, { text: t('unknown') });
  // Slack waits three seconds for the acknowledgement; what people see comes after it.
  await answer.catch((error: unknown) =>
    log().warn({ error: error instanceof Error ? error.name : typeof error }, 'couldn’t answer a press in Slack'),
  );
  return new Response(null, { status: 200 });
}

/** Returns the JSON in the form's field; undefined for anything else. */
function payloadIn(raw: Buffer): unknown {
  try {
    return JSON.parse(new URLSearchParams(raw.toString('utf8')).get('payload') ?? '');
  } catch {
    return undefined;
  }
}

/** A trigger is valid for three seconds. Source: Slack, Handling user interaction. */
const OPEN_WITHIN_MS = 2500;

/**
 * Acts on a pressed button: opens the form, shows the link to this person only, or stops these messages. A button about
 * something of someone else does nothing, whatever its value.
 */
async function answerPress(ctx: Ctx, sender: ChatSender, press: Pressed): Promise<void> {
  const [{ action_id: action, value } = { action_id: '', value: '' }] = press.actions;
  const [name, choice] = action.split('.');
  const { connection } = sender;
  const t = wordsFor(sender.locale, 'channels.answer');
  const say = (text: string) => answerPrivately(press.response_url, { text });
  if (name === slackActions.feel || name === slackActions.answer) {
    const view = await viewOf(ctx, sender, {
      reference: value,
      emotion: name === slackActions.feel ? Number(choice) : null,
    });
    const modal = { trigger_id: press.trigger_id, view };
    await inSlack(connection, (slack) => slack.views.open(modal), OPEN_WITHIN_MS).catch(async (error: unknown) => {
      if (!(error instanceof TransportFailure)) throw error;
      await say(t('again'));
    });
  }
  if (name === slackActions.page && value !== '') {
    const url = await addressOf(ctx, sender, value);
    await say(url === null ? t('notYours') : t('link', { url }));
  }
  if (name === slackActions.stop && (await stopMessages(ctx, sender.userId, value))) await say(t('stopped'));
}

/** Returns the form for a button, or a sentence that says why there is none. */
async function viewOf(
  ctx: Ctx,
  sender: ChatSender,
  { reference, emotion }: { reference: string; emotion: number | null },
) {
  const { locale } = sender;
  const form = await askInChat(ctx, sender, reference);
  if (typeof form === 'string') return sentenceModal(form);
  const view = formModal({ ...form, emotion, locale });
  return view ?? sentenceModal(wordsFor(locale, 'channels.answer')('large'));
}

/** What Slack does with a submitted form. */
type FormAnswer =
  | { response_action: 'update'; view: ModalView }
  | { response_action: 'errors'; errors: Record<string, string> };

/** Stores the answers and returns the thanks, or the form with what is missing or why it's too late. */
async function answerForm(ctx: Ctx, sender: ChatSender, { view }: Sent): Promise<FormAnswer> {
  const outcome = await answerInChat(ctx, sender, {
    reference: view.private_metadata,
    formId: view.id,
    valuesIn: (fields) => valuesIn(fields, view.state.values),
  });
  if ('errors' in outcome) return { response_action: 'errors', errors: outcome.errors };
  return { response_action: 'update', view: sentenceModal(outcome.sentence) };
}
