'use client';

import { useState } from 'react';
import type { Answers, RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { pulseCheckAddress } from '#/lib/domain/pulses/respond/respond.constants.ts';
import type { checkPulseAnswerContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

export type AnswerConcerns = Output<typeof checkPulseAnswerContract>;

/** A slower check is skipped: no one should wait longer for a hint. */
const patienceMs = 3000;
const noConcerns: AnswerConcerns = { offensiveWord: null, needsHelp: false };

/**
 * Checks open answers once Send is pressed, and gives someone a second chance if a text may offend or its author may
 * need help. No one is kept from sending: the same texts are sent the second time, and whenever the check fails.
 */
export function useAnswerCheck(token: string, questions: readonly RespondentQuestion[]) {
  const [isChecking, setChecking] = useState(false);
  const [concerns, setConcerns] = useState(noConcerns);
  const [checkedText, setCheckedText] = useState('');

  /** Returns whether the answers may be sent. */
  const check = async (answers: Answers): Promise<boolean> => {
    const texts = openTexts(questions, answers);
    if (texts.length === 0 || checkedText === texts.join('\n')) return true;
    setChecking(true);
    const results = await Promise.all(texts.map((text) => findConcerns(token, text)));
    const offensiveWord = results.find((one) => one.offensiveWord !== null)?.offensiveWord ?? null;
    const needsHelp = results.some((one) => one.needsHelp);
    setConcerns({ offensiveWord, needsHelp });
    setCheckedText(texts.join('\n'));
    setChecking(false);
    return offensiveWord === null && !needsHelp;
  };
  return { isChecking, concerns, check };
}

function openTexts(questions: readonly RespondentQuestion[], answers: Answers): string[] {
  const openAnswers = questions.filter(({ typeId }) => questionType(typeId).isText).map(({ id }) => answers[id]);
  return openAnswers.filter((answer): answer is string => typeof answer === 'string' && !isBlank(answer));
}

function findConcerns(token: string, text: string): Promise<AnswerConcerns> {
  const input = { params: { id: token }, body: { text } };
  const signal = AbortSignal.timeout(patienceMs);
  return call<typeof checkPulseAnswerContract>(pulseCheckAddress, input, signal).catch(() => noConcerns);
}
