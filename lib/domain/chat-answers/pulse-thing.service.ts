import { channelKinds } from '#/lib/domain/channels/channel-kinds.ts';
import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import { pulseAnswersOf, pulseFields } from '#/lib/domain/chat-answers/pulse-form.present.ts';
import type { ThingKind } from '#/lib/domain/chat-answers/thing.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { getPulseQuestions } from '#/lib/domain/pulses/respond/respondent.service.ts';
import { submitPulseAnswers } from '#/lib/domain/pulses/respond/submit-pulse-answers.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A person's row in a round of a pulse, if their company allows answering in the chat. */
export const pulseThing: ThingKind = {
  isOwn: async ({ db }, userId, id) => (await db.pulseRecipient.count({ where: { id, userId } })) > 0,
  isStored: async ({ db }, id, submissionId) => (await db.pulseRecipient.count({ where: { id, submissionId } })) > 0,
  pathOf: (id) => `/pulse/${mailedToken(pulseTokenPrefix, id)}`,
  async ask(ctx, id, { locale, connection: { kind, allowsPulses } }) {
    if (!allowsPulses) throw invalid(message('channels.answer.inBrowserOnly'));
    const token = mailedToken(pulseTokenPrefix, id);
    const {
      name,
      companyName: company,
      minimumGroupSize: minimum,
      questions,
      answered: hasAnswered,
    } = await getPulseQuestions(ctx, { token });
    if (hasAnswered) throw invalid(message('pulses.respondent.alreadyAnswered'));
    const channel = channelKinds[kind as ChannelKind].name;
    return {
      title: name,
      audience: [
        wordsFor(locale, 'channels.answer')('platformSees', { channel }),
        wordsFor(locale, 'pulses.mail')('anonymous', { company, minimum }),
      ].join(' '),
      fields: pulseFields(questions, locale),
      missingIn: () => [],
      isEmpty: (values) => Object.keys(values).length === 0,
      submit: (submissionId, values) =>
        submitPulseAnswers(ctx, { token, submissionId, answers: pulseAnswersOf(questions, values) }),
    };
  },
};
