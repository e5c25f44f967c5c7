import { findSender } from '#/lib/domain/chat-answers/find-sender.ts';
import { answerForm } from '#/lib/domain/chat-answers/slack/answer-form.ts';
import { answerPress } from '#/lib/domain/chat-answers/slack/answer-press.ts';
import { slackInteraction } from '#/lib/domain/chat-answers/slack/interaction.schema.ts';
import { sentenceModal } from '#/lib/domain/chat-answers/slack/slack-form.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { readBytes } from '#/lib/platform/read-bytes.ts';
import { answerPrivately } from '#/lib/platform/slack/slack.ts';
import { isSignedBySlack } from '#/lib/platform/slack/slack-signature.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

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
