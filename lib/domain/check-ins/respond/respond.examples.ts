import { type Example, example } from '#/lib/api/endpoint.ts';
import { nudgeTeamContract } from '#/lib/domain/check-ins/mails/nudge.contract.ts';
import { getCheckInReportContract, getTurnoutContract } from '#/lib/domain/check-ins/report/report.contract.ts';
import { getQuestionnaireContract, submitCheckInContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';
import { listOwnFeelingsContract, listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

const [token, localDate, closesAt] = ['srv_k5e.uHrmtIA5', '2026-11-20', '2026-11-23T09:30:00.000Z'];
const isApplicable = {
  emotions: true,
  selfProductivity: true,
  motivator: true,
  norms: false,
  workEnvironment: true,
  monthQuestions: false,
  ratings: false,
};

export const checkInExamples: readonly Example[] = [
  example(listSurveysContract, {
    answer: { teams: [{ id: 2, name: 'Mobile App', token, localDate, closesAt }], surveys: [token] },
  }),
  example(listOwnFeelingsContract, {
    answer: { checkIns: [{ token, localDate, emotion: { id: 3, label: 'Happy', type: 'good' } }] },
  }),
  example(getQuestionnaireContract, {
    body: { token },
    answer: {
      companyName: 'Northlight',
      teamName: 'Mobile App',
      firstName: 'Daniel',
      isAdmin: false,
      localDate,
      closesAt,
      period: 'today',
      audience:
        '\u2068Inês Figueira\u2069 sees your answers with your name. Everyone else in your company sees only groups of 5 or more. Monthly questions never show your name. Pulses don’t either, unless you add it.',
      monthDay: 1,
      surveys: [],
      emotion: 9,
      emotionQuestion: {
        text: 'How did you feel at work today?',
        options: [
          { id: 3, label: 'Happy', type: 'good' },
          { id: 9, label: 'Okay', type: 'meh' },
          { id: 10, label: 'Stressed', type: 'bad' },
        ],
      },
      affectingFactors: [],
      affectingFactorOptions: {
        max: 3,
        options: [
          { id: 1, label: 'Workload' },
          { id: 14, label: 'Progress on my work' },
        ],
      },
      elaborateField: '',
      todayProductivity: 0,
      productivityQuestion: 'How much of what you planned for today did you get done?',
      motivator: null,
      motivatorQuestion: { id: 82, type: 2, text: 'Did you get the help you needed today?' },
      normQuestions: [],
      norms: {},
      workEnvironment: 1,
      workEnvironmentQuestion: 'Where did you work today?',
      workEnvironmentOptions: [
        { id: 1, label: 'On site' },
        { id: 2, label: 'At home' },
      ],
      monthquestions: [],
      monthQuestionsAnswers: {},
      team: { question: 'How much did each person get done today?', users: [] },
      answers: {},
      isApplicable,
    },
  }),
  example(submitCheckInContract, {
    body: {
      token,
      submissionId: '7d0b4c52-9a43-4f6e-8a0c-2f1f5d3b6e91',
      answers: {
        emotion: 3,
        affectingFactors: [14],
        elaborateField: 'The release went out without a single late night.',
        todayProductivity: 80,
        motivatorQuestion: { id: 82, type: 2 },
        motivator: 1,
        workEnvironment: 2,
        isApplicable,
        touched: ['emotions', 'selfProductivity', 'motivator', 'workEnvironment'],
      },
    },
    answer: { localDate, surveys: [] },
  }),
  example(getTurnoutContract, {
    body: { token },
    answer: {
      teamName: 'Mobile App',
      localDate,
      turnout: { answered: 8, asked: 11 },
      nextAt: closesAt,
      timeZone: 'Europe/London',
    },
  }),
  example(getCheckInReportContract, {
    params: { id: 2 },
    query: { date: '2026-11-19' },
    answer: {
      team: { id: 2, name: 'Mobile App' },
      date: '2026-11-19',
      dates: [
        { date: '2026-11-18', due: 11, answered: 9 },
        { date: '2026-11-19', due: 11, answered: 10 },
      ],
      previousDate: '2026-11-18',
      nextDate: '2026-11-20',
      nextDueDate: '2026-11-23',
      participation: null,
      hiddenReason: null,
      namedSince: null,
      members: [{ id: 44, name: 'Ana Lima', isMember: true }],
      answers: [
        {
          userId: 44,
          status: 'answered',
          answeredAt: '2026-11-19T11:00:00.000Z',
          emotion: { id: 3, label: 'Happy', type: 'good' },
          course: [
            { date: '2026-11-18', isAnswered: false, emotion: null },
            { date: '2026-11-19', isAnswered: true, emotion: { id: 3, label: 'Happy', type: 'good' } },
          ],
          factors: [{ id: 14, label: 'Progress on my work' }],
          elaborate: 'The release went out without a single late night.',
          productivity: 80,
          ratings: [{ leaderId: 3, leader: 'Inês Figueira', value: 85 }],
          motivator: {
            name: 'A leader who has my back',
            question: 'Did you get the help you needed today?',
            answer: 100,
            label: 'Yes',
          },
          norms: [{ id: 2, label: 'Trust', value: 4, level: 'Mostly' }],
          workEnvironment: { id: 2, label: 'At home' },
          notApplicable: [],
        },
      ],
    },
  }),
  example(nudgeTeamContract, { params: { id: 2 }, body: { date: localDate }, answer: { remindedCount: 9 } }),
];
