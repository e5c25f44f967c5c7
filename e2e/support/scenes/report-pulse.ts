import type { ReportPulse } from '#/lib/domain/reports/document/report-model.ts';

/** Returns a pulse with a question of every type, one of them hidden. */
export function samplePulse(): ReportPulse {
  const none = { average: null, score: null, positiveAnswers: null, neutralAnswers: null, negativeAnswers: null };
  const groups = { detractors: null, passives: null, promoters: null };
  const change = { trend: null, isTrendClear: false };
  const rest = {
    ...none,
    ...groups,
    scores: null,
    enps: null,
    ...change,
    persons: '10–19',
    hiddenReason: null,
    locale: 'en',
  };
  const scores = [
    { question: 'Office', score: 40 },
    { question: 'Home', score: 60 },
  ];
  const shares = { positiveAnswers: 62, neutralAnswers: 25, negativeAnswers: 13 };
  return {
    name: 'How the week went',
    asOf: '2026-03-16',
    persons: '10–19',
    questions: [
      {
        ...rest,
        id: 1,
        text: 'My workload is reasonable.',
        typeId: 5,
        typeName: 'Agreement',
        ...shares,
        score: 70,
        trend: -4,
      },
      {
        ...rest,
        id: 2,
        text: 'Would you recommend us?',
        typeId: 6,
        typeName: 'Rating',
        ...shares,
        score: 75,
        enps: 21,
        detractors: 24,
        passives: 31,
        promoters: 45,
      },
      {
        ...rest,
        id: 3,
        text: 'Did it go well?',
        typeId: 4,
        typeName: 'Yes or no',
        average: 83,
        positiveAnswers: 83,
        negativeAnswers: 17,
      },
      { ...rest, id: 4, text: 'Where do you work best?', typeId: 2, typeName: 'Multiple choice', scores },
      { ...rest, id: 5, text: 'What should we change?', typeId: 3, typeName: 'Open answer' },
      {
        ...rest,
        id: 6,
        text: 'All is well.',
        typeId: 5,
        typeName: 'Agreement',
        persons: null,
        hiddenReason: 'not_enough_answers',
      },
    ],
  };
}
