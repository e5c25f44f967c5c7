import { RECOMMEND_SURVEY_ID } from '#/lib/domain/pulses/constants.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import type { QuestionTypeId } from '#/lib/domain/pulses/questions/question-types.constants.ts';

/** A question of a ready-made survey: an item of the question bank, or its own. */
export type ReadyQuestion =
  | { typeId: QuestionTypeId; bankItemId: number }
  | { typeId: QuestionTypeId; key: string; pool?: readonly string[] };

export interface ReadySurvey {
  id: number;
  key: string;
  questions: readonly ReadyQuestion[];
}

function item(id: (typeof questionBank)[number]['id']): ReadyQuestion {
  const { typeId } = questionBank[id - 1] ?? questionBank[0];
  return { typeId, bankItemId: id };
}

/** Ready-made surveys. Their names, questions and options are in lib/words/en/pulse-bank.json, by their keys. */
export const readySurveys: readonly ReadySurvey[] = [
  // Surveys for everyone come first.
  { id: RECOMMEND_SURVEY_ID, key: 'recommendUs', questions: [item(1), { key: 'mainReason', typeId: 3 }] },
  { id: 1, key: 'teamCheck', questions: [item(33), item(36), item(9), item(13), { key: 'changeFirst', typeId: 3 }] },
  {
    id: 2,
    key: 'workload',
    questions: [
      item(13),
      item(14),
      item(15),
      item(16),
      { key: 'timeTaken', typeId: 2, pool: ['planned', 'unplanned', 'meetings', 'mistakes', 'waiting'] },
    ],
  },
  {
    id: 3,
    key: 'afterAChange',
    questions: [
      item(41),
      { key: 'meansForMe', typeId: 5 },
      { key: 'newWay', typeId: 5 },
      item(44),
      { key: 'unclear', typeId: 3 },
    ],
  },
  {
    id: 4,
    key: 'firstWeeks',
    questions: [
      { key: 'prepared', typeId: 5 },
      item(9),
      { key: 'whomToAsk', typeId: 5 },
      item(36),
      { key: 'helped', typeId: 3 },
    ],
  },
  {
    id: 5,
    key: 'workingApart',
    questions: [
      { key: 'elsewhere', typeId: 5 },
      { key: 'notInRoom', typeId: 5 },
      item(20),
      item(36),
      { key: 'bestPlace', typeId: 2, pool: ['office', 'home', 'half', 'elsewhere'] },
    ],
  },
  { id: 6, key: 'leadership', questions: [item(29), item(30), item(31), item(32), { key: 'keepDoing', typeId: 3 }] },
  { id: 7, key: 'safeToSpeak', questions: [item(37), item(38), item(39), item(40), { key: 'notTalked', typeId: 4 }] },
  {
    id: 8,
    key: 'meetings',
    questions: [
      { key: 'worthTime', typeId: 5 },
      { key: 'whyInvited', typeId: 5 },
      { key: 'whoDoesWhat', typeId: 5 },
      { key: 'couldGo', typeId: 3 },
    ],
  },
  {
    id: 10,
    key: 'lookBack',
    questions: [
      { key: 'aim', typeId: 5 },
      { key: 'together', typeId: 5 },
      { key: 'quality', typeId: 5 },
      { key: 'keep', typeId: 3 },
      { key: 'change', typeId: 3 },
    ],
  },
];
